-- Enquiries (SPEC §3). Visitors add one and read back that one; admins read all; nobody changes or deletes.
-- The checks refuse what the form refuses (SPEC §5); tests compare them with content/countries.ts and
-- content/programs.ts.
create table public.enrollment_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint name_not_blank check (
      name ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    )
    constraint name_length check (char_length(name) <= 200),
  email text not null
    -- The pattern of HTML's <input type="email">, with at least one dot in the domain.
    constraint email_shape check (
      email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
    )
    constraint email_length check (char_length(email) <= 254),
  phone text not null
    constraint phone_in_country_range check (
      phone ~ '^(\+(1|91|7) [0-9]{10}|\+(44|81|55) [0-9]{10,11}|\+(61|33|971) [0-9]{9}|\+49 [0-9]{10,12}|\+86 [0-9]{11}|\+65 [0-9]{8})$'
    ),
  course_name text not null
    constraint course_offered check (
      course_name in ('AI Application Developer', 'Agentic AI Developer', 'AI for Business Leaders')
    ),
  date_of_enquiry timestamptz not null default now()
);

create index enrollment_inquiries_newest_first
  on public.enrollment_inquiries (date_of_enquiry desc, id desc);
create index enrollment_inquiries_same_registration
  on public.enrollment_inquiries (lower(email), phone, course_name, date_of_enquiry);

-- Who may read all enquiries: an admin is named here, being signed in is not enough.
create table private.admins (
  user_id uuid primary key references auth.users on delete cascade
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.admins where user_id = auth.uid())
$$;

-- Makes the existing user with this address an admin; false when there is no such user.
create function private.add_admin(address text) returns boolean
language sql security definer set search_path = ''
as $$
  with added as (
    insert into private.admins (user_id)
    select id from auth.users where lower(email) = lower(address)
    on conflict do nothing
  )
  select exists (select from auth.users where lower(email) = lower(address))
$$;

revoke execute on function private.is_admin(), private.add_admin(text) from public;
grant execute on function private.is_admin() to authenticated;

-- The rows that this transaction has put back, by id, as they were before.
create function private.first_registrations() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(nullif(current_setting('app.first_registrations', true), ''), '{}')::jsonb
$$;

revoke execute on function private.first_registrations() from public;

-- Before a row goes in: the limit; the ten-minute rule; and a note of the id, by which the visitor may read
-- the row back in this transaction. The same registration again (e-mail, phone, course) within ten minutes
-- takes the first one's place under its id and date; keep_first_registration then restores what the first one
-- said. So the visitor sees success, there is one row, nobody has changed it, and nobody has read it.
create function private.receive_enrollment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.enrollment_inquiries;
begin
  perform private.take('registration', private.client_address());
  perform pg_advisory_xact_lock(
    hashtextextended(lower(new.email) || ' ' || new.phone || ' ' || new.course_name, 0)
  );
  delete from public.enrollment_inquiries as inquiry
  where lower(inquiry.email) = lower(new.email)
    and inquiry.phone = new.phone
    and inquiry.course_name = new.course_name
    and inquiry.date_of_enquiry > now() - interval '10 minutes'
  returning inquiry.* into earlier;
  if found then
    new.id := earlier.id;
    new.date_of_enquiry := earlier.date_of_enquiry;
    perform set_config(
      'app.first_registrations',
      (jsonb_build_object(earlier.id, to_jsonb(earlier)) || private.first_registrations())::text,
      true
    );
  end if;
  perform set_config(
    'app.inserted_ids',
    concat_ws(',', nullif(current_setting('app.inserted_ids', true), ''), new.id),
    true
  );
  return new;
end
$$;

create trigger receive before insert on public.enrollment_inquiries
  for each row execute function private.receive_enrollment();

-- After the checks have seen the repetition and the visitor has it as the answer: the first one's words stay.
create function private.keep_first_registration() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb := private.first_registrations() -> new.id::text;
begin
  if earlier is not null then
    update public.enrollment_inquiries
    set name = earlier ->> 'name', email = earlier ->> 'email'
    where id = new.id;
  end if;
  return null;
end
$$;

create trigger keep_first after insert on public.enrollment_inquiries
  for each row execute function private.keep_first_registration();

alter table public.enrollment_inquiries enable row level security;
revoke all on public.enrollment_inquiries from anon, authenticated;
grant select, insert (name, email, phone, course_name)
  on public.enrollment_inquiries to anon, authenticated;

create policy "Anyone may enquire" on public.enrollment_inquiries
  for insert to anon, authenticated
  with check (true);

create policy "Visitors read back what this transaction added" on public.enrollment_inquiries
  for select to anon, authenticated
  using (id = any (string_to_array(nullif(current_setting('app.inserted_ids', true), ''), ',')::uuid[]));

create policy "Admins read all" on public.enrollment_inquiries
  for select to authenticated
  using ((select private.is_admin()));
