-- An answer that got lost on its way makes people press once more. So that this is not a second note, a note has a key
-- that its page keeps until it is saved.
alter table private.enquiry_events add column note_key uuid;

create unique index enquiry_events_note on private.enquiry_events (enquiry_id, admin, note_key)
  where note_key is not null;

-- As before, and a note whose key is there already is that one; what was written on since stands behind it.
create or replace function public.change_enquiry(enquiry uuid, version integer, changes jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  was private.enquiries;
  status private.enquiry_status;
  follow_up_on date;
  note text := nullif(btrim(changes ->> 'note'), '');
begin
  perform private.only_admins();
  if changes - '{status,follow_up_on,note,note_key}'::text[] <> '{}' or char_length(note) > 4000 then
    raise sqlstate 'PT400' using message = 'A change has a status, follow_up_on, or a note of up to 4,000 characters.';
  end if;
  select * into was from private.enquiries as stored where stored.id = enquiry for update;
  if not found then
    perform private.refuse_gone();
  end if;
  if changes ?| '{status,follow_up_on}' then
    status := coalesce(changes ->> 'status', was.status);
    follow_up_on := case when changes ? 'follow_up_on' then (changes ->> 'follow_up_on')::date else was.follow_up_on end;
    if private.met_another(was, version, status, follow_up_on) then
      raise sqlstate 'PT409' using message = 'Somebody else has changed this enquiry.',
        detail = (private.enquiries_json(array[enquiry], 'date', true) -> 0)::text;
    end if;
    perform private.set_enquiry(was, status, follow_up_on);
  end if;
  if note is not null then
    insert into private.enquiry_events as earlier (enquiry_id, admin, kind, note, note_key)
    values (enquiry, private.acting_admin(), 'noted', note, (changes ->> 'note_key')::uuid)
    on conflict (enquiry_id, admin, note_key) where note_key is not null
      do update set note = excluded.note where starts_with(excluded.note, earlier.note);
    if not found then
      raise sqlstate 'PT400' using message = 'This is the key of another note.';
    end if;
  end if;
  return private.enquiries_json(array[enquiry], 'date', true) -> 0;
end
$$;

-- As before, and who starts a chat at the very moment at which they have started one already, under the same name and
-- address, has started it once: the page sends the moment of the first press again.
create or replace function private.record_chat_visitor(
  first_name text, last_name text, email text, started_at timestamptz, client_address text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor public.chat_visitors;
begin
  perform private.take('chat_start', client_address);
  first_name := private.plain_text(first_name);
  last_name := private.plain_text(last_name);
  perform pg_advisory_xact_lock(hashtextextended(lower(email) || ' ' || extract(epoch from started_at), 0));
  if exists (
    select from public.chat_visitors as earlier
    where lower(earlier.email) collate "C" = lower(record_chat_visitor.email)
      and earlier.started_at = record_chat_visitor.started_at
      and earlier.first_name = record_chat_visitor.first_name
      and earlier.last_name = record_chat_visitor.last_name
  ) then
    return;
  end if;
  insert into public.chat_visitors (first_name, last_name, email, started_at)
  values (
    record_chat_visitor.first_name, record_chat_visitor.last_name,
    record_chat_visitor.email, record_chat_visitor.started_at
  )
  returning * into visitor;
  insert into public.email_outbox (kind, payload) values ('chat_visitor_notice', to_jsonb(visitor));
end
$$;
