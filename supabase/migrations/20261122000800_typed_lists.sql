-- As before, its empty lists of the type they have: `supabase db lint` warns of a cast.
create or replace function private.keep_house() returns boolean
language plpgsql set search_path = ''
as $$
declare
  kept private.provider;
  old_enquiries uuid[] := array[]::uuid[];
  old_visitors uuid[] := array[]::uuid[];
  erased integer;
begin
  update private.provider set
    clock_seen_at = now(),
    clock_steady_since = case
      when clock_seen_at between now() - interval '1 day' and now() + interval '1 minute' then clock_steady_since
      else now()
    end
  returning * into strict kept;
  if kept.clock_steady_since <= now() - interval '1 day' then
    old_enquiries := array(
      select id from private.enquiries
      where date_of_enquiry < now() - make_interval(months => kept.enquiry_months)
      order by date_of_enquiry limit 1000);
    if cardinality(old_enquiries) > 0 then
      perform private.erase_enquiries(old_enquiries, null);
    end if;
    old_visitors := array(
      select id from public.chat_visitors
      where recorded_at < now() - make_interval(months => kept.chat_visitor_months)
      order by recorded_at limit 1000);
    if cardinality(old_visitors) > 0 then
      erased := private.erase_chat_visitors(old_visitors);
      insert into private.erasures (enquiries, chat_visitors) values (0, erased);
    end if;
  end if;
  delete from private.limit_uses where ctid = any (array(
    select ctid from private.limit_uses as old
    where old.window_start < now() - interval '2 days'
    for update skip locked
  ));
  perform private.fold_counts();
  return cardinality(old_enquiries) = 1000 or cardinality(old_visitors) = 1000;
end
$$;
