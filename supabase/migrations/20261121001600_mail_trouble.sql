-- What the desk tells of mails that did not get through, so that nobody has to read logs for it. Given up: as long as
-- nobody has been in touch with the person otherwise, and for a week where there is no enquiry. Waiting: tried more
-- than once, or due for ten minutes and not tried at all, because the mail server or whoever sends is away.
create index email_outbox_given_up on public.email_outbox (given_up_at) where given_up_at is not null;

create function public.mail_trouble() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admins();
  return (
    with lost as (
      select mail.id, mail.kind, mail.enrollment_id, mail.given_up_at, enquiry.name
      from public.email_outbox as mail left join private.enquiries as enquiry on enquiry.id = mail.enrollment_id
      where mail.sent_at is null and mail.given_up_at > now() - interval '30 days'
        and case when enquiry.id is null then mail.given_up_at > now() - interval '7 days' else enquiry.status = 'new' end
    ), late as (
      select created_at, last_error from public.email_outbox
      where sent_at is null and given_up_at is null and (attempts > 1 or next_attempt_at < now() - interval '10 minutes')
    )
    select json_build_object(
      'given_up', (select count(*) from lost),
      'enquiries', (
        select coalesce(json_agg(json_build_object('id', enrollment_id, 'name', name) order by given_up_at desc), '[]')
        from (
          select enrollment_id, name, max(given_up_at) as given_up_at from lost where name is not null
          group by 1, 2 order by 3 desc limit 6
        ) as named),
      'waiting', (select count(*) from late),
      'since', (select min(created_at) from late),
      'error', (select last_error from late where last_error is not null order by created_at desc limit 1))
  );
end
$$;

revoke execute on function public.mail_trouble() from public, anon, service_role;
grant execute on function public.mail_trouble() to authenticated;
