import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import type { Settings } from "../settings.ts";
import { holdDataDirectory } from "./data-directory.ts";

/**
 * One statement. JSON goes in as text with a cast (`$1::text::jsonb`), because the two drivers serialize
 * JSON parameters differently. Without parameters the text may hold several statements.
 */
export type Query = <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  /** One statement in a transaction of its own, with all the rights of the server itself. */
  query: Query;
  /**
   * Runs `work` in one transaction of its own and commits; rolls back when it throws. Statements that are
   * not awaited one by one run in the order given, in as few round trips as the driver can.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** What both drivers throw for an error that PostgreSQL reported; `code` is the SQLSTATE. */
export interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/** Whether PostgreSQL reported this error, as opposed to the way there. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error;
}

/**
 * Whether the database could not be reached or would not serve: the driver's own codes, those of sockets, and
 * PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down or starting).
 */
export function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return isDatabaseError(error)
    ? /^(08|53|57P)/.test(code)
    : /^(CONNECTION_\w+|CONNECT_TIMEOUT|E[A-Z]+)$/.test(code);
}

/** Whether PostgreSQL undid a transaction because it stood in another one's way: a deadlock, for one. */
export function isEndedForAnother(error: unknown): boolean {
  return isDatabaseError(error) && ["40001", "40P01"].includes(error.code);
}

/** The database of these settings: the PostgreSQL of DATABASE_URL, or else the embedded one in DATA_DIR. */
export async function openDatabase(settings: Settings): Promise<Database> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL)
    : openEmbedded(settings.DATA_DIR);
}

async function openPostgres(url: string): Promise<Database> {
  const sql = postgres(url, {
    max: 20,
    connection: { TimeZone: "UTC" },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    onnotice: () => {},
  });
  await sql`select 1`.catch((cause: Error) => {
    throw new Error(`The database of DATABASE_URL cannot be used: ${cause.message}`, { cause });
  });
  const prepare = prepareTheFirst(100);
  return {
    query: (text, parameters = []) => sql.unsafe(text, parameters as never[], prepare(text)),
    transaction: <Result>(work: (query: Query) => Promise<Result>) =>
      sql.begin((transaction) =>
        // `execute`: the driver's queries start late, when awaited, and could overtake each other.
        work(<Row>(text: string, parameters: readonly unknown[] = []) => {
          const query = transaction.unsafe(text, parameters as never[], prepare(text));
          return query.execute() as unknown as Promise<Row[]>;
        }),
      ) as Promise<Result>,
    close: () => sql.end({ timeout: 5 }),
  };
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

async function openEmbedded(directory: string): Promise<Database> {
  const release = holdDataDirectory(directory);
  try {
    const pglite = await openPglite(directory);
    return {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        (await pglite.query<Row>(text, [...parameters])).rows,
      transaction: <Result>(work: (query: Query) => Promise<Result>) =>
        pglite.transaction((transaction) =>
          work(async <Row>(text: string, parameters?: readonly unknown[]) => {
            if (parameters === undefined) {
              return (await transaction.exec(text)).at(-1)?.rows as Row[];
            }
            return (await transaction.query<Row>(text, [...parameters])).rows;
          }),
        ),
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A first initialisation that is killed leaves a dead directory behind: it happens aside, then moves in. */
async function openPglite(directory: string): Promise<PGlite> {
  const path = join(directory, "database");
  if (!existsSync(path)) {
    const draft = join(directory, "database.new");
    rmSync(draft, { recursive: true, force: true });
    await (await PGlite.create(draft)).close();
    renameSync(draft, path);
  }
  return PGlite.create(path);
}
