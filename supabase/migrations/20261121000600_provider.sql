-- What the database must know of the provider: what a day is, and how long personal data stays. One row, filled
-- from `content/`; no months: nothing is erased by itself.
create table private.provider (
  only_row boolean primary key default true check (only_row),
  time_zone text not null default 'UTC',
  enquiry_months integer check (enquiry_months > 0),
  chat_visitor_months integer check (chat_visitor_months > 0)
);
insert into private.provider default values;

-- The provider's day of a moment, and the moment at which a day of the provider's begins.
create function private.provider_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$
  select (moment at time zone time_zone)::date from private.provider
$$;

create function private.day_start(day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select day::timestamp at time zone time_zone from private.provider
$$;

-- Takes over {time_zone, enquiry_months, chat_visitor_months}. In another time zone the days are counted anew.
create function private.fill_provider(given jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  zone text := given ->> 'time_zone';
  was text;
begin
  perform now() at time zone zone;
  select time_zone into strict was from private.provider for update;
  update private.provider set
    time_zone = zone,
    enquiry_months = (given ->> 'enquiry_months')::integer,
    chat_visitor_months = (given ->> 'chat_visitor_months')::integer;
  if was <> zone then
    perform private.recount_enquiries();
  end if;
end
$$;

revoke all on private.provider from public, anon, authenticated, service_role;
revoke execute on function private.provider_day(timestamptz), private.day_start(date),
  private.fill_provider(jsonb) from public;
