-- A follow-up is a day with a year of four digits. A day field takes more, and PostgreSQL also "infinity": the desk
-- could not read such a row, and so nobody saw any row of the page that it stood in. Otherwise as before.
create or replace function private.set_enquiry(was private.enquiries, status private.enquiry_status, follow_up_on date)
returns void
language plpgsql set search_path = ''
as $$
declare
  before jsonb := jsonb_build_object('status', was.status, 'follow_up_on', was.follow_up_on);
  after jsonb := jsonb_build_object('status', status, 'follow_up_on', follow_up_on);
begin
  if before = after then
    return;
  end if;
  if follow_up_on not between '1000-01-01' and '9999-12-31' then
    raise sqlstate 'PT400' using message = 'A follow-up is a day with a year of four digits.';
  end if;
  update private.enquiries as enquiry set
    status = set_enquiry.status, follow_up_on = set_enquiry.follow_up_on, version = enquiry.version + 1
  where enquiry.id = was.id;
  insert into private.enquiry_events (enquiry_id, admin, kind, was, became)
  select was.id, private.acting_admin(), 'changed', jsonb_object_agg(key, before -> key), jsonb_object_agg(key, value)
  from jsonb_each(after) where value <> before -> key;
end
$$;

-- Those that are there already are no day on which anybody can be followed up.
update private.enquiries set follow_up_on = null, version = version + 1
where follow_up_on not between '1000-01-01' and '9999-12-31';
update private.enquiry_events set
  was = case when was ->> 'follow_up_on' !~ '^\d{4}-\d\d-\d\d$' then was || '{"follow_up_on": null}' else was end,
  became = case when became ->> 'follow_up_on' !~ '^\d{4}-\d\d-\d\d$' then became || '{"follow_up_on": null}' else became end
where was ->> 'follow_up_on' !~ '^\d{4}-\d\d-\d\d$' or became ->> 'follow_up_on' !~ '^\d{4}-\d\d-\d\d$';
