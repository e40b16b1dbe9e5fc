-- As before, and an address that was refused for good is asked for twice again.
create or replace function public.send_mail_again(mail bigint) returns json
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
  if found_mail.kind = 'enrollment_confirmation'
    and not private.within_limit('confirmation_mail', private.mailbox(found_mail.payload ->> 'email')) then
    raise sqlstate 'PT429' using message = 'This person has been written to often enough for now. Please try again in an hour.';
  end if;
  -- Its time of making is part of its Message-ID: mail servers may leave out what they have seen.
  update public.email_outbox as stored set attempts = 0, next_attempt_at = now(), claimed_at = null, sent_at = null,
    given_up_at = null, refused_at = null, last_error = null, created_at = now()
  where stored.id = mail;
  insert into private.enquiry_events (enquiry_id, admin, kind, mail)
  values (found_mail.enrollment_id, private.acting_admin(), 'mail_again', found_mail.kind);
  return json_build_object('state', 'waiting');
end
$$;
