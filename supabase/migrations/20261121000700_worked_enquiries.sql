-- What the admins work with stands beside the fields of SPEC §3 and never comes back from a visitor's insert:
-- status, follow-up, version, where the visitor came from, and what is searched.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Without capitals and accents. Immutable for an index, which unaccent() is not. In PL/pgSQL, which keeps its plans:
-- each registration calls these two.
create function private.plain(typed text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when octet_length(typed) = char_length(typed) then lower(typed)
    else lower(translate(
      regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐıßæÆœŒ', 'oOlLdDisaAoO'))
  end;
end
$$;

-- What the parts of a search are looked for in: each word begins after a space, the number also without its code.
create function private.search_text(name text, email text, phone text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return ' ' || private.plain(name) || ' ' || lower(email) || ' ' || translate(phone, '+ ', '')
    || ' ' || split_part(phone, ' ', 2);
end
$$;

create domain private.enquiry_status as text collate "C"
  constraint status_known check (value in ('new', 'contacted', 'enrolled', 'closed'));

alter table private.enquiries
  add column status private.enquiry_status not null default 'new',
  add column follow_up_on date,
  -- One more with each change; whoever changes says which one they saw.
  add column version integer not null default 1,
  add column utm_source text,
  add column utm_medium text,
  add column utm_campaign text,
  add column referrer_host text,
  add column source text collate "C" generated always as (coalesce(utm_source, referrer_host, 'direct')) stored,
  -- 'chat': somebody with this address had talked to the assistant before.
  add column came_by text collate "C" not null default 'page',
  add column plain_name text collate "C" generated always as (private.plain(name)) stored,
  add column search text collate "C" generated always as (private.search_text(name, email, phone)) stored;

create index chat_visitors_email on public.chat_visitors ((lower(email) collate "C"), recorded_at);

update private.enquiries as enquiry set came_by = 'chat'
where exists (
  select from public.chat_visitors as visitor
  where lower(visitor.email) collate "C" = lower(enquiry.email)
    and visitor.recorded_at <= enquiry.date_of_enquiry
);

-- One for each order in which the list can stand; those by address and number also find the same person.
drop index private.enquiries_same_registration;
create index enquiries_by_email on private.enquiries ((lower(email) collate "C"), date_of_enquiry, id);
create index enquiries_by_phone on private.enquiries ((translate(phone, '+ ', '') collate "C"), id);
create index enquiries_by_name on private.enquiries (plain_name, id);
create index enquiries_by_course on private.enquiries ((course_name collate "C"), date_of_enquiry, id);
create index enquiries_by_status on private.enquiries (status, date_of_enquiry, id);
create index enquiries_by_source on private.enquiries (source, date_of_enquiry, id);
create index enquiries_follow_up on private.enquiries (follow_up_on) where follow_up_on is not null;
create index enquiries_search on private.enquiries using gin (search extensions.gin_trgm_ops);

-- Where the visitor came from, as the page says it in a header beside the registration: four names and no more.
-- What is too long or malformed is nothing; it must not cost anybody their registration.
create function private.told_source() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  told text := nullif(current_setting('request.headers', true), '')::json ->> 'x-enquiry-source';
  source jsonb;
begin
  if told is null or char_length(told) > 600 then
    return '{}'::jsonb;
  end if;
  begin
    source := told::jsonb;
  exception when data_exception then
    return '{}'::jsonb;
  end;
  return jsonb_build_object(
    'utm_source', private.source_word(lower(source ->> 'utm_source')),
    'utm_medium', private.source_word(lower(source ->> 'utm_medium')),
    'utm_campaign', private.source_word(source ->> 'utm_campaign'),
    'referrer_host', substring(lower(source ->> 'referrer_host') from '^(?:www\.)?([a-z0-9.-]{1,100})$')
  );
end
$$;

create function private.source_word(told text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(left(private.plain_text(told), 100), '')
$$;

-- As before, and the first of two equal registrations keeps what stands beside it: its status, its source.
create or replace function private.register() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  client text := private.client_address();
  missing text;
  enquiry private.enquiries;
  program private.programs;
  source jsonb;
begin
  -- One at a time: with several locks in hand a caller could make others wait for as long as it likes. The count
  -- of this client was written by this very transaction if this is its second row.
  if exists (
    select from private.limit_uses as use
    where use.bucket = 'registration' and use.address = private.client_network(client)
      and use.xmin = pg_current_xact_id_if_assigned()::xid
  ) then
    raise sqlstate 'PT400' using message = 'Please send one registration at a time.';
  end if;
  perform private.take('registration', client);

  missing := case when new.name is null then 'name' when new.email is null then 'email'
    when new.phone is null then 'phone' when new.course_name is null then 'course_name' end;
  if missing is not null then
    raise not_null_violation using message = format('A registration needs a value for "%s".', missing);
  end if;
  new.name := private.plain_text(new.name);
  enquiry.name := new.name;
  enquiry.email := new.email;
  perform private.check_phone(new.phone);
  program := private.offered_program(new.course_name);

  perform pg_advisory_xact_lock(
    hashtextextended(lower(new.email) || ' ' || new.phone || ' ' || program.slug, 0)
  );
  select earlier.id, earlier.date_of_enquiry into new.id, new.date_of_enquiry
  from private.enquiries as earlier
  where lower(earlier.email) collate "C" = lower(new.email)
    and earlier.phone = new.phone
    and earlier.program = program.slug
    and earlier.date_of_enquiry between now() - interval '10 minutes' and now() + interval '1 minute'
  order by earlier.date_of_enquiry
  limit 1;
  if not found then
    source := private.told_source();
    insert into private.enquiries as stored
      (name, email, phone, program, course_name, utm_source, utm_medium, utm_campaign, referrer_host, came_by)
    values (enquiry.name, enquiry.email, new.phone, program.slug, program.title,
      source ->> 'utm_source', source ->> 'utm_medium', source ->> 'utm_campaign', source ->> 'referrer_host',
      case when exists (
        select from public.chat_visitors as visitor where lower(visitor.email) collate "C" = lower(new.email)
      ) then 'chat' else 'page' end)
    returning stored.id, stored.date_of_enquiry into new.id, new.date_of_enquiry;
  end if;
  return new;
end
$$;

revoke execute on function private.plain(text), private.search_text(text, text, text), private.told_source(),
  private.source_word(text) from public;
