-- A name in which nothing can be seen was refused in the database's own words, and one of letters that only fill a place
-- was stored. The domain stays as it is: a backup may hold such a name.

-- A name has a letter, a digit or a sign that can be seen (content/limits.ts), refused in words otherwise.
create function private.check_name(name text) returns void
language plpgsql immutable
as $$
begin
  if name !~ '[^\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]' then
    raise check_violation using constraint = 'name_not_blank', message = 'Name is required ("name_not_blank").';
  end if;
end
$$;

-- As before, and the name is checked in words.
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

revoke execute on function private.check_name(text) from public;
