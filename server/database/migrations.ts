import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "../../content/countries.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import { provider } from "../../supabase/functions/_shared/provider.ts";
import type { Database, Query } from "./database.ts";
import { exclusively, givingWay } from "./exclusively.ts";
import { countOthersAtWork } from "./others-at-work.ts";

const migrationsDirectory = join(import.meta.dirname, "../../supabase/migrations");

/** The migrations as they lay there when this process started. */
const known = readdirSync(migrationsDirectory).sort();

/**
 * Brings the database up to date: the platform's own parts, then each migration that is not there yet in
 * one transaction, recorded as the Supabase CLI records it, then what it must know of `content/`: the admins
 * (SPEC §6), the programs and countries, the time zone and how long personal data is kept. Several processes may do
 * it at the same time; of one that is alone with the database the content is the newest, whatever was there before.
 * Nobody else is kept waiting for long; that it waits itself is logged.
 */
export async function migrate(database: Database, log?: Log): Promise<void> {
  const recorded = await givingWay(database, log, async (query) => {
    await preparePlatform(query);
    return recordedMigrations(query);
  });
  for (const file of known.filter((name) => !recorded.includes(versionOf(name)))) {
    await givingWay(database, log, (query) => applyMigration(query, file));
  }
  for (const fill of [provisionAdmins, fillCatalogue, fillProvider])
    await givingWay(database, log, fill);
}

/**
 * Runs just these migrations on an empty database, and then `fill`, all in one transaction. Throws a one-line error
 * when something is in the database already or one of the migrations is not known. A Supabase project has run its
 * migrations before: they must be just these, and nobody may have enquired or chatted there.
 */
export async function migrateEmpty<Result>(
  database: Database,
  versions: readonly string[],
  fill: (query: Query) => Promise<Result>,
): Promise<Result> {
  return exclusively(database, async (query) => {
    if (await isSupabase(query)) {
      await requireEmptyProject(query, versions);
      return fill(query);
    }
    await requireNothing(
      query,
      "select from pg_tables where schemaname in ('supabase_migrations', 'private')",
    );
    await preparePlatform(query);
    for (const version of versions) {
      const file = known.find((name) => versionOf(name) === version);
      if (!file) throw new Error("The backup is from a newer version of this program.");
      await applyMigration(query, file);
    }
    return fill(query);
  });
}

async function requireEmptyProject(query: Query, versions: readonly string[]): Promise<void> {
  const [table] = await query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  const recorded = table?.found ? await recordedMigrations(query) : [];
  if (recorded.join() !== versions.join()) {
    throw new Error(
      "The Supabase project has not run the same migrations as the other database: bring both to the same version. Nothing has been changed.",
    );
  }
  await requireNothing(
    query,
    "select from private.enquiries union all select from public.chat_visitors",
  );
}

async function requireNothing(query: Query, rows: string): Promise<void> {
  const [found] = await query(`${rows} limit 1`);
  if (found) throw new Error("The database is not empty. Nothing has been changed.");
}

/** The versions of the migrations that a database has run, the oldest first. */
export async function recordedMigrations(query: Query): Promise<string[]> {
  const rows = await query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version);
}

/** Whether the database has every migration that this process knows of; a newer process may have added more. */
export async function isMigrated({ query }: Database): Promise<boolean> {
  const recorded = await recordedMigrations(query);
  return known.every((file) => recorded.includes(versionOf(file)));
}

async function preparePlatform(query: Query): Promise<void> {
  if (await isSupabase(query)) {
    throw new Error(
      "The database of DATABASE_URL belongs to a Supabase project. Use an empty one, or deploy supabase/ to that project.",
    );
  }
  await requireUnicode(query);
  await query(readFileSync(join(import.meta.dirname, "platform.sql"), "utf8"));
  await query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`);
}

/** In a cluster that was made without a locale a character is a byte: names would be stored broken, and not found again. */
async function requireUnicode(query: Query): Promise<void> {
  const [{ encoding } = { encoding: "" }] = await query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  if (encoding === "UTF8") return;
  throw new Error(
    `The database of DATABASE_URL stores text as ${encoding}, which destroys names in other letters than English ones. Make a new one with "create database … encoding 'UTF8' template template0"; what is in this one comes along with npm run move.`,
  );
}

/** Whether it is the database of a Supabase project: its auth schema is its own, with users that are not ours to remove. */
export async function isSupabase(query: Query): Promise<boolean> {
  const theirs = await query(
    "select from pg_tables where schemaname = 'auth' and tablename in ('schema_migrations', 'identities')",
  );
  return theirs.length > 0;
}

/** No user but the admins: an address that content/site.ts no longer names is signed out and cannot sign in. */
async function provisionAdmins(query: Query): Promise<void> {
  const emails = JSON.stringify(site.adminEmails.map((email) => email.toLowerCase()));
  const named = "select email from json_array_elements_text($1::text::json) as named (email)";
  await query(`delete from auth.users where email not in (${named})`, [emails]);
  await query(`insert into auth.users (email) ${named} on conflict do nothing`, [emails]);
  await query("select private.add_admin(email) from auth.users", []);
}

/** Visitors enquire about what the content names: what the database does not take over ends the start. */
async function fillCatalogue(query: Query): Promise<void> {
  const alone = (await countOthersAtWork(query)) === 0;
  await query("select private.fill_catalogue($1::text::jsonb, $2::text::jsonb, $3)", [
    JSON.stringify(programs),
    JSON.stringify(countries),
    alone,
  ]).catch((cause: Error) => {
    const message = `The programs and countries of content/ cannot be taken over: ${cause.message}`;
    throw new Error(message, { cause });
  });
}

async function fillProvider(query: Query): Promise<void> {
  await query("select private.fill_provider($1::text::jsonb)", [JSON.stringify(provider)]);
}

async function applyMigration(query: Query, file: string): Promise<void> {
  const version = versionOf(file);
  const name = file.slice(version.length + 1, -".sql".length);
  const recorded = await query(
    "select from supabase_migrations.schema_migrations where version = $1",
    [version],
  );
  if (recorded.length > 0) {
    return;
  }
  const text = readFileSync(join(migrationsDirectory, file), "utf8");
  await query(text);
  await query(
    "insert into supabase_migrations.schema_migrations values ($1, array[$2::text], $3)",
    [version, text, name],
  );
}

/** A migration's file is named `<version>_<name>.sql`, as the Supabase CLI wants it. */
function versionOf(file: string): string {
  return file.slice(0, file.indexOf("_"));
}
