-- How many enquiries there are by day, program, status and source: totals, the numbers beside the filters, the
-- picture and far jumps in the list, without reading the enquiries. In several slots, so that registrations at the
-- same time do not wait for one row; the sum counts, a single slot may even be negative.
create table private.enquiry_counts (
  day date not null,
  course_name text collate "C" not null,
  status text collate "C" not null,
  source text collate "C" not null,
  came_by text collate "C" not null,
  slot smallint not null,
  enquiries integer not null,
  primary key (day, course_name, status, source, came_by, slot)
) with (fillfactor = 50);

-- Adds what a statement has changed, or takes it away: the argument is 1 or -1. Who takes away does so alone: two
-- who change many rows could otherwise wait for each other.
create function private.count_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_advisory_xact_lock(20261122);
  end if;
  insert into private.enquiry_counts as counted (day, course_name, status, source, came_by, slot, enquiries)
  -- What private.provider_day does, without a call for each registration.
  select (date_of_enquiry at time zone time_zone)::date, course_name, status, source, came_by, pg_backend_pid() % 16,
    tg_argv[0]::integer * count(*)
  from changed, private.provider group by 1, 2, 3, 4, 5
  on conflict on constraint enquiry_counts_pkey do update set enquiries = counted.enquiries + excluded.enquiries;
  return null;
end
$$;

create trigger count_added after insert on private.enquiries
  referencing new table as changed for each statement execute function private.count_changed('1');
create trigger count_removed after delete on private.enquiries
  referencing old table as changed for each statement execute function private.count_changed('-1');
create trigger count_before after update on private.enquiries
  referencing old table as changed for each statement execute function private.count_changed('-1');
create trigger count_now after update on private.enquiries
  referencing new table as changed for each statement execute function private.count_changed('1');

-- Counts everything anew: in another time zone, or when rows have come in with triggers off.
create function private.recount_enquiries() returns void
language sql set search_path = ''
as $$
  lock table private.enquiry_counts in exclusive mode;
  delete from private.enquiry_counts;
  insert into private.enquiry_counts (day, course_name, status, source, came_by, slot, enquiries)
  select (date_of_enquiry at time zone time_zone)::date, course_name, status, source, came_by, 0, count(*)
  from private.enquiries, private.provider group by 1, 2, 3, 4, 5
$$;

-- The slots of days that are over become one.
create function private.fold_counts() returns void
language sql set search_path = ''
as $$
  with folded as (
    delete from private.enquiry_counts
    where day < private.provider_day(now()) and (slot <> 0 or enquiries = 0)
    returning day, course_name, status, source, came_by, enquiries
  )
  insert into private.enquiry_counts as counted (day, course_name, status, source, came_by, slot, enquiries)
  select day, course_name, status, source, came_by, 0, sum(enquiries)
  from folded group by 1, 2, 3, 4, 5 having sum(enquiries) <> 0
  on conflict on constraint enquiry_counts_pkey do update set enquiries = counted.enquiries + excluded.enquiries
$$;

select private.recount_enquiries();

revoke all on private.enquiry_counts from public, anon, authenticated, service_role;
revoke execute on function private.count_changed(), private.recount_enquiries(), private.fold_counts() from public;
