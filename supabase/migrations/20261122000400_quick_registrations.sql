-- Registrations as before, with less work around them. Small functions that are called by functions with an empty search
-- path, and by nobody else, leave it as it is instead of putting one of their own in place and taking it away again;
-- their names are qualified all the same.
alter function private.client_address() reset search_path;
alter function private.mailbox(text) reset search_path;
alter function private.plain_text(text) reset search_path;
alter function private.plain(text) reset search_path;
alter function private.search_text(text, text, text) reset search_path;
alter function private.told_source() reset search_path;
alter function private.source_word(text) reset search_path;
alter function private.offered_program(text) reset search_path;
alter function private.check_phone(text) reset search_path;

create or replace function private.register() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  client constant text := private.client_network(private.client_address());
  missing text;
  enquiry private.enquiries;
  program private.programs;
  source jsonb;
begin
  -- One at a time: with several locks in hand a caller could make others wait for as long as it likes. The count
  -- of this client was written by this very transaction if this is its second row; before the first one it has written
  -- nothing at all.
  if pg_current_xact_id_if_assigned() is not null and exists (
    select from private.limit_uses as use
    where use.bucket = 'registration' and use.address = client
      and use.xmin = pg_current_xact_id_if_assigned()::xid
  ) then
    raise sqlstate 'PT400' using message = 'Please send one registration at a time.';
  end if;
  perform private.take_use('registration', client);

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
  -- Looked up by e-mail address first, whatever the planner guesses of a table that has grown since it was analysed.
  with of_this_address as materialized (
    select * from private.enquiries where lower(email) collate "C" = lower(new.email)
  )
  select earlier.id, earlier.date_of_enquiry into new.id, new.date_of_enquiry
  from of_this_address as earlier
  where earlier.phone = new.phone
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

-- Both mails by one statement. Whoever inserts an enquiry may do what these two do: it is private.register or the owner.
create or replace function private.write_enrollment_emails() returns trigger
language plpgsql
as $$
declare
  fields jsonb := jsonb_build_object(
    'id', new.id, 'name', new.name, 'email', new.email, 'phone', new.phone,
    'course_name', new.course_name, 'date_of_enquiry', new.date_of_enquiry
  );
begin
  insert into public.email_outbox (kind, payload, enrollment_id)
  select kind, fields, new.id
  from unnest(case when private.count_use('confirmation_mail', private.mailbox(new.email))
    then array['enrollment_notice', 'enrollment_confirmation'] else array['enrollment_notice'] end) as kind;
  return null;
end
$$;

alter function private.count_registered() security invoker reset search_path;
