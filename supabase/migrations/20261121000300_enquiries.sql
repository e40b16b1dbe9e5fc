-- What people type. As domains, because a table's own checks tell the whole row in their error.
create domain private.person_name as text
  constraint name_not_blank check (
    value ~ '[^\s\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u3000\ufeff]'
  )
  constraint name_length check (char_length(value) <= 200);

create domain private.email_address as text
  -- The pattern of HTML's <input type="email">, with at least one dot in the domain.
  constraint email_shape check (
    value ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
  )
  constraint email_length check (char_length(value) <= 254);

-- Enquiries. Nobody but private.register adds any; admins read the six fields of SPEC §3 through the view below.
create table private.enquiries (
  id uuid primary key default gen_random_uuid(),
  name private.person_name not null,
  email private.email_address not null,
  phone text not null,
  -- Which program it is, whatever it will be called; course_name is its title at the time.
  program text not null,
  course_name text not null,
  date_of_enquiry timestamptz not null default now()
);

create index enquiries_newest_first on private.enquiries (date_of_enquiry desc, id desc);
create index enquiries_same_registration
  on private.enquiries (lower(email), phone, program, date_of_enquiry);

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

alter table private.enquiries enable row level security;
create policy "Admins read all" on private.enquiries
  for select to authenticated
  using ((select private.is_admin()));

-- The entity of SPEC §3. Whoever asks reads with their own rights: visitors no row, admins all.
create view public.enrollment_inquiries with (security_invoker = true) as
  select id, name::text as name, email::text as email, phone, course_name, date_of_enquiry
  from private.enquiries;

-- The only way in. The limit comes first, the checks see every registration, and the same one again (e-mail,
-- phone, program) within ten minutes is the first one: its id and date come back and nothing is stored, so the
-- visitor sees success, there is one row, nobody has changed it, and nobody has read it. What else comes back is
-- what the visitor sent, so that RETURNING needs no right to read.
create function private.register() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  client text := private.client_address();
  missing text;
  enquiry private.enquiries;
  program private.programs;
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
  where lower(earlier.email) = lower(new.email)
    and earlier.phone = new.phone
    and earlier.program = program.slug
    and earlier.date_of_enquiry between now() - interval '10 minutes' and now() + interval '1 minute'
  order by earlier.date_of_enquiry
  limit 1;
  if not found then
    insert into private.enquiries as stored (name, email, phone, program, course_name)
    values (enquiry.name, enquiry.email, new.phone, program.slug, program.title)
    returning stored.id, stored.date_of_enquiry into new.id, new.date_of_enquiry;
  end if;
  return new;
end
$$;

create trigger register instead of insert on public.enrollment_inquiries
  for each row execute function private.register();

revoke all on private.enquiries, private.admins, public.enrollment_inquiries
  from public, anon, authenticated, service_role;
grant select (id, name, email, phone, course_name, date_of_enquiry) on private.enquiries to anon, authenticated;
grant select, insert (name, email, phone, course_name) on public.enrollment_inquiries to anon, authenticated;
revoke execute on function private.is_admin(), private.add_admin(text), private.register() from public;
grant execute on function private.is_admin() to authenticated;
