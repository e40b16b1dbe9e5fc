-- The schema `private` is not exposed by the API. Roles may look into it so that policies can call its functions.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- How often one client address may do a thing, or for confirmation_mail, how often one mailbox may be
-- written to. The only place where these numbers stand; a whole college may be behind one client address.
create table private.limits (
  bucket text primary key,
  max integer not null check (max > 0),
  period interval not null
);

insert into private.limits (bucket, max, period) values
  ('registration', 200, '1 hour'),
  ('confirmation_mail', 3, '1 hour'),
  ('sign_in_mail', 5, '15 minutes'),
  ('chat_start', 200, '1 hour'),
  ('chat_message', 300, '10 minutes'),
  ('chat_model', 20, '10 minutes'),
  ('chat_model_day', 100, '1 day');

create table private.limit_uses (
  bucket text not null references private.limits on delete cascade,
  address text not null,
  window_start timestamptz not null default now(),
  uses integer not null default 1,
  primary key (bucket, address)
);

-- The address of the client behind this request: what hosted Supabase's edge saw, or what the embedded server
-- resolved. Null outside a request.
create function private.client_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)))
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;

-- An IPv6 client counts as its /64 network, because it can choose the rest of its address freely.
create function private.client_network(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address ~ '^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$' then host(network(set_masklen(address::inet, 64)))
    else address
  end
$$;

-- Counts one use; false when the address has used up the bucket's maximum in the current period, which starts
-- with the first use. No address (SQL by hand), no limit. A period that starts in the future was written by a
-- clock that ran ahead, and is over.
create function private.within_limit(bucket text, address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  allowed private.limits;
  client text := private.client_network(address);
  earliest timestamptz;
  latest timestamptz := now() + interval '1 minute';
begin
  if client is null then
    return true;
  end if;
  select * into strict allowed from private.limits where limits.bucket = within_limit.bucket;
  earliest := now() - allowed.period;
  insert into private.limit_uses as use (bucket, address) values (within_limit.bucket, client)
  on conflict on constraint limit_uses_pkey do update set
    uses = case when use.window_start between earliest and latest then use.uses + 1 else 1 end,
    window_start = case when use.window_start between earliest and latest then use.window_start else now() end
  where use.window_start not between earliest and latest or use.uses < allowed.max;
  if not found then
    return false;
  end if;
  if random() < 0.001 then
    delete from private.limit_uses where ctid = any (array(
      select ctid from private.limit_uses as old
      where old.window_start < now() - interval '2 days'
      for update skip locked
    ));
  end if;
  return true;
end
$$;

-- The same, raised: PostgREST turns the state PT429 into HTTP 429.
create function private.take(bucket text, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.within_limit(bucket, address) then
    raise sqlstate 'PT429' using
      message = 'Too many requests from your network. Please try again a little later.';
  end if;
end
$$;

-- The mailbox behind an address, as a key to count by: one person's mailbox takes many spellings. Case and a
-- +tag count nowhere, dots do not count at Gmail. It is never written to.
create function private.mailbox(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as name,
      split_part(lower(address), '@', 2) as host
  ) as parts
$$;

-- What a person typed as one line: control characters and line breaks become a space; soft hyphens and what turns
-- or hides text go. The two joiners stay, for scripts of India need them.
create function private.plain_text(typed text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(typed, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
    '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
    '', 'g'
  ))
$$;

revoke all on private.limits, private.limit_uses from public, anon, authenticated, service_role;
revoke execute on function private.client_address(), private.client_network(text), private.mailbox(text),
  private.within_limit(text, text), private.take(text, text), private.plain_text(text) from public;
grant execute on function private.within_limit(text, text), private.take(text, text) to service_role;
