import process from "node:process";
import postgres from "postgres";
import type { Background } from "./background.ts";
import { errorKind } from "./error-kind.ts";
import type { Log } from "./log.ts";
import type { OutboxDeps } from "./mail/outbox.ts";
import { createPlaces } from "./mail/places.ts";
import { createMailTransport, defaultSender, mailSigning, parseSender } from "./mail/transport.ts";
import type { Sql } from "./sql.ts";

/** What Supabase's runtime offers besides the Deno API; absent under plain `deno run`. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

type MailDeps = OutboxDeps & Background;

type Handler = (request: Request) => Promise<Response>;

/** Milliseconds for which a request takes mails in hand. */
const mailing = 30_000;

/**
 * What `create` makes, for each request with a bound in time. A worker ends 150 seconds after its start, with whatever
 * it has in hand, and gets requests in the first half of that: so also the last one's mails are seen to their end. What
 * is due still, the next call of deliver-emails takes.
 */
export function hostedMailer(create: (deps: MailDeps) => Handler): Handler {
  const deps = hostedDeps();
  return (request) => create({ ...deps, stopping: AbortSignal.timeout(mailing) })(request);
}

/**
 * What the handlers need, from what a hosted project sets: SUPABASE_DB_URL is given; SMTP_URL, SITE_URL and
 * if wanted MAIL_FROM, DKIM_SELECTOR and DKIM_PRIVATE_KEY are the project's own secrets (`supabase secrets set`).
 * Throws when one is missing.
 */
export function hostedDeps(): Omit<MailDeps, "stopping"> {
  return {
    sql: hostedSql(required("SUPABASE_DB_URL")),
    sendMail: createMailTransport({
      smtpUrl: required("SMTP_URL"),
      from: process.env.MAIL_FROM ? parseSender(process.env.MAIL_FROM) : defaultSender,
      signing: mailSigning(process.env.DKIM_SELECTOR, process.env.DKIM_PRIVATE_KEY),
    }),
    places: createPlaces(),
    siteUrl: required("SITE_URL").replace(/\/$/, ""),
    log: consoleLog,
    inBackground,
  };
}

/**
 * Statements over a few connections; not prepared, because a hosted project may pool by transaction. The types of arrays,
 * which none of ours takes or gives, would be asked for on each new connection, by a query whose failure nobody catches.
 */
function hostedSql(url: string): Sql {
  const connection = postgres(url, {
    max: 3,
    prepare: false,
    idle_timeout: 20,
    connect_timeout: 5,
    fetch_types: false,
  });
  return (text, parameters) => connection.unsafe(text, parameters as never[]) as never;
}

const consoleLog: Log = {
  info: (fields, message) => write("info", fields, message),
  error: (fields, message) => write("error", fields, message),
};

function write(level: "info" | "error", fields: object, message: string): void {
  // biome-ignore lint/suspicious/noConsole: what goes another way does not reach the function's log.
  console[level](JSON.stringify({ level, ...fields, msg: message }));
}

/** Hosted, an instance may end with the answer unless it is told what else is going on. */
function inBackground(work: Promise<unknown>): void {
  const watched = work.catch((error: unknown) => {
    consoleLog.error({ reason: errorKind(error) }, "Work in the background failed");
  });
  if (typeof EdgeRuntime !== "undefined") {
    EdgeRuntime.waitUntil(watched);
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`The secret ${name} is not set.`);
  }
  return value;
}
