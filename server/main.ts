import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { errorKind } from "../supabase/functions/_shared/error-kind.ts";
import { longestNoting } from "../supabase/functions/_shared/mail/outbox.ts";
import { createPlaces } from "../supabase/functions/_shared/mail/places.ts";
import { longestSending } from "../supabase/functions/_shared/mail/transport.ts";
import { wakeAssistant } from "../supabase/functions/chat-assistant/handler.ts";
import { createApp } from "./app.ts";
import { forgetWhatHasEnded as forgetSessions } from "./auth/sessions.ts";
import { sendSignInLink } from "./auth/sign-in-link.ts";
import { readSigningKey } from "./auth/signing-key.ts";
import { createBackground } from "./background.ts";
import { openBackupDoor } from "./copy/door.ts";
import { closeToOthers } from "./database/data-directory.ts";
import { keepHouse } from "./database/housekeeping.ts";
import { migrateIfRoom } from "./database/migrate-if-room.ts";
import { nameDatabase, openDatabase } from "./database/open-database.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { listen } from "./http/listen.ts";
import { requestField } from "./http/request-id.ts";
import { learnAside } from "./learning/learn-aside.ts";
import { isMailServerThere, openMail } from "./mail/mail.ts";
import { sweepOutbox } from "./mail/outbox-sweep.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { watchReadiness } from "./readiness.ts";
import { readSettings } from "./settings.ts";
import { drain, onceAskedToStop, stopServing } from "./shutdown.ts";
import { compareAddress, readBuiltFor } from "./site/compare-address.ts";
import { isPublic } from "./site/is-public.ts";
import { siteRoutes } from "./site/routes.ts";

/** Logs go to standard error, one JSON object a line; standard output is for the person who starts it. */
const log = pino(
  { base: undefined, mixin: requestField },
  pino.destination({ dest: 2, sync: true }),
);

/** Milliseconds after the start. */
const wakingPause = 3000;

// What this process writes is for its owner alone.
process.umask(0o077);

try {
  await start();
} catch (error) {
  // For the person at the terminal: one plain line.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { site, builtFor } = await openSite(settings.SITE_URL);
  closeToOthers(settings.DATA_DIR);
  const database = await openDatabase(settings, log);
  const embedded = settings.DATABASE_URL === undefined;
  const upToDate = await migrateIfRoom(database, settings, log);
  const door = embedded ? await openBackupDoor(database, settings.DATA_DIR, log) : undefined;
  const signingKey = settings.SIGNING_KEY ?? readSigningKey(settings.DATA_DIR);
  // Before the mail catcher, which takes the port after PORT only where nobody else wants it.
  const metrics = await openMetrics(settings, database, log);
  const address = settings.SITE_URL ?? builtFor;
  const mail = await openMail(settings, address !== undefined && isPublic(address), log);
  const background = createBackground(log);
  const stopping = new AbortController();

  // Proxies keep idle connections for a minute: one that we closed before would break under the request it is used for.
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 });
  const port = await listen(server, "PORT", settings.PORT, settings.HOST);
  const siteUrl = settings.SITE_URL ?? `http://localhost:${port}`;
  const outbox = {
    sql: database.query,
    sendMail: metrics ? metrics.counting(mail.send) : mail.send,
    places: createPlaces(),
    siteUrl,
    log,
    // Once it is aborted, no mail is claimed.
    stopping: mail.keepsWaiting ? AbortSignal.abort() : stopping.signal,
  };
  const linkDeps = { ...outbox, stopping: stopping.signal };
  const showLink = mail.catcherUrl ? (link: string) => say(`  Sign in      ${link}\n`) : undefined;
  const app = createApp({
    ...outbox,
    settings,
    database,
    signingKey,
    background,
    site,
    measure: metrics?.requests,
    countChatAnswer: metrics?.chatAnswer,
    readiness: watchReadiness(database, stopping.signal),
    isMailServerThere: () => isMailServerThere(mail.smtpUrl),
    sendLinkLater: (email) =>
      background.run(sendSignInLink({ ...linkDeps, database, showLink }, email)),
  });
  server.on("request", getRequestListener(app.fetch));
  background.run(sweepOutbox(outbox));
  const embeddedIn = embedded ? settings.DATA_DIR : undefined;
  const { signal } = stopping;
  background.run(
    keepHouse({ database, embeddedIn, upToDate, forgetSessions, log, stopping: signal }),
  );

  onceAskedToStop(log, [
    () => stopping.abort(),
    () => drain(server, settings.DRAIN_SECONDS),
    () => stopServing(server),
    () => metrics?.close(),
    // A mail in hand is seen to its end, or it would go out once more after the next start.
    () => background.settled(longestSending + longestNoting + 1000),
    mail.close,
    () => door?.close(),
    database.close,
  ]);
  startHeartbeat();
  // When whoever waited for the start has been served, and before anybody writes to her.
  setTimeout(() => void wakeAivy(), wakingPause).unref();
  const { catcherUrl: mailUrl } = mail;
  const data = nameDatabase(settings);
  log.info({ url: siteUrl, port, data, mailUrl, metricsPort: metrics?.port }, "ready");
  say(`\n  Site         ${siteUrl}\n  Enrollments  ${siteUrl}/enrollments`);
  const waiting = mail.keepsWaiting ? "  (sign-in links alone: the rest waits for SMTP_URL)" : "";
  say(`  Mail         ${mailUrl ?? "sent through SMTP_URL"}${waiting}\n  Data         ${data}\n`);
}

/** Nothing of it is waited for at the end. */
async function wakeAivy(): Promise<void> {
  try {
    await wakeAssistant(log, learnAside);
  } catch (error) {
    log.error({ reason: errorKind(error) }, "The assistant could not be woken");
  }
}

/** The built site, unless it is told with `--without-site` that it is served elsewhere, as `npm run dev` does. */
async function openSite(siteUrl: string | undefined) {
  if (process.argv.includes("--without-site")) return {};
  const folder = join(import.meta.dirname, "../dist");
  const site = await siteRoutes(folder, siteUrl?.startsWith("https:") ?? false, log);
  const builtFor = await readBuiltFor(folder);
  compareAddress(builtFor, siteUrl, log);
  return { site, builtFor };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
