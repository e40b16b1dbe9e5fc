-- For a hosted project, once, in its SQL editor. Our own server does the like by itself.

-- Who may read the enquiries: the address of content/site.ts. Create that user first (Authentication, Users,
-- Add user); the statement says whether it was there.
select private.add_admin('admin@example.com') as admin_found;

-- Mails that the mail server did not take at once are tried again when somebody calls deliver-emails. Put the
-- project's reference in and run this to have it called every minute:
--
-- create extension if not exists pg_cron;
-- create extension if not exists pg_net;
-- select cron.schedule('deliver-emails', '* * * * *', $$
--   select net.http_post('https://<ref>.supabase.co/functions/v1/deliver-emails')
-- $$);
