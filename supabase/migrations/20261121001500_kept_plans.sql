-- The small functions that every registration calls, the same in PL/pgSQL: it keeps their plans, while a function in
-- SQL with a search path of its own is planned anew at each call. That pays for what the desk adds to a registration.
create or replace function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  return coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
end
$$;

create or replace function private.client_network(address text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when address ~ '^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$' then host(network(set_masklen(address::inet, 64)))
    else address
  end;
end
$$;

create or replace function private.mailbox(address text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := split_part(split_part(lower(address), '@', 1), '+', 1);
  host text := split_part(lower(address), '@', 2);
begin
  return case
    when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host
  end;
end
$$;

create or replace function private.plain_text(typed text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(regexp_replace(
    regexp_replace(typed, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
    '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
    '', 'g'
  ));
end
$$;
