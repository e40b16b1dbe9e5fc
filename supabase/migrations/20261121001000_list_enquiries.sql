-- The columns by which an order of the list goes, as SQL, and their types: what an index has, letter for letter.
create function private.key_columns(sort text, out columns text[], out types text[])
language plpgsql immutable set search_path = ''
as $$
begin
  columns := case sort
    when 'date' then '{}'
    when 'name' then array['plain_name']
    when 'email' then array['lower(email) collate "C"']
    when 'phone' then array['translate(phone, ''+ '', '''') collate "C"']
    when 'course' then array['course_name collate "C"']
    when 'status' then array['status']
  end;
  if columns is null then
    raise sqlstate 'PT400' using message = 'sort is date, name, email, phone, course or status.';
  end if;
  types := array_fill('text'::text, array[cardinality(columns)]);
  if sort not in ('name', 'phone') then
    columns := columns || 'date_of_enquiry'::text;
    types := types || 'timestamptz'::text;
  end if;
  columns := columns || 'id'::text;
  types := types || 'uuid'::text;
end
$$;

-- Enquiries as the desk shows them, as a JSON array in the order of the ids; with how many others there are of the
-- same person, if that is wanted. `key` is the place in that order of the list: a client hands it back as a cursor.
create function private.enquiries_json(ids uuid[], sort text, with_others boolean) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', id, 'name', name, 'email', email, 'phone', phone, 'course_name', course_name,
      'date_of_enquiry', date_of_enquiry, 'status', status, 'follow_up_on', follow_up_on, 'version', version,
      'source', source, 'utm_source', utm_source, 'utm_medium', utm_medium, 'utm_campaign', utm_campaign,
      'referrer_host', referrer_host, 'came_by', came_by,
      'same_person', case when with_others then (
        select count(*) - 1 from (
          (select id from private.enquiries as other
            where lower(other.email) collate "C" = lower(enquiry.email) limit 20)
          union
          (select id from private.enquiries as other
            where translate(other.phone, '+ ', '') collate "C" = translate(enquiry.phone, '+ ', '') limit 20)
          limit 20
        ) as person
      ) end,
      'key', case sort
        when 'date' then json_build_array(date_of_enquiry, id)
        when 'name' then json_build_array(plain_name, id)
        when 'email' then json_build_array(lower(email), date_of_enquiry, id)
        when 'phone' then json_build_array(translate(phone, '+ ', ''), id)
        when 'course' then json_build_array(course_name, date_of_enquiry, id)
        when 'status' then json_build_array(status, date_of_enquiry, id)
      end) order by place), '[]')
    from unnest(ids) with ordinality as wanted (id, place) join private.enquiries as enquiry using (id)
  );
end
$$;

-- A far jump in the list without a search: the condition for the first place behind which `skip` are left out, and
-- how many to leave out from there. The counts know on which day it lands.
create function private.landing(sort text, on_counts text, down boolean, inout skip integer, out reach text)
language plpgsql stable set search_path = ''
as $$
declare
  columns text[] := (private.key_columns(sort)).columns;
  facet text := case sort when 'course' then 'course_name' when 'status' then 'status' else 'null::text' end;
  direction text := case when down then 'desc' else 'asc' end;
  found_day date;
  found_facet text;
begin
  execute format(
    'select day, facet, %1$s - before from (
       select day, %2$s as facet, sum(sum(enquiries)) over (order by %2$s %3$s, day %3$s) - sum(enquiries) as before
       from private.enquiry_counts where %4$s group by day, %2$s having sum(enquiries) > 0) as days
     where before <= %1$s order by before desc limit 1',
    skip, facet, direction, on_counts)
  into found_day, found_facet, skip;
  if found_day is null then
    reach := 'false';
    skip := 0;
  else
    reach := format('(%s) %s (%s)',
      array_to_string(trim_array(columns, 1), ', '),
      case when down then '<' else '>=' end,
      concat_ws(', ', quote_literal(found_facet),
        format('%L::timestamptz', private.day_start(case when down then found_day + 1 else found_day end))));
  end if;
end
$$;

-- The part of a filter that the index of this order can follow; the rest is looked at row by row.
create function private.filter_along(filter jsonb, sort text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when sort = 'date' then jsonb_build_object('from', filter -> 'from', 'to', filter -> 'to') else '{}' end
    || coalesce((
      select jsonb_build_object(name, filter -> name)
      from unnest(array['statuses', 'courses', 'sources'], array['status', 'course', 'source'])
        with ordinality as facet (name, own_sort, place)
      where cardinality(private.texts(filter -> name)) = 1 and sort in ('date', own_sort)
      order by place limit 1
    ), '{}')
$$;

-- How many enquiries match a search that probably has so many: exactly up to 50,000.
create function private.search_total(on_rows text, estimate bigint, out total bigint, out about boolean)
language plpgsql stable set search_path = ''
as $$
begin
  total := estimate;
  if estimate <= 50000 then
    execute format('select count(*) from (select from private.enquiries where %s limit 50001) as found', on_rows)
    into total;
  end if;
  about := total > 50000;
  if about then
    total := greatest(round(estimate, -3), 50000);
  end if;
end
$$;

-- One page of the list in an order, from a cursor on, backwards too. Without a search and without `due` the total
-- comes from the counts. A search reads along the order first, as far as that is cheap: enough unless matches are
-- rare, and then all of them are found by an index and sorted. So no plan depends on what the planner guesses.
create function public.list_enquiries(
  filter jsonb default '{}', sort text default 'date', descending boolean default true, cursor jsonb default null,
  backwards boolean default false, skip integer default 0, page_size integer default 50,
  counted boolean default true
) returns json
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted integer := least(greatest(page_size, 1), 2000);
  left_out integer := greatest(skip, 0);
  down boolean := descending <> backwards;
  direction text := case when down then ' desc' else ' asc' end;
  columns text[];
  types text[];
  conditions record;
  along record;
  depth integer;
  reach text := 'true';
  ordering text;
  ids uuid[];
  seen bigint;
  hits bigint;
  total bigint;
  about boolean := false;
  more boolean;
  -- Whether there may be something on the side that this page comes from.
  from_within boolean := cursor is not null or skip > 0;
begin
  perform private.only_admins();
  select * into conditions from private.read_filter(filter);
  select * into columns, types from private.key_columns(sort);
  ordering := array_to_string(columns, direction || ', ') || direction;
  select * into along from private.read_filter(private.filter_along(filter, sort));
  if counted and not conditions.beyond_counts then
    total := private.counted(conditions.on_counts);
  end if;

  if cursor is not null then
    reach := format('(%s) %s (%s)', array_to_string(columns, ', '), case when down then '<' else '>' end, (
      select string_agg(format('%L::%s', cursor ->> (place - 1)::integer, type), ', ' order by place)
      from unnest(types) with ordinality as key (type, place)));
  elsif left_out > 1000 and not conditions.beyond_counts and sort in ('date', 'course', 'status') then
    select * into left_out, reach from private.landing(sort, conditions.on_counts, down, left_out);
  end if;
  depth := left_out + wanted + 1;
  if along.on_rows <> conditions.on_rows then
    depth := greatest(4000, depth * 10);
  end if;
  execute format(
    'with along as (
       select id, %1$s as hit, row_number() over () as place from (
         select * from private.enquiries where %2$s and %3$s order by %4$s limit %5$s) as ordered)
     select array(select id from along where hit order by place offset %6$s limit %7$s),
       count(*), count(*) filter (where hit) from along',
    conditions.on_rows, along.on_rows, reach, ordering, depth, left_out, wanted + 1)
  into ids, seen, hits;

  if cardinality(ids) <= wanted and seen = depth then
    execute format(
      'with matches as materialized (
         select id, plain_name, email, phone, course_name, status, date_of_enquiry from private.enquiries where %1$s)
       select array(select id from matches where %2$s order by %3$s offset %4$s limit %5$s), count(*) from matches',
      conditions.on_rows, reach, ordering, left_out, wanted + 1)
    into ids, hits;
    total := coalesce(total, case when counted then hits end);
  elsif counted and total is null and cursor is null and seen < depth then
    total := hits;
  elsif counted and total is null then
    select * into total, about from private.search_total(
      conditions.on_rows, private.counted(along.on_counts) * hits / greatest(seen, 1));
  end if;

  more := cardinality(ids) > wanted;
  ids := ids[:wanted];
  if backwards then
    ids := array(select id from unnest(ids) with ordinality as found (id, place) order by place desc);
  end if;
  return json_build_object(
    'rows', private.enquiries_json(ids, sort, wanted <= 200),
    'total', total,
    'about', about,
    'next', case when case when backwards then from_within else more end
      then private.enquiries_json(ids[cardinality(ids):], sort, false) -> 0 -> 'key' end,
    'previous', case when case when backwards then more else from_within end
      then private.enquiries_json(ids[:1], sort, false) -> 0 -> 'key' end);
end
$$;

revoke execute on function private.key_columns(text), private.enquiries_json(uuid[], text, boolean),
  private.landing(text, text, boolean, integer),
  private.filter_along(jsonb, text), private.search_total(text, bigint),
  public.list_enquiries(jsonb, text, boolean, jsonb, boolean, integer, integer, boolean)
  from public, anon, service_role;
grant execute on function public.list_enquiries(jsonb, text, boolean, jsonb, boolean, integer, integer, boolean)
  to authenticated;
