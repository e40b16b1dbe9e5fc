-- What the desk's readers share. They are security definer and ask private.only_admins() first: under row level
-- security the search index cannot be used, for LIKE is not leakproof.
create function private.only_admins() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins may do this.';
  end if;
end
$$;

-- The words of a search, at most six. What consists of digits and their punctuation is a phone number or part of
-- one: its digits without leading zeros; when that is all there is, spaces do not divide it.
create function private.search_words(typed text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(word), '{}') from (
    select distinct case when part ~ '^[-+()./\s0-9]+$'
      then ltrim(regexp_replace(part, '[^0-9]', '', 'g'), '0') else part end as word
    from regexp_split_to_table(
      private.plain(btrim(left(typed, 100))), case when typed ~ '^[-+()./\s0-9]+$' then '^$' else '\s+' end
    ) as part
    where part <> '' order by 1 limit 6
  ) as words
  where word <> ''
$$;

-- The condition that one word of a search puts. One or two letters are the beginning of a word, for the index
-- knows no less than three; from four letters on it may also begin a word in a program's title, which would be of no
-- use in the index.
create function private.word_condition(word text) returns text
language sql stable set search_path = ''
as $$
  select format(case when titles is null then 'search like %L' else '(search like %L or course_name collate "C" = any (%L))' end,
    case when char_length(word) < 3 then '% ' else '%' end
      || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%',
    titles)
  from (
    select array_agg(title) as titles from private.program_titles
    where char_length(word) > 3 and position(' ' || word in ' ' || private.plain(title)) > 0
  ) as named
$$;

-- The titles of these programs, which may have had others before.
create function private.titles_of(programs text[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(coalesce(title, slug))
  from unnest(programs) as slug left join private.program_titles on program = slug
$$;

-- A filter {q, courses, statuses, sources, from, to, due} as conditions in SQL, for enquiries and for their counts.
-- The counts know nothing of `q` and `due`: then `beyond_counts` is true.
create function private.read_filter(filter jsonb, out on_rows text, out on_counts text, out beyond_counts boolean)
language plpgsql stable set search_path = ''
as $$
declare
  words text[] := private.search_words(filter ->> 'q');
  first_day date := nullif(filter ->> 'from', '')::date;
  last_day date := nullif(filter ->> 'to', '')::date;
  due boolean := coalesce((filter ->> 'due')::boolean, false);
  facets text;
begin
  if filter - '{q,courses,statuses,sources,from,to,due}'::text[] <> '{}' then
    raise sqlstate 'PT400' using message = 'A filter has q, courses, statuses, sources, from, to and due.';
  end if;
  facets := concat_ws(' and ', 'true',
    private.facet_condition('course_name collate "C"', private.titles_of(private.texts(filter -> 'courses'))),
    private.facet_condition('status', private.texts(filter -> 'statuses')::private.enquiry_status[]::text[]),
    private.facet_condition('source', private.texts(filter -> 'sources')));
  on_rows := concat_ws(' and ', facets,
    'date_of_enquiry >= ' || quote_literal(private.day_start(first_day)),
    'date_of_enquiry < ' || quote_literal(private.day_start(last_day + 1)),
    case when due then 'follow_up_on <= ' || quote_literal(private.provider_day(now())) end,
    (select string_agg(private.word_condition(word), ' and ') from unnest(words) as word));
  on_counts := concat_ws(' and ', facets,
    'day >= ' || quote_literal(first_day),
    'day <= ' || quote_literal(last_day));
  beyond_counts := due or cardinality(words) > 0;
end
$$;

-- That a column is one of these; a single one is said so that an index by it also gives the order behind it.
create function private.facet_condition(expression text, allowed text[]) returns text
language sql immutable set search_path = ''
as $$
  select case
    when cardinality(allowed) = 1 then format('%s = %L', expression, allowed[1])
    when cardinality(allowed) > 1 then format('%s = any (%L::text[])', expression, allowed)
  end
$$;

-- A JSON array of texts; null when there is none in it.
create function private.texts(list jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(each) from jsonb_array_elements_text(case when list <> 'null' then list end) as each
$$;

-- How many enquiries the counts know under such a condition.
create function private.counted(on_counts text) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  total bigint;
begin
  execute 'select coalesce(sum(enquiries), 0) from private.enquiry_counts where ' || on_counts into total;
  return total;
end
$$;

revoke execute on function private.only_admins(), private.search_words(text), private.word_condition(text),
  private.titles_of(text[]), private.read_filter(jsonb), private.facet_condition(text, text[]), private.texts(jsonb),
  private.counted(text) from public;
