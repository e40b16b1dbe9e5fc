import { connect } from "node:net";
import { hostname } from "node:os";
import postgres from "postgres";
import type { Database, Query } from "./database.ts";
import { type Deadline, withinDeadline } from "./deadline.ts";
import { createGate } from "./gate.ts";
import { persistently } from "./persistently.ts";

const connections = 20;

/**
 * Milliseconds. A caller is answered within `answer`, whatever the server does; it gets less for one statement, so
 * that the server itself puts an end to what would come too late, locks included.
 */
const patience = { answer: 7000, statement: 6000, connect: 5000 };

/**
 * The PostgreSQL at this address. What waits too long fails with the code DEADLINE, whether for one of our
 * connections, for the server or for another transaction, and what it has written is undone. A transaction that
 * the server ended for the sake of another one runs once more, so `work` must bear to run twice. By `who` an operator,
 * and whoever asks for servers at work, sees whose connections they are.
 */
export async function openPostgres(url: string, who: Who = "site"): Promise<Database> {
  const session = sessionOf(who);
  const options = { ...common, connection: { ...session, ...bounds } };
  const gate = createGate(connections);
  const sql = postgres(url, { ...options, ...closingWhenSilent(() => gate.inUse() > 0) });
  await sql`select 1`.catch(refuse);
  const prepare = prepareTheFirst(100);

  return {
    query: (text, parameters) =>
      bounded((deadline) => begin(sql, (query) => query(text, parameters), deadline)) as never,
    transaction: (work) => bounded((deadline) => begin(sql, work, deadline)),
    async atLeisure(work) {
      // For migrations, which may build an index and wait for another process that does.
      const patient = postgres(url, { ...common, connection: session, max: 1 });
      await patient`select 1`.catch(refuse);
      try {
        return await begin(patient, async (query) => {
          await query(withoutBounds);
          return work(query);
        });
      } finally {
        await patient.end({ timeout: 5 });
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };

  function begin<Result>(
    on: postgres.Sql,
    work: (query: Query) => Promise<Result>,
    deadline?: Deadline,
  ): Promise<Result> {
    let over = false;
    const transaction = on.begin(async (sql) => {
      // `execute`: the driver's queries start late, when awaited, and could overtake each other.
      const result = await work(<Row>(text: string, parameters: readonly unknown[] = []) => {
        deadline?.check();
        const query = over
          ? never()
          : sql.unsafe(text, parameters as never[], prepare(text)).execute();
        return query as unknown as Promise<Row[]>;
      }).catch((error) => (isConnectionLost(error) ? never() : Promise.reject(error)));
      // The caller has been told that it failed: so it has to.
      deadline?.check();
      return result;
    });
    return transaction.finally(() => {
      over = true;
    }) as Promise<Result>;
  }

  function bounded<Result>(work: (deadline: Deadline) => Promise<Result>): Promise<Result> {
    return withinDeadline(patience.answer, (deadline) =>
      persistently(gate, deadline, () => work(deadline)),
    );
  }
}

/** A server, or a command that copies: a backup may be made at any time, and is no server. */
export type Who = "site" | "site-copy";

/** What PostgreSQL is told of every connection. */
function sessionOf(who: Who) {
  return { TimeZone: "UTC", application_name: `${who} ${hostname()} ${process.pid}` };
}

/**
 * What is awaited of a lost connection. The driver fails the transaction by itself; the rollback that it would send
 * on any other error, or a further statement, finds no socket and would end the process. Each time a promise of its
 * own: one for all would keep whoever ever awaited it.
 */
function never(): Promise<never> {
  return new Promise(() => {});
}

function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(CONNECTION_\w+|ECONN\w+|EPIPE|57P0[123])$/.test(code);
}

const common = {
  max: connections,
  connect_timeout: patience.connect / 1000,
  // However long it was away, a server that is back is used at once.
  backoff: () => 0.1,
  types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  onnotice: () => {},
  // To look up the types of arrays is a query of the driver's own on each new connection; when the server goes away
  // during it nobody catches its failure, and the process ends. No statement of ours takes or gives an array.
  fetch_types: false,
};

const bounds = {
  statement_timeout: patience.statement,
  idle_in_transaction_session_timeout: patience.answer,
};

/** The login may have bounds of its own, which it needs behind a pooler. */
const withoutBounds =
  "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/**
 * A server that stands still, or a network that has swallowed it, never closes a connection: one on which nothing
 * has moved for too long while answers are awaited is closed from here.
 */
function closingWhenSilent(awaiting: () => boolean) {
  return {
    socket({ host, port, path }: { host: string[]; port: number[]; path?: string | false }) {
      const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0]);
      return socket.setTimeout(patience.answer, () => awaiting() && socket.destroy());
    },
  };
}

function refuse(cause: Error): never {
  throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(cause)}`, { cause });
}

/** Of a name with several addresses, as `localhost` is, Node tells what each failed with, and nothing itself. */
function reasonOf(error: Error & { code?: string }): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first ? reasonOf(first) : error.message || error.code || error.name;
}

/**
 * Prepared statements for as many different texts: callers choose columns and order and could otherwise fill
 * the database's memory with variants.
 */
function prepareTheFirst(count: number): (text: string) => { prepare: boolean } {
  const prepared = new Set<string>();
  return (text) => {
    if (prepared.size < count) {
      prepared.add(text);
    }
    return { prepare: prepared.has(text) };
  };
}
