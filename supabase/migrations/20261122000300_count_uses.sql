-- Every new address took a lock on the one row of its limit, where all registrations met. Only private.count_use writes
-- here, and it looks the limit up; what is left of a limit that is gone is cleared away by its age.
alter table private.limit_uses drop constraint limit_uses_bucket_fkey;

create or replace function private.client_network(address text) returns text
language plpgsql immutable
as $$
begin
  return case
    when position(':' in address) > 0 and address ~ '^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$'
      then host(network(set_masklen(address::inet, 64)))
    else address
  end;
end
$$;

-- What private.within_limit does, for functions that have its rights already, its empty search path, and the client's
-- network: to put rights and path in place for each of these small functions cost a registration more than the counting itself.
create function private.count_use(bucket text, client text) returns boolean
language plpgsql
as $$
declare
  allowed private.limits;
  earliest timestamptz;
  latest timestamptz := now() + interval '1 minute';
begin
  if client is null then
    return true;
  end if;
  select * into strict allowed from private.limits where limits.bucket = count_use.bucket;
  earliest := now() - allowed.period;
  insert into private.limit_uses as use (bucket, address) values (count_use.bucket, client)
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

create or replace function private.within_limit(bucket text, address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  return private.count_use(bucket, private.client_network(address));
end
$$;

-- The same, raised: PostgREST turns the state PT429 into HTTP 429.
create function private.take_use(bucket text, client text) returns void
language plpgsql
as $$
begin
  if not private.count_use(bucket, client) then
    raise sqlstate 'PT429' using
      message = 'Too many requests from your network. Please try again a little later.';
  end if;
end
$$;

create or replace function private.take(bucket text, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_use(bucket, private.client_network(address));
end
$$;

revoke execute on function private.count_use(text, text), private.take_use(text, text) from public;
