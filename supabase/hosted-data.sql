-- Written by `npm run hosted:data` (and every build) from content/: run it in the hosted project's SQL editor
-- after each change of the programs, the countries or the admin address. It can run again.

select private.fill_catalogue('[
  {"slug":"ai-application","title":"AI Application Developer"},
  {"slug":"agentic-ai","title":"Agentic AI Developer"},
  {"slug":"ai-business","title":"AI for Business Leaders"}
]', '[
  {"code":"+1","min":10,"max":10},
  {"code":"+91","min":10,"max":10},
  {"code":"+44","min":10,"max":11},
  {"code":"+61","min":9,"max":9},
  {"code":"+49","min":10,"max":12},
  {"code":"+33","min":9,"max":9},
  {"code":"+81","min":10,"max":11},
  {"code":"+86","min":11,"max":11},
  {"code":"+7","min":10,"max":10},
  {"code":"+55","min":10,"max":11},
  {"code":"+971","min":9,"max":9},
  {"code":"+65","min":8,"max":8}
]');

-- Who may read the enquiries. Create that user first (Authentication, Users, Add user); the last statement says
-- whether it was there.
delete from private.admins
where user_id not in (select id from auth.users where lower(email) = 'admin@example.com');
select private.add_admin('admin@example.com') as admin_found;

-- Mails that the mail server did not take at once are tried again when somebody calls deliver-emails. Put the
-- project's reference in and run this once to have it called every minute:
--
-- create extension if not exists pg_cron;
-- create extension if not exists pg_net;
-- select cron.schedule('deliver-emails', '* * * * *', $$
--   select net.http_post('https://<ref>.supabase.co/functions/v1/deliver-emails')
-- $$);
