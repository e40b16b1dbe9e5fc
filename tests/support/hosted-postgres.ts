import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { hostedData } from "../../build/write-hosted-data.ts";

/**
 * Makes of an empty database what a hosted Supabase project has before its first migration, as far as ours
 * depend on it: the API's roles, an `auth` schema of somebody else with the given user in it, an owner who is no
 * superuser, and default privileges that give the API's roles everything in `public`. Gives the owner's address.
 */
export async function prepareLikeHosted(url: string, userEmail: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`
    do $$
    declare name text;
    begin
      if not exists (select from pg_roles where rolname = 'project_owner') then
        create role project_owner login createrole bypassrls nosuperuser;
      end if;
      foreach name in array array['anon', 'authenticated', 'service_role'] loop
        if not exists (select from pg_roles where rolname = name) then
          execute format('create role %I nologin noinherit', name);
        end if;
      end loop;
    end $$;
    alter role service_role bypassrls;
    grant anon, authenticated, service_role to project_owner;
    grant create on database ${new URL(url).pathname.slice(1)} to project_owner;
    grant all on schema public to project_owner;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on functions to anon, authenticated, service_role;

    create schema auth;
    grant usage on schema auth to anon, authenticated, service_role, project_owner;
    create table auth.users (id uuid primary key default gen_random_uuid(), email varchar(255) unique);
    insert into auth.users (email) values ('${userEmail}');
    create table auth.identities (id uuid primary key default gen_random_uuid(), user_id uuid references auth.users);
    create table auth.sessions (id uuid primary key default gen_random_uuid(), user_id uuid references auth.users);
    grant all on auth.users, auth.sessions to project_owner;
    create function auth.jwt() returns jsonb language sql stable as $$
      select nullif(current_setting('request.jwt.claims', true), '')::jsonb
    $$;
    create function auth.uid() returns uuid language sql stable as $$
      select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
    $$;`);
  await sql.end();
  const owner = new URL(url);
  owner.username = "project_owner";
  return owner.href;
}

const migrations = join(import.meta.dirname, "../../supabase/migrations");

/** Brings such a database up as README's steps do: the migrations, recorded as the CLI records them, and the data of `content/`. */
export async function deployLikeHosted(owner: string): Promise<void> {
  const sql = postgres(owner, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create schema supabase_migrations; create table supabase_migrations.schema_migrations
    (version text primary key, statements text[], name text)`);
  for (const file of readdirSync(migrations).sort()) {
    await sql.unsafe(readFileSync(join(migrations, file), "utf8"));
    await sql`insert into supabase_migrations.schema_migrations (version) values (${file.split("_")[0] ?? ""})`;
  }
  await sql.unsafe(hostedData());
  await sql.end();
}
