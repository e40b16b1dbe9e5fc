-- What has been erased for good, by an admin or by its age: how many, and nothing of whom.
create table private.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  -- Nobody: it was kept as long as private.provider says.
  erased_by uuid,
  enquiries integer not null,
  chat_visitors integer not null
);

create index email_outbox_chat_notices on public.email_outbox ((lower(payload ->> 'email') collate "C"))
  where kind = 'chat_visitor_notice';

-- Erases what is known of these chat visitors, the mails about them included.
create function private.erase_chat_visitors(visitors uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  erased integer;
begin
  delete from public.email_outbox as mail using public.chat_visitors as visitor
  where visitor.id = any (visitors) and mail.kind = 'chat_visitor_notice'
    and lower(mail.payload ->> 'email') collate "C" = lower(visitor.email)
    and mail.payload ->> 'id' = visitor.id::text;
  delete from public.chat_visitors where id = any (visitors);
  get diagnostics erased = row_count;
  return erased;
end
$$;

-- Erases these enquiries with their mails and history; and of addresses that then have none any more, their chats
-- and how often they were written to.
create function private.erase_enquiries(ids uuid[], by_whom uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  addresses text[];
  erased integer;
  visitors integer;
begin
  with gone as (
    delete from private.enquiries where id = any (ids) returning lower(email) as address
  )
  select array_agg(distinct address), count(*) into addresses, erased from gone;
  delete from public.email_outbox where enrollment_id = any (ids);
  addresses := array(
    select address from unnest(addresses) as address
    where not exists (select from private.enquiries as other where lower(other.email) collate "C" = address)
  );
  delete from private.limit_uses as used
  where used.bucket = 'confirmation_mail' and used.address = any (
    select private.mailbox(each) from unnest(addresses) as each);
  visitors := private.erase_chat_visitors(array(
    select id from public.chat_visitors as visitor where lower(visitor.email) collate "C" = any (addresses)));
  insert into private.erasures (erased_by, enquiries, chat_visitors) values (by_whom, erased, visitors);
end
$$;

-- Erases an enquiry for good and tells how many others with the same address are still there.
create function public.erase_enquiry(enquiry uuid) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  perform private.only_admins();
  select lower(email) into address from private.enquiries where id = enquiry for update;
  if not found then
    perform private.refuse_gone();
  end if;
  perform private.erase_enquiries(array[enquiry], auth.uid());
  return json_build_object('others', (
    select count(*) from private.enquiries as other where lower(other.email) collate "C" = address));
end
$$;

-- Regular work, at best every hour: erases up to 1,000 enquiries and chat visitors that have been kept as long as
-- the provider wants, and folds the counts. True when there is more to erase.
create function private.keep_house() returns boolean
language plpgsql set search_path = ''
as $$
declare
  kept private.provider;
  old_enquiries uuid[];
  old_visitors uuid[];
  erased integer;
begin
  select * into strict kept from private.provider;
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
  perform private.fold_counts();
  return cardinality(old_enquiries) = 1000 or cardinality(old_visitors) = 1000;
end
$$;

revoke all on private.erasures from public, anon, authenticated, service_role;
revoke execute on function private.erase_chat_visitors(uuid[]), private.erase_enquiries(uuid[], uuid),
  private.keep_house(), public.erase_enquiry(uuid) from public, anon, service_role;
grant execute on function public.erase_enquiry(uuid) to authenticated;
