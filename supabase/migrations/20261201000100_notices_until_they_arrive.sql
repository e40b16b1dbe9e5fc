-- As before, and what tells the provider of somebody is tried on every four hours, for a month after it was made: a mail
-- server may be away over a weekend, and who has only chatted stands in no list in which the provider would find them.
create or replace function private.mark_email_failed(id bigint, error text, refused boolean default false) returns boolean
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set
    last_error = left(error, 500),
    refused_at = case when in_vain then now() else mail.refused_at end,
    next_attempt_at = coalesce(now() + delay, mail.next_attempt_at),
    given_up_at = case when delay is null then now() end
  from public.email_outbox as failed,
    lateral (select failed.kind = 'enrollment_confirmation' as to_learner) as kind,
    lateral (select refused and to_learner as in_vain) as address,
    lateral (select case
      when not in_vain then coalesce(private.retry_delay(failed.attempts), case
        when not to_learner and failed.created_at > now() - interval '1 month' then interval '4 hours'
      end)
      when failed.refused_at is null then interval '1 hour'
    end as delay) as next
  where failed.id = mark_email_failed.id and mail.id = failed.id
  returning mail.given_up_at is not null
$$;

-- Those of chats could not be sent again by hand, so each that was given up gets another try.
update public.email_outbox set given_up_at = null, next_attempt_at = now()
where kind = 'chat_visitor_notice' and sent_at is null and given_up_at is not null;
