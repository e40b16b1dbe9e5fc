-- As before, and who goes by age takes no chats along, which have an age of their own: whose enquiry of years ago is
-- erased may have asked the assistant a minute ago, and the provider may not have been told of it yet. The rows are
-- locked first, in the order of their ids, as by everybody who changes several.
create or replace function private.erase_enquiries(ids uuid[], by_whom uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  addresses text[];
  erased integer;
  visitors integer := 0;
begin
  perform from private.enquiries where id = any (ids) order by id for update;
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
  if by_whom is not null then
    visitors := private.erase_chat_visitors(array(
      select id from public.chat_visitors as visitor where lower(visitor.email) collate "C" = any (addresses)));
  end if;
  insert into private.erasures (erased_by, enquiries, chat_visitors) values (by_whom, erased, visitors);
end
$$;
