-- As before, and all rows are locked before any is changed. Row by row it held the lock on the counts, from its first row
-- on, while it waited for the later ones; who was changing one of those held that row and waited for the counts.
create or replace function public.change_enquiries(items jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  item record;
  was private.enquiries;
  changed uuid[] := array[]::uuid[];
  stale uuid[] := array[]::uuid[];
  gone uuid[] := array[]::uuid[];
begin
  perform private.only_admins();
  if jsonb_array_length(items) > 500 then
    raise sqlstate 'PT400' using message = 'At most 500 enquiries can be changed at once.';
  end if;
  -- In the order of their ids, so that two who do this at once do not wait for each other.
  perform from private.enquiries
  where id = any (array(select given.id from jsonb_to_recordset(items) as given (id uuid)))
  order by id for update;
  for item in
    select * from jsonb_to_recordset(items) as given (id uuid, version integer, status private.enquiry_status) order by id
  loop
    select * into was from private.enquiries as stored where stored.id = item.id;
    if not found then
      gone := gone || item.id;
    elsif private.met_another(was, item.version, item.status, was.follow_up_on) then
      stale := stale || item.id;
    else
      perform private.set_enquiry(was, item.status, was.follow_up_on);
      changed := changed || item.id;
    end if;
  end loop;
  return json_build_object(
    'changed', private.enquiries_json(changed, 'date', true),
    'stale', private.enquiries_json(stale, 'date', true),
    'gone', to_json(gone));
end
$$;
