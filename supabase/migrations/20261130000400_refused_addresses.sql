-- When the mail server first refused the address of a confirmation for good.
alter table public.email_outbox add column refused_at timestamptz;

drop function private.mark_email_failed(bigint, text);

-- As before, and an address that was refused for good is not asked for all day: who is asked so often thinks ill of the
-- sender, and the provider waits to hear that a learner has mistyped it. Once more, an hour later, for a mail server that
-- has just come back may refuse what it will take. The provider's own address is known to be right: it is asked for on.
create function private.mark_email_failed(id bigint, error text, refused boolean default false) returns boolean
language sql security definer set search_path = ''
as $$
  update public.email_outbox as mail set
    last_error = left(error, 500),
    refused_at = case when in_vain then now() else mail.refused_at end,
    next_attempt_at = coalesce(now() + delay, mail.next_attempt_at),
    given_up_at = case when delay is null then now() end
  from public.email_outbox as failed,
    lateral (select refused and failed.kind = 'enrollment_confirmation' as in_vain) as address,
    lateral (select case
      when not in_vain then private.retry_delay(failed.attempts)
      when failed.refused_at is null then interval '1 hour'
    end as delay) as next
  where failed.id = mark_email_failed.id and mail.id = failed.id
  returning mail.given_up_at is not null
$$;

revoke execute on function private.mark_email_failed(bigint, text, boolean) from public;
grant execute on function private.mark_email_failed(bigint, text, boolean) to service_role;
