-- Whether somebody else has changed the enquiry since `version`. An answer that got lost on its way makes people press
-- once more, with the version from before: where the last change was their own and it is as they ask, they have met
-- nobody but themselves. What another has set to the same stays another's: they would undo it without having seen it.
create function private.met_another(
  enquiry private.enquiries, version integer, status private.enquiry_status, follow_up_on date) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return enquiry.version <> version and (
    (enquiry.status, enquiry.follow_up_on) is distinct from (status, follow_up_on)
    or private.acting_admin() is distinct from (
      select event.admin from private.enquiry_events as event
      where event.enquiry_id = enquiry.id and event.kind = 'changed' order by event.id desc limit 1));
end
$$;

-- As before, by that.
create or replace function public.change_enquiry(enquiry uuid, version integer, changes jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  was private.enquiries;
  status private.enquiry_status;
  follow_up_on date;
  note text := nullif(btrim(changes ->> 'note'), '');
begin
  perform private.only_admins();
  if changes - '{status,follow_up_on,note}'::text[] <> '{}' or char_length(note) > 4000 then
    raise sqlstate 'PT400' using message = 'A change has a status, follow_up_on, or a note of up to 4,000 characters.';
  end if;
  select * into was from private.enquiries as stored where stored.id = enquiry for update;
  if not found then
    perform private.refuse_gone();
  end if;
  if changes ?| '{status,follow_up_on}' then
    status := coalesce(changes ->> 'status', was.status);
    follow_up_on := case when changes ? 'follow_up_on' then (changes ->> 'follow_up_on')::date else was.follow_up_on end;
    if private.met_another(was, version, status, follow_up_on) then
      raise sqlstate 'PT409' using message = 'Somebody else has changed this enquiry.',
        detail = (private.enquiries_json(array[enquiry], 'date', true) -> 0)::text;
    end if;
    perform private.set_enquiry(was, status, follow_up_on);
  end if;
  if note is not null then
    insert into private.enquiry_events (enquiry_id, admin, kind, note)
    values (enquiry, private.acting_admin(), 'noted', note);
  end if;
  return private.enquiries_json(array[enquiry], 'date', true) -> 0;
end
$$;

-- As before, and the same for each of several.
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
  for item in
    select * from jsonb_to_recordset(items) as given (id uuid, version integer, status private.enquiry_status) order by id
  loop
    select * into was from private.enquiries as stored where stored.id = item.id for update;
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

revoke execute on function private.met_another(private.enquiries, integer, private.enquiry_status, date) from public;
