-- What is kept about a person, by their e-mail address, and erasing all of it: whoever only chatted has no enquiry by
-- which the desk would know them.

-- The enquiries and chats of a mailbox, newest first, however its address was spelled. All spellings begin alike, at
-- Gmail, where dots do not count, with the first letter alone: an index leads to those, and only they are compared.
create function private.kept_about(address text, out enquiries uuid[], out visitors uuid[])
language plpgsql stable set search_path = ''
as $$
declare
  typed constant text := lower(btrim(address));
  mailbox constant text := private.mailbox(typed);
  beginning constant text := case when mailbox like '%@gmail.com' then left(mailbox, 1)
    else split_part(mailbox, '@', 1) end;
  -- Behind everything that begins so.
  behind constant text := beginning || chr(1114111);
begin
  if coalesce(position('@' in typed), 0) = 0 then
    raise sqlstate 'PT400' using message = 'An email address contains an at sign.';
  end if;
  enquiries := array(
    select id from private.enquiries
    where lower(email) collate "C" = typed
      or (lower(email) collate "C" between beginning and behind and private.mailbox(email) = mailbox)
    order by date_of_enquiry desc, id desc);
  visitors := array(
    select id from public.chat_visitors
    where lower(email) collate "C" = typed
      or (lower(email) collate "C" between beginning and behind and private.mailbox(email) = mailbox)
    order by recorded_at desc, id desc);
end
$$;

-- All that is kept about a person, and other addresses with the same phone number, which may be theirs as well.
create function public.person_data(address text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept record;
begin
  perform private.only_admins();
  select * into kept from private.kept_about(address);
  return json_build_object(
    'enquiries', private.enquiries_json(kept.enquiries, 'date', false),
    'history', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'enquiry', enquiry_id, 'at', at, 'admin', admin, 'kind', kind, 'was', was, 'became', became,
        'note', note, 'mail', mail) order by id), '[]')
      from private.enquiry_events where enquiry_id = any (kept.enquiries)),
    'chats', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'first_name', first_name, 'last_name', last_name, 'email', email, 'started_at', recorded_at)
        order by recorded_at desc, id desc), '[]')
      from public.chat_visitors where id = any (kept.visitors)),
    'mails', (
      select coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'created_at', created_at, 'sent_at', sent_at) order by id), '[]')
      from (
        select * from public.email_outbox where enrollment_id = any (kept.enquiries)
        union all
        select mail.* from public.chat_visitors as visitor join public.email_outbox as mail
          on mail.kind = 'chat_visitor_notice'
            and lower(mail.payload ->> 'email') collate "C" = lower(visitor.email)
            and mail.payload ->> 'id' = visitor.id::text
        where visitor.id = any (kept.visitors)
      ) as of_person),
    'same_phone', (
      select coalesce(json_agg(email order by email), '[]')
      from (
        select distinct lower(email) as email from private.enquiries
        where id <> all (kept.enquiries) and translate(phone, '+ ', '') collate "C" in (
          select translate(phone, '+ ', '') from private.enquiries where id = any (kept.enquiries))
        order by 1 limit 10
      ) as others)
  );
end
$$;

-- Erases all of that for good and tells how many enquiries and chats it was.
create function public.erase_person(address text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  kept record;
  chats integer;
begin
  perform private.only_admins();
  select * into kept from private.kept_about(address);
  -- In the order of their ids, so that this and who changes several do not wait for each other.
  perform from private.enquiries where id = any (kept.enquiries) order by id for update;
  chats := private.erase_chat_visitors(kept.visitors);
  if chats > 0 then
    insert into private.erasures (erased_by, enquiries, chat_visitors) values (auth.uid(), 0, chats);
  end if;
  if cardinality(kept.enquiries) > 0 then
    perform private.erase_enquiries(kept.enquiries, auth.uid());
  end if;
  return json_build_object('enquiries', cardinality(kept.enquiries), 'chats', chats);
end
$$;

revoke execute on function private.kept_about(text), public.person_data(text), public.erase_person(text)
  from public, anon, service_role;
grant execute on function public.person_data(text), public.erase_person(text) to authenticated;
