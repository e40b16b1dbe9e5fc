-- What hosted Supabase brings along and plain PostgreSQL lacks: the three API roles, the default grants
-- that supabase/migrations start from, and the auth schema. Runs at every start, so every statement can
-- run again. Never part of supabase/migrations.

-- Roles are the whole PostgreSQL's: another site that starts at this moment may make the same ones, which is as good.
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    continue when exists (select from pg_roles where rolname = api_role);
    begin
      execute format('create role %I nologin noinherit', api_role);
    exception when duplicate_object or unique_violation then
      continue;
    end;
    if api_role = 'service_role' then
      begin
        alter role service_role bypassrls;
      exception when insufficient_privilege then null;
      end;
    end if;
  end loop;
  -- The server takes these roles, one per request. Whether it may is tried out, because the rules differ:
  -- from PostgreSQL 16 on, who creates a role may grant it but not yet take it.
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('set local role %I', api_role);
      reset role;
    exception when insufficient_privilege then
      begin
        execute format('grant %I to %I', api_role, current_user);
      exception when unique_violation then null;
      end;
    end;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;

create or replace function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);

-- Tokens are stored as SHA-256 hashes only: whoever reads these tables cannot sign in with what is there.
create table if not exists auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users on delete cascade,
  expires_at timestamptz not null
);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);

-- A session's refresh tokens are one family: rotation marks the old one as used, and a used one that comes
-- again ends the session, unless it is the parent of one that nobody has used (server/auth/sessions.ts). The newest
-- token's age is how long the session has not been renewed.
create table if not exists auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

-- Only where there is something to change: `if not exists` locks the table before it looks, and behind that lock, which
-- a backup keeps waiting, all who renew their sessions wait.
do $$
begin
  if not exists (
    select from pg_attribute where attrelid = 'auth.refresh_tokens'::regclass and attname = 'parent'
  ) then
    alter table auth.refresh_tokens add column parent text;
  end if;
  if to_regclass('auth.refresh_tokens_parent') is null then
    create index refresh_tokens_parent on auth.refresh_tokens (parent);
  end if;
  if to_regclass('auth.refresh_tokens_session_id') is null then
    create index refresh_tokens_session_id on auth.refresh_tokens (session_id);
  end if;
end
$$;
