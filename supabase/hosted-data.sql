-- Written by `npm run hosted:data` (and every build) from content/: run it in the hosted project's SQL editor
-- after each change of the programs, the countries, the admins, the time zone or how long data is kept. It can run again.

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

-- What a day is, and after how many months personal data is erased.
select private.fill_provider('{"time_zone":"Asia/Kolkata","enquiry_months":null,"chat_visitor_months":null}');

-- Who may read the enquiries. Create these users first (Authentication, Users, Add user); the last statement says
-- whether they were there.
delete from private.admins
where user_id not in (select id from auth.users where lower(email) in ('admin@example.com'));
select email as admin, private.add_admin(email) as found from unnest(array['admin@example.com']) as email;

-- Mails that the mail server did not take at once are tried again when somebody calls deliver-emails. Put the
-- project's reference in and run this once to have it called every minute:
--
-- create extension if not exists pg_cron;
-- create extension if not exists pg_net;
-- select cron.schedule('deliver-emails', '* * * * *', $$
--   select net.http_post('https://<ref>.supabase.co/functions/v1/deliver-emails')
-- $$);
--
-- And this once to have erased what is older than it may be, and the counts kept small:
--
-- select cron.schedule('keep-house', '17 * * * *', 'select private.keep_house()');
