-- A cursor is what a page in this order has given: a text for each column of the order. Anything else would be compared
-- with nothing and leave an empty page, as if the list ended there, or fail in words of the database's own.
create function private.check_cursor(cursor jsonb, types text[]) returns void
language plpgsql stable
as $$
declare
  fits boolean;
begin
  begin
    fits := jsonb_array_length(cursor) = cardinality(types)
      and not exists (select from jsonb_array_elements(cursor) as part where jsonb_typeof(part) <> 'string')
      and ('timestamptz' <> all (types) or isfinite((cursor ->> -2)::timestamptz))
      and (cursor ->> -1)::uuid is not null;
  exception when data_exception or feature_not_supported then
    fits := false;
  end;
  if fits is not true then
    raise sqlstate 'PT400'
      using message = 'A cursor is the next or previous of a page in this order, or the key of one of its rows.';
  end if;
end
$$;

-- As before, and a cursor is checked.
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
    perform private.check_cursor(cursor, types);
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

revoke execute on function private.check_cursor(jsonb, text[]) from public;
