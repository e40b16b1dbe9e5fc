-- Mails to be sent. A trigger writes them in the registration's own transaction, so that no acknowledged
-- registration is without its mails; who sends them claims them first, so that each goes out once.
create table public.email_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('enrollment_notice', 'enrollment_confirmation', 'chat_visitor_notice')),
  payload jsonb not null,
  enrollment_id uuid,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  -- One set of mails for an enquiry, however often the visitor presses the button.
  unique (enrollment_id, kind)
);

create index email_outbox_due on public.email_outbox ((kind = 'enrollment_confirmation'), next_attempt_at)
  where sent_at is null and given_up_at is null;

alter table public.email_outbox enable row level security;
revoke all on public.email_outbox from public, anon, authenticated, service_role;
revoke all on sequence public.email_outbox_id_seq from public, anon, authenticated, service_role;

-- The provider hears of every enquiry. The learner is thanked within a limit, because anybody can enquire in
-- anybody's name, and a mailbox must not be flooded from here. Both mails hold SPEC's fields of it and no more.
create function private.write_enrollment_emails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object(
    'id', new.id, 'name', new.name, 'email', new.email, 'phone', new.phone,
    'course_name', new.course_name, 'date_of_enquiry', new.date_of_enquiry
  );
begin
  insert into public.email_outbox (kind, payload, enrollment_id)
  values ('enrollment_notice', fields, new.id);
  if private.within_limit('confirmation_mail', private.mailbox(new.email)) then
    insert into public.email_outbox (kind, payload, enrollment_id)
    values ('enrollment_confirmation', fields, new.id);
  end if;
  return null;
end
$$;

create trigger write_emails after insert on private.enquiries
  for each row execute function private.write_enrollment_emails();

-- Takes up to max_count mails that are due (all of one enquiry's, if given) for five minutes: whoever dies
-- with them in hand leaves them to the next. What a clock that ran ahead has dated is due at once. The provider's
-- come first: addresses that visitors typed may be undeliverable, and must not hold back an enquiry.
create function private.claim_emails(max_count integer, for_enrollment uuid default null)
returns setof public.email_outbox
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set
    attempts = mail.attempts + 1,
    claimed_at = now(),
    next_attempt_at = now() + interval '5 minutes'
  -- An array, because the planner may run a joined subquery more than once and so claim more than max_count.
  where mail.id = any (array(
    select id from public.email_outbox
    where sent_at is null and given_up_at is null
      and (next_attempt_at <= now() or coalesce(claimed_at, created_at) > now() + interval '1 minute')
      and (for_enrollment is null or enrollment_id = for_enrollment)
    order by kind = 'enrollment_confirmation', next_attempt_at
    limit max_count
    for update skip locked
  ))
  returning mail.*
$$;

create function private.mark_email_sent(id bigint) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set sent_at = now(), last_error = null where mail.id = mark_email_sent.id
$$;

-- How long to wait after so many failed attempts; null when that was the last.
create function private.retry_delay(attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array[1, 5, 30, 120, 720])[attempts] * interval '1 minute'
$$;

-- Schedules the next attempt, or gives the mail up after the last; true when given up.
create function private.mark_email_failed(id bigint, error text) returns boolean
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set
    last_error = left(error, 500),
    next_attempt_at = coalesce(now() + private.retry_delay(mail.attempts), mail.next_attempt_at),
    given_up_at = case when private.retry_delay(mail.attempts) is null then now() end
  where mail.id = mark_email_failed.id
  returning given_up_at is not null
$$;

revoke execute on function private.write_enrollment_emails(), private.claim_emails(integer, uuid),
  private.mark_email_sent(bigint), private.mark_email_failed(bigint, text), private.retry_delay(integer)
  from public;
grant execute on function private.claim_emails(integer, uuid), private.mark_email_sent(bigint),
  private.mark_email_failed(bigint, text) to service_role;
