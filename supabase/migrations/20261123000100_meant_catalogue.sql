-- As before, and content that is `meant`, by who is alone with the database or runs it by hand, is the newest even if
-- it was here before: who goes back to an earlier version has its titles again. The other contents keep their age, or
-- an old process that starts beside that one would count as new.
drop function private.fill_catalogue(jsonb, jsonb);
create function private.fill_catalogue(given_programs jsonb, given_countries jsonb, meant boolean default false)
returns void language plpgsql set search_path = ''
as $$
declare
  content_digest text;
  twice text;
  newest boolean;
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
  if meant then
    delete from private.catalogues
    where digest = content_digest and number < (select max(number) from private.catalogues);
  end if;
  insert into private.catalogues (digest) values (content_digest) on conflict do nothing;
  newest := content_digest = (select digest from private.catalogues order by number desc limit 1);
  if newest then
    update private.programs set offered = false
    where offered and slug not in (select slug from jsonb_to_recordset(given_programs) as program (slug text));
    delete from private.countries;
  end if;

  insert into private.programs as known (slug, title, offered)
  select slug, title, true from jsonb_to_recordset(given_programs) as program (slug text, title text)
  on conflict (slug) do update
  set title = case when newest then excluded.title else known.title end, offered = true
  where not known.offered or (newest and known.title <> excluded.title);
  insert into private.program_titles as known (title, program)
  select title, slug from jsonb_to_recordset(given_programs) as program (slug text, title text)
  on conflict (title) do update set program = excluded.program where newest and known.program <> excluded.program;
  insert into private.countries as known (code, min, max)
  select code, min, max from jsonb_to_recordset(given_countries) as country (code text, min integer, max integer)
  on conflict (code) do update set min = least(known.min, excluded.min), max = greatest(known.max, excluded.max);
end
$$;

revoke execute on function private.fill_catalogue(jsonb, jsonb, boolean) from public, anon, authenticated;
