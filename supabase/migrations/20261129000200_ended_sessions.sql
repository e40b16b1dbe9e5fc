-- Who has signed out, or whose session was ended, is no admin any more, for as long as the token would still be good.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.admins join auth.sessions using (user_id)
    where user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
  )
$$;
