-- As private.landing, behind the row at `cursor` and where `reach` leads from it; without one from the beginning. Of the
-- day on which that row stands the counts know only the whole, so what is left of it is counted row by row.
create function private.landing_behind(
  sort text, on_rows text, on_counts text, down boolean, cursor jsonb, inout skip integer, inout reach text)
language plpgsql stable set search_path = ''
as $$
declare
  facet text := case sort when 'course' then 'course_name collate "C"' when 'status' then 'status' end;
  own_facet text := case when facet is not null then cursor ->> 0 end;
  own_day date := private.provider_day((cursor ->> -2)::timestamptz);
  of_day integer;
begin
  if cursor is not null then
    execute format('select count(*) from private.enquiries where %s', concat_ws(' and ', on_rows, reach,
      facet || ' = ' || quote_literal(own_facet),
      case when down then format('date_of_enquiry >= %L', private.day_start(own_day))
        else format('date_of_enquiry < %L', private.day_start(own_day + 1)) end))
    into of_day;
    if skip < of_day then
      return;
    end if;
    skip := skip - of_day;
    on_counts := format('%s and (%s) %s (%s)', on_counts, concat_ws(', ', facet, 'day'),
      case when down then '<' else '>' end, concat_ws(', ', quote_literal(own_facet), quote_literal(own_day)));
  end if;
  select * into skip, reach from private.landing(sort, on_counts, down, skip);
end
$$;

-- As before, and what lies far behind a row is found by the counts like a place: what has been handled since is still
-- shown in front of it and not counted any more, so that its place is no longer the one that is asked for.
create or replace function public.list_enquiries(
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
  further integer;
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
  end if;
  if left_out > 1000 and not conditions.beyond_counts and sort in ('date', 'course', 'status') then
    select * into left_out, reach
    from private.landing_behind(sort, conditions.on_rows, conditions.on_counts, down, cursor, left_out, reach);
  end if;
  depth := left_out + wanted + 1;
  if along.on_rows <> conditions.on_rows then
    depth := 4000;
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
    further := private.further(
      (left_out + wanted + 1) * seen / greatest(hits, 1), private.counted(along.on_counts) * hits / seen, sort,
      coalesce(filter ->> 'q', '') <> '');
    if further is not null then
      execute format(
        -- To leave some out keeps the order, and stops at the end of the page.
        'select array(select id from (
           select * from private.enquiries where %2$s and %3$s order by %4$s limit %5$s) as along
         where %1$s offset %6$s limit %7$s)',
        conditions.on_rows, along.on_rows, reach, ordering, further, left_out, wanted + 1)
      into ids;
    end if;
  end if;
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

revoke execute on function private.landing_behind(text, text, text, boolean, jsonb, integer, text) from public;
