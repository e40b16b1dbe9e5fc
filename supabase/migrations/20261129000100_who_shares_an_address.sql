-- Brothers who register under their father's address and number, for the same program within ten minutes, were one enquiry:
-- the second was told that he is registered, and nobody heard of him. So did nobody of a name that was put right. The same
-- registration has the same name now, however it is spelt; otherwise as before.
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
  perform private.check_name(new.name);
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
    and private.plain(earlier.name) = private.plain(new.name)
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
