import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { createBackground } from "./background.ts";
import { openDatabase, statements } from "./database.ts";
import { openMail } from "./mail.ts";
import { migrate } from "./migrations.ts";
import { readSigningKey } from "./secrets.ts";
import { readSettings } from "./settings.ts";
import { siteRoutes } from "./site.ts";
import { sweepOutbox } from "./sweep.ts";

/** Logs go to standard error, one JSON object a line; standard output is for the person who starts it. */
const log = pino({ base: undefined }, pino.destination(2));

try {
  await start();
} catch (error) {
  log.fatal(error instanceof Error ? error.message : "The server could not start");
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  await migrate(database);
  const signingKey = readSigningKey(settings.DATA_DIR);
  const site = await openSite(settings.SITE_URL);
  const mail = await openMail(settings);

  const server = createServer();
  server.listen(settings.PORT, settings.HOST);
  await listening(server);
  const { port } = server.address() as AddressInfo;
  const siteUrl = settings.SITE_URL?.replace(/\/$/, "") ?? `http://localhost:${port}`;
  const background = createBackground(log);
  const outbox = { sql: statements(database), sendMail: mail.send, siteUrl, log };
  const app = createApp({ ...outbox, settings, database, signingKey, background, site });
  server.on("request", getRequestListener(app.fetch));
  const stopping = new AbortController();
  background.run(sweepOutbox(outbox, stopping.signal));

  stopOnSignal(server, async () => {
    stopping.abort();
    await background.settled(5_000);
    await mail.close();
    await database.close();
  });
  log.info({ url: siteUrl, port, mailUrl: mail.catcherUrl }, "ready");
  process.stdout.write(
    `\n  Site        ${siteUrl}\n  Enrollments ${siteUrl}/enrollments\n  Mail        ${mail.catcherUrl ?? "sent through SMTP_URL"}\n\n`,
  );
}

async function openSite(siteUrl: string | undefined) {
  const folder = join(import.meta.dirname, "../dist");
  if (!existsSync(join(folder, "headers.json"))) {
    log.warn("There is no built site to serve: run npm run build");
    return undefined;
  }
  return siteRoutes(folder, siteUrl?.startsWith("https:") ?? false, log);
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("listening", resolve).once("error", reject);
  });
}

/** On SIGINT and SIGTERM: takes no new requests, lets those in flight finish (10 s at most), then closes. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) {
      return;
    }
    stopping = true;
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(idle);
    clearTimeout(deadline);
    await close();
    log.info("stopped");
    process.exit(0);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
