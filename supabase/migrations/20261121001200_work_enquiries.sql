-- Who did what to an enquiry and when; it goes with the enquiry.
create table private.enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references private.enquiries on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- The admin's address at the time: the user may be gone when it is read.
  admin text,
  kind text not null check (kind in ('changed', 'noted', 'mail_again')),
  was jsonb,
  became jsonb,
  note text,
  mail text
);

create index enquiry_events_of on private.enquiry_events (enquiry_id, id);

create function private.acting_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select email from auth.users where id = auth.uid()
$$;

create function private.refuse_gone() returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT404' using message = 'This enquiry is no longer there.';
end
$$;

-- Everything that is known of one enquiry, other enquiries and chats of the same person included.
create function public.enquiry_details(enquiry uuid, sort text default 'date') returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked private.enquiries;
begin
  perform private.only_admins();
  perform private.key_columns(sort);
  select * into asked from private.enquiries where id = enquiry;
  if not found then
    perform private.refuse_gone();
  end if;
  return json_build_object(
    'enquiry', private.enquiries_json(array[asked.id], sort, true) -> 0,
    'mails', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'created_at', created_at, 'sent_at', sent_at, 'given_up_at', given_up_at,
        'state', case when sent_at is not null then 'sent' when given_up_at is not null then 'given_up' else 'waiting' end,
        'next_attempt_at', case when coalesce(sent_at, given_up_at) is null then next_attempt_at end,
        'attempts', attempts, 'last_error', last_error) order by id), '[]')
      from public.email_outbox where enrollment_id = asked.id),
    'history', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'at', at, 'admin', admin, 'kind', kind, 'was', was, 'became', became, 'note', note, 'mail', mail)
        order by id desc), '[]')
      from (select * from private.enquiry_events where enquiry_id = asked.id order by id desc limit 200) as newest),
    'others', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'course_name', course_name, 'date_of_enquiry', date_of_enquiry, 'status', status,
        'same_email', lower(email) = lower(asked.email), 'same_phone', phone = asked.phone)
        order by date_of_enquiry desc, id), '[]')
      from (
        select * from private.enquiries where id in (
          select id from private.enquiries where lower(email) collate "C" = lower(asked.email)
          union
          select id from private.enquiries
          where translate(phone, '+ ', '') collate "C" = translate(asked.phone, '+ ', '')
        ) and id <> asked.id order by date_of_enquiry desc, id limit 50
      ) as person),
    'chats', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'first_name', first_name, 'last_name', last_name, 'started_at', recorded_at)
        order by recorded_at desc), '[]')
      from (
        select * from public.chat_visitors where lower(email) collate "C" = lower(asked.email)
        order by recorded_at desc limit 50
      ) as visits)
  );
end
$$;

-- Sets status and follow-up and writes into the history what was changed; nothing when it is so already.
create function private.set_enquiry(was private.enquiries, status private.enquiry_status, follow_up_on date)
returns void
language plpgsql set search_path = ''
as $$
declare
  before jsonb := jsonb_build_object('status', was.status, 'follow_up_on', was.follow_up_on);
  after jsonb := jsonb_build_object('status', status, 'follow_up_on', follow_up_on);
begin
  if before = after then
    return;
  end if;
  update private.enquiries as enquiry set
    status = set_enquiry.status, follow_up_on = set_enquiry.follow_up_on, version = enquiry.version + 1
  where enquiry.id = was.id;
  insert into private.enquiry_events (enquiry_id, admin, kind, was, became)
  select was.id, private.acting_admin(), 'changed', jsonb_object_agg(key, before -> key), jsonb_object_agg(key, value)
  from jsonb_each(after) where value <> before -> key;
end
$$;

-- Changes status or follow-up if nobody else has done so since `version`, otherwise HTTP 409 with the row as it is;
-- a note is added in any case, for it takes nothing away. Undo is the same call with the values of before.
create function public.change_enquiry(enquiry uuid, version integer, changes jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  was private.enquiries;
  note text := nullif(btrim(changes ->> 'note'), '');
begin
  perform private.only_admins();
  if changes - '{status,follow_up_on,note}'::text[] <> '{}' or char_length(note) > 4000 then
    raise sqlstate 'PT400' using message = 'A change has a status, follow_up_on, or a note of up to 4,000 characters.';
  end if;
  select * into was from private.enquiries as stored where stored.id = enquiry for update;
  if not found then
    perform private.refuse_gone();
  end if;
  if changes ?| '{status,follow_up_on}' then
    if was.version <> change_enquiry.version then
      raise sqlstate 'PT409' using message = 'Somebody else has changed this enquiry.',
        detail = (private.enquiries_json(array[enquiry], 'date', true) -> 0)::text;
    end if;
    perform private.set_enquiry(was, coalesce(changes ->> 'status', was.status),
      case when changes ? 'follow_up_on' then (changes ->> 'follow_up_on')::date else was.follow_up_on end);
  end if;
  if note is not null then
    insert into private.enquiry_events (enquiry_id, admin, kind, note)
    values (enquiry, private.acting_admin(), 'noted', note);
  end if;
  return private.enquiries_json(array[enquiry], 'date', true) -> 0;
end
$$;

-- Sets the status of up to 500 enquiries [{id, version, status}]. What somebody else has changed is left alone and
-- comes back as it is, for the others must not wait for it.
create function public.change_enquiries(items jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  item record;
  was private.enquiries;
  changed uuid[] := '{}'::uuid[];
  stale uuid[] := '{}'::uuid[];
  gone uuid[] := '{}'::uuid[];
begin
  perform private.only_admins();
  if jsonb_array_length(items) > 500 then
    raise sqlstate 'PT400' using message = 'At most 500 enquiries can be changed at once.';
  end if;
  -- In the order of their ids, so that two who do this at once do not wait for each other.
  for item in
    select * from jsonb_to_recordset(items) as given (id uuid, version integer, status private.enquiry_status) order by id
  loop
    select * into was from private.enquiries as stored where stored.id = item.id for update;
    if not found then
      gone := gone || item.id;
    elsif was.version <> item.version then
      stale := stale || item.id;
    else
      perform private.set_enquiry(was, item.status, was.follow_up_on);
      changed := changed || item.id;
    end if;
  end loop;
  return json_build_object(
    'changed', private.enquiries_json(changed, 'date', true),
    'stale', private.enquiries_json(stale, 'date', true),
    'gone', to_json(gone));
end
$$;

revoke all on private.enquiry_events from public, anon, authenticated, service_role;
revoke execute on function private.acting_admin(), private.refuse_gone(),
  private.set_enquiry(private.enquiries, private.enquiry_status, date),
  public.enquiry_details(uuid, text), public.change_enquiry(uuid, integer, jsonb), public.change_enquiries(jsonb)
  from public, anon, service_role;
grant execute on function public.enquiry_details(uuid, text), public.change_enquiry(uuid, integer, jsonb),
  public.change_enquiries(jsonb) to authenticated;
