-- Enquiries that came since then and match the filter, newest first. A minute is read again, for the date of an
-- enquiry is when its transaction began, and one that ended later may have begun before: leave out what is known.
create function public.new_enquiries(since timestamptz, filter jsonb default '{}') returns json
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  ids uuid[];
begin
  perform private.only_admins();
  execute format(
    'select array(select id from (select * from private.enquiries where date_of_enquiry > %L) as recent
       where %s order by date_of_enquiry desc, id desc limit 200)',
    since - interval '1 minute', (private.read_filter(filter)).on_rows)
  into ids;
  return json_build_object('rows', private.enquiries_json(ids, 'date', true));
end
$$;

-- Sends a mail of an enquiry again, whatever has become of it; what is being sent at this moment is left to its end.
create function public.send_mail_again(mail bigint) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  found_mail public.email_outbox;
begin
  perform private.only_admins();
  select * into found_mail from public.email_outbox as stored
  where stored.id = mail and stored.enrollment_id is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This mail is no longer there.';
  end if;
  if coalesce(found_mail.sent_at, found_mail.given_up_at) is null and found_mail.claimed_at > now() - interval '5 minutes'
    and found_mail.next_attempt_at = found_mail.claimed_at + interval '5 minutes' then
    raise sqlstate 'PT409' using message = 'This mail is being sent just now.';
  end if;
  -- Its time of making is part of its Message-ID: mail servers may leave out what they have seen.
  update public.email_outbox as stored set attempts = 0, next_attempt_at = now(), claimed_at = null, sent_at = null,
    given_up_at = null, last_error = null, created_at = now()
  where stored.id = mail;
  insert into private.enquiry_events (enquiry_id, admin, kind, mail)
  values (found_mail.enrollment_id, private.acting_admin(), 'mail_again', found_mail.kind);
  return json_build_object('state', 'waiting');
end
$$;

revoke execute on function public.new_enquiries(timestamptz, jsonb), public.send_mail_again(bigint)
  from public, anon, service_role;
grant execute on function public.new_enquiries(timestamptz, jsonb), public.send_mail_again(bigint) to authenticated;
