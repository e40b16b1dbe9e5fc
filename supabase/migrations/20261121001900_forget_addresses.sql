-- As before, and client addresses are forgotten two days after they were last counted. Counting itself clears up only
-- once in a thousand times: on a quiet site an address stood for months.
create or replace function private.keep_house() returns boolean
language plpgsql set search_path = ''
as $$
declare
  kept private.provider;
  old_enquiries uuid[];
  old_visitors uuid[];
  erased integer;
begin
  select * into strict kept from private.provider;
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
  delete from private.limit_uses where ctid = any (array(
    select ctid from private.limit_uses as old
    where old.window_start < now() - interval '2 days'
    for update skip locked
  ));
  perform private.fold_counts();
  return cardinality(old_enquiries) = 1000 or cardinality(old_visitors) = 1000;
end
$$;
