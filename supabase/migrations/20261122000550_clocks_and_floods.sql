-- A day on which the clocks go back at midnight has its first hour twice, and begins with the first of the two:
-- PostgreSQL takes the second. Otherwise as before.
create or replace function private.day_start(day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when ((moment - interval '1 hour') at time zone time_zone)::date = day then moment - interval '1 hour'
    else moment
  end
  from private.provider, lateral (select day::timestamp at time zone time_zone as moment) as midnight
$$;

-- How long to wait after so many failed attempts; null when that was the last, after about a day. A mail server that
-- was away for some hours is asked again within one or two, for the provider waits for news of an enquiry.
create or replace function private.retry_delay(attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array[1, 5, 30, 60, 60, 60, 120, 120, 120, 180, 180, 240, 240])[attempts] * interval '1 minute'
$$;

-- As before, and a learner is not written to more often than by registrations: not even by an admin, whose session
-- somebody else may hold.
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
    given_up_at = null, last_error = null, created_at = now()
  where stored.id = mail;
  insert into private.enquiry_events (enquiry_id, admin, kind, mail)
  values (found_mail.enrollment_id, private.acting_admin(), 'mail_again', found_mail.kind);
  return json_build_object('state', 'waiting');
end
$$;

-- By what the regular work saw of the clock: when it looked last, and since when it has gone on as clocks do.
alter table private.provider add column clock_seen_at timestamptz, add column clock_steady_since timestamptz;

-- As before, and nothing is erased by its age until the clock has gone on for a day: one that jumps ahead, and is put
-- right within that day, has not cost anybody everything.
create or replace function private.keep_house() returns boolean
language plpgsql set search_path = ''
as $$
declare
  kept private.provider;
  old_enquiries uuid[] := '{}';
  old_visitors uuid[] := '{}';
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
