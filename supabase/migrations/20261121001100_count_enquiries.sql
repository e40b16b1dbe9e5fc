-- Who waits and what is due, whatever the filter; and how many enquiries there are for each choice of each filter,
-- given the other ones. A search is beyond the counts: then only the first two are told.
create function public.count_enquiries(filter jsonb default '{}') returns json
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  facets json[] := array[null, null, null]::json[];
begin
  perform private.only_admins();
  if not (private.read_filter(filter)).beyond_counts then
    facets := array[
      private.facet_counts(filter - 'statuses', 'status'),
      private.facet_counts(filter - 'courses', 'course_name'),
      private.facet_counts(filter - 'sources', 'source')];
  end if;
  return json_build_object(
    'waiting', json_build_object(
      'enquiries', private.counted('status = ''new'''),
      'since', (select min(date_of_enquiry) from private.enquiries where status = 'new')),
    'due', (select count(*) from private.enquiries where follow_up_on <= private.provider_day(now())),
    'statuses', (
      select json_object_agg(name, coalesce(enquiries, 0))
      from unnest(array['new', 'contacted', 'enrolled', 'closed']) as name
        left join json_to_recordset(facets[1]) as counted (value text, enquiries bigint) on value = name
      having facets[1] is not null),
    'courses', private.courses_counted(facets[2]),
    'sources', (
      select coalesce(json_agg(json_build_object('source', value, 'enquiries', enquiries) order by enquiries desc, value), '[]')
      from (
        select * from json_to_recordset(facets[3]) as counted (value text, enquiries bigint)
        order by enquiries desc, value limit 50
      ) as most
      having facets[3] is not null));
end
$$;

-- [{value, enquiries}] of one column of the counts under a filter.
create function private.facet_counts(filter jsonb, facet text) returns json
language plpgsql stable set search_path = ''
as $$
declare
  result json;
begin
  execute format(
    'select coalesce(json_agg(row_to_json(sums)), ''[]'') from (
       select %1$s as value, sum(enquiries) as enquiries from private.enquiry_counts where %2$s
       group by 1 having sum(enquiries) > 0) as sums',
    facet, (private.read_filter(filter)).on_counts)
  into result;
  return result;
end
$$;

-- The same by program, its earlier titles with the present one; null stays null.
create function private.courses_counted(by_title json) returns json
language sql stable set search_path = ''
as $$
  select json_agg(json_build_object('course', course, 'title', title, 'enquiries', enquiries) order by title collate "C")
  from (
    select coalesce(program.slug, value) as course, coalesce(program.title, value) as title, sum(enquiries) as enquiries
    from json_to_recordset(by_title) as counted (value text, enquiries bigint)
      left join private.program_titles as known on known.title = value
      left join private.programs as program on program.slug = known.program
    group by 1, 2
  ) as courses
  having by_title is not null
$$;

-- The picture of the filter's period, or of the last thirty days: enquiries by day and program, and the ways from
-- a chat or from the page to an enquiry and on.
create function public.enquiry_picture(filter jsonb default '{}') returns json
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  today date := private.provider_day(now());
  last_day date := coalesce(nullif(filter ->> 'to', '')::date, today);
  first_day date := greatest(coalesce(nullif(filter ->> 'from', '')::date, last_day - 29), last_day - 91);
  conditions record;
  rows_or_counts text;
  by_day json;
begin
  perform private.only_admins();
  select * into conditions
  from private.read_filter(filter || jsonb_build_object('from', first_day, 'to', last_day));
  if conditions.beyond_counts then
    rows_or_counts := '(date_of_enquiry at time zone time_zone)::date as day, course_name, status, came_by, 1 as enquiries
      from private.enquiries, private.provider where ' || conditions.on_rows;
  else
    rows_or_counts := 'day, course_name, status, came_by, enquiries
      from private.enquiry_counts where ' || conditions.on_counts;
  end if;
  execute format(
    'select json_agg(row_to_json(sums)) from (
       select day, course_name, status, came_by, sum(enquiries) as enquiries from (select %s) as counted
       group by 1, 2, 3, 4 having sum(enquiries) > 0) as sums', rows_or_counts)
  into by_day;
  return (
    with sums as (
      select day, coalesce(program.slug, course_name) as course, coalesce(program.title, course_name) as title,
        status, came_by, enquiries
      from json_to_recordset(by_day) as counted
          (day date, course_name text, status text, came_by text, enquiries bigint)
        left join private.program_titles as known on known.title = course_name
        left join private.programs as program on program.slug = known.program
    )
    select json_build_object(
      'from', first_day,
      'to', last_day,
      'days', (
        select coalesce(json_agg(json_build_object(
          'day', day, 'course', course, 'title', title, 'enquiries', enquiries) order by day, title collate "C"), '[]')
        from (select day, course, title, sum(enquiries) as enquiries from sums group by 1, 2, 3) as days),
      'chats', case when filter - '{from,to}'::text[] = '{}' then (
        select count(*) from public.chat_visitors
        where recorded_at >= private.day_start(first_day) and recorded_at < private.day_start(last_day + 1)) end,
      'ways', (
        select json_object_agg(way, json_build_object(
          'enquiries', (select coalesce(sum(enquiries), 0) from sums where came_by = way),
          'contacted', (
            select coalesce(sum(enquiries), 0) from sums where came_by = way and status in ('contacted', 'enrolled')),
          'enrolled', (select coalesce(sum(enquiries), 0) from sums where came_by = way and status = 'enrolled')))
        from unnest(array['chat', 'page']) as way))
  );
end
$$;

revoke execute on function private.facet_counts(jsonb, text), private.courses_counted(json),
  public.count_enquiries(jsonb), public.enquiry_picture(jsonb) from public, anon, service_role;
grant execute on function public.count_enquiries(jsonb), public.enquiry_picture(jsonb) to authenticated;
