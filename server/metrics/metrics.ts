import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SendMail } from "../../supabase/functions/_shared/mail/transport.ts";
import { type AnswerKind, answerKinds } from "../../supabase/functions/chat-assistant/handler.ts";
import type { Database } from "../database/database.ts";

export type Metrics = {
  /** Measures every request that passes through. */
  requests: MiddlewareHandler;
  /** The same way out for mail, counted. */
  counting(send: SendMail): SendMail;
  /** Counts an answer of the chat by how it came about. */
  chatAnswer(kind: AnswerKind): void;
  /** Gives all of them in Prometheus's text format. */
  registry: Registry;
};

/**
 * What this process counts for an operator: its requests by method, route and status, its mails, the chat's
 * answers, Node's own figures, and from the database the mails that wait. No label holds anything that a visitor
 * sent: a route is one that the server knows (`/rest/v1/*` for whatever else is asked for).
 */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, route and status, and how long they took to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  const attempts = new Counter({
    name: "mail_attempts_total",
    help: "Mails handed to the mail server by this process, by what came of it",
    labelNames: ["outcome"],
    registers,
  });
  const answers = new Counter<"kind">({
    name: "chat_answers_total",
    help: "The chat's answers by this process, by how they came about",
    labelNames: ["kind"],
    registers,
  });
  for (const kind of answerKinds) answers.inc({ kind }, 0);
  measureOutbox(database, registers);

  return {
    async requests(context, next) {
      const done = seconds.startTimer();
      await next();
      done({ method: context.req.method, route: routePath(context), status: context.res.status });
    },
    counting: (send) => async (mail) => {
      try {
        await send(mail);
        attempts.inc({ outcome: "sent" });
      } catch (error) {
        attempts.inc({ outcome: "failed" });
        throw error;
      }
    },
    chatAnswer: (kind) => answers.inc({ kind }),
    registry,
  };
}

/**
 * By whom a mail is for, since an address that a learner mistyped is no trouble of the provider's; of those given up, what
 * the last day brought, so that an alarm ends by itself.
 */
const outboxText = `with unsent as (
    select kind, created_at, given_up_at from public.email_outbox where sent_at is null and given_up_at is null
    union all
    select kind, created_at, given_up_at from public.email_outbox where given_up_at > now() - interval '1 day'
  )
  select whose as "to", count(created_at) filter (where given_up_at is null)::int as waiting,
    count(given_up_at)::int as given_up,
    coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float as oldest
  from (values ('provider'), ('learner')) as each (whose)
  left join unsent on whose = case kind when 'enrollment_confirmation' then 'learner' else 'provider' end
  group by whose`;

/** The outbox is everybody's: each process that shares the database tells the same of it. */
function measureOutbox(database: Database, registers: Registry[]): void {
  const read = readTogether(() => database.query<Outbox>(outboxText));
  new Gauge({
    name: "mail_oldest_waiting_seconds",
    help: "Age of the oldest mail that has not been sent, by whom it is for",
    labelNames: ["to"],
    registers,
    async collect() {
      const rows = await read();
      // Rather nothing than the figures of before.
      this.reset();
      for (const { to, oldest } of rows) this.set({ to }, oldest);
    },
  });
  new Gauge({
    name: "mails",
    help: "Mails that wait in the outbox, and that were given up in the last day, by whom they are for",
    labelNames: ["state", "to"],
    registers,
    async collect() {
      const rows = await read();
      this.reset();
      for (const { to, waiting, given_up } of rows) {
        this.set({ state: "waiting", to }, waiting);
        this.set({ state: "given_up", to }, given_up);
      }
    },
  });
}

type Outbox = { to: "provider" | "learner"; waiting: number; given_up: number; oldest: number };

/** Who asks while it is being read gets the same rows; none where it cannot be read. */
function readTogether<Row>(query: () => Promise<Row[]>): () => Promise<Row[]> {
  let reading: Promise<Row[]> | undefined;
  return () => {
    reading ??= query()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}
