-- What the provider offers, as `content/` says it: the programs that may be enquired about, and the countries
-- whose phone numbers are taken. Filled by private.fill_catalogue; no migration names a program.
create table private.programs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  offered boolean not null
);

-- Every title that a program has ever had: a page that was opened before it was renamed still knows the old one.
create table private.program_titles (
  title text primary key,
  program text not null references private.programs
);

create table private.countries (
  code text primary key check (code ~ '^\+[1-9][0-9]{0,3}$'),
  min integer not null check (min > 0),
  max integer not null check (max between min and 15)
);

-- The contents that have been filled in so far, in the order in which they first came.
create table private.catalogues (
  number integer generated always as identity primary key,
  digest text not null unique
);

-- Takes over the programs (slug, title) and countries (code, min, max) of `content/`: adds, renames by slug, and
-- withdraws what is no longer named. With the same content again it changes nothing. Content that has been here
-- before and is not the newest takes nothing away: it may be an old process that has started again beside a new
-- one, whose visitors must not be refused. What cannot be taken over is one sentence for the operator.
create function private.fill_catalogue(given_programs jsonb, given_countries jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  content_digest text;
  twice text;
begin
  select name into twice
  from (
    select 'slug', slug from jsonb_to_recordset(given_programs) as program (slug text)
    union all
    select 'title', title from jsonb_to_recordset(given_programs) as program (title text)
    union all
    select 'code', code from jsonb_to_recordset(given_countries) as country (code text)
  ) as names (kind, name)
  group by kind, name having count(*) > 1 limit 1;
  if twice is not null then
    raise 'The content names "%" twice among its programs or countries.', twice;
  end if;

  -- One at a time: several processes may start at once.
  lock table private.catalogues in share row exclusive mode;
  select md5(coalesce(string_agg(fact, E'\n' order by fact), '')) into content_digest
  from (
    select concat_ws(' ', slug, title) from jsonb_to_recordset(given_programs) as program (slug text, title text)
    union all
    select concat_ws(' ', code, min, max)
    from jsonb_to_recordset(given_countries) as country (code text, min integer, max integer)
  ) as facts (fact);
  insert into private.catalogues (digest) values (content_digest) on conflict do nothing;
  if content_digest = (select digest from private.catalogues order by number desc limit 1) then
    update private.programs set offered = false
    where offered and slug not in (select slug from jsonb_to_recordset(given_programs) as program (slug text));
    delete from private.countries;
  end if;

  insert into private.programs as known (slug, title, offered)
  select slug, title, true from jsonb_to_recordset(given_programs) as program (slug text, title text)
  on conflict (slug) do update set title = excluded.title, offered = true
  where (known.title, known.offered) is distinct from (excluded.title, true);
  insert into private.program_titles as known (title, program)
  select title, slug from jsonb_to_recordset(given_programs) as program (slug text, title text)
  on conflict (title) do update set program = excluded.program where known.program <> excluded.program;
  insert into private.countries as known (code, min, max)
  select code, min, max from jsonb_to_recordset(given_countries) as country (code text, min integer, max integer)
  on conflict (code) do update set min = least(known.min, excluded.min), max = greatest(known.max, excluded.max);
end
$$;

-- The program that is enquired about under this title, which may be one it had before. Refused in words when it
-- is not offered (any more): pages stay open for days.
create function private.offered_program(asked_for text) returns private.programs
language plpgsql stable set search_path = ''
as $$
declare
  program private.programs;
begin
  select programs.* into program
  from private.program_titles join private.programs on slug = program_titles.program
  where program_titles.title = asked_for and offered;
  if not found then
    raise check_violation using constraint = 'course_offered', message =
      'This program is not offered any more. Please reload the page and choose another one ("course_offered").';
  end if;
  return program;
end
$$;

-- A phone number as stored (SPEC §3: code, space, digits) that has the digits of its country (SPEC §5).
create function private.check_phone(phone text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if phone !~ '^\+[0-9]+ [0-9]+$' or not exists (
    select from private.countries
    where code = split_part(phone, ' ', 1) and char_length(split_part(phone, ' ', 2)) between min and max
  ) then
    raise check_violation using constraint = 'phone_in_country_range', message =
      'This phone number does not have the digits of its country. Please check it ("phone_in_country_range").';
  end if;
end
$$;

revoke all on private.programs, private.program_titles, private.countries, private.catalogues
  from public, anon, authenticated, service_role;
revoke execute on function private.fill_catalogue(jsonb, jsonb), private.offered_program(text),
  private.check_phone(text) from public;
