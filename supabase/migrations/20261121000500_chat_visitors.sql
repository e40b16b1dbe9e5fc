-- Who started a chat with the assistant (SPEC §3, §7). Only send-user-alert adds them; admins read them.
create table public.chat_visitors (
  id uuid primary key default gen_random_uuid(),
  first_name private.person_name not null check (char_length(first_name) <= 100),
  last_name private.person_name not null check (char_length(last_name) <= 100),
  email text not null check (email like '%@%' and char_length(email) <= 254),
  -- When the chat began by the visitor's clock, which may be wrong; recorded_at is ours.
  started_at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index chat_visitors_newest_first on public.chat_visitors (recorded_at desc, id desc);

alter table public.chat_visitors enable row level security;
revoke all on public.chat_visitors from public, anon, authenticated, service_role;
grant select on public.chat_visitors to authenticated;

create policy "Admins read all" on public.chat_visitors
  for select to authenticated
  using ((select private.is_admin()));

-- Adds a visitor and the notice to the provider in one transaction; refused over the limit of chat starts.
create function private.record_chat_visitor(
  first_name text, last_name text, email text, started_at timestamptz, client_address text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor public.chat_visitors;
begin
  perform private.take('chat_start', client_address);
  insert into public.chat_visitors (first_name, last_name, email, started_at)
  values (
    private.plain_text(record_chat_visitor.first_name), private.plain_text(record_chat_visitor.last_name),
    record_chat_visitor.email, record_chat_visitor.started_at
  )
  returning * into visitor;
  insert into public.email_outbox (kind, payload) values ('chat_visitor_notice', to_jsonb(visitor));
end
$$;

revoke execute on function private.record_chat_visitor(text, text, text, timestamptz, text) from public;
grant execute on function private.record_chat_visitor(text, text, text, timestamptz, text) to service_role;
