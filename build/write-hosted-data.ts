import { writeFile } from "node:fs/promises";
import { countries } from "../content/countries.ts";
import { programs } from "../content/programs.ts";
import { site } from "../content/site.ts";
import { provider } from "../supabase/functions/_shared/provider.ts";

/** What a hosted project must know of `content/`, as SQL that can run again: what our own server fills in by itself. */
export function hostedData(): string {
  const admins = site.adminEmails.map((email) => quoted(email.toLowerCase())).join(", ");
  return `-- Written by \`npm run hosted:data\` (and every build) from content/: run it in the hosted project's SQL editor
-- after each change of the programs, the countries, the admins, the time zone or how long data is kept. It can run again.

-- Who runs this means it, also when it is what was here before: it is the newest.
select private.fill_catalogue(${rows(programs, ["slug", "title"])}, ${rows(countries, ["code", "min", "max"])}, meant => true);

-- What a day is, and after how many months personal data is erased.
select private.fill_provider(${quoted(JSON.stringify(provider))});

-- What the last statement tells.
drop table if exists pg_temp.told;
create temporary table told (what text, state text);

-- Who may read the enquiries. Create these users first (Authentication, Users, Add user).
delete from private.admins
where user_id not in (select id from auth.users where lower(email) in (${admins}));
insert into pg_temp.told
select email, case when private.add_admin(email) then 'is an admin'
  else 'is no user yet: add the user, then run this again' end
from unnest(array[${admins}]) as email;

-- What our own server does by itself: every minute the mails are tried again that the mail server did not take at
-- once, and every hour is erased what is older than it may be. For the first, put the project's reference in place
-- of <ref>, once; what is scheduled stays. pg_cron notes each run and clears nothing away: a week of it is kept.
do $jobs$
declare
  deliver_emails constant text := 'https://<ref>.supabase.co/functions/v1/deliver-emails';
begin
  begin
    create extension if not exists pg_cron with schema pg_catalog;
  exception when others then
    insert into pg_temp.told values ('pg_cron', 'cannot be had: ' || sqlerrm);
  end;
  begin
    create extension if not exists pg_net with schema extensions;
  exception when others then
    insert into pg_temp.told values ('pg_net', 'cannot be had: ' || sqlerrm);
  end;
  if to_regnamespace('cron') is null then
    return;
  end if;
  -- A thousand at a time and each for good, until nothing is left that is too old.
  perform cron.schedule('keep-house', '17 * * * *',
    $keep$do $$ begin for round in 1..50 loop exit when not private.keep_house(); commit; end loop; end $$ $keep$);
  perform cron.schedule('forget-runs', '43 3 * * *',
    $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
  if deliver_emails !~ '[<>]' and to_regnamespace('net') is not null then
    perform cron.schedule('deliver-emails', '* * * * *', format('select net.http_post(%L)', deliver_emails));
  end if;
  insert into pg_temp.told
  select job, case when exists (select from cron.job where jobname = job and active)
    then 'is scheduled' else 'is not scheduled yet: see above in this file' end
  from unnest(array['keep-house', 'deliver-emails', 'forget-runs']) as job;
end
$jobs$;

select * from pg_temp.told;
`;
}

/** These fields of each object as a JSON array, an object a line, in SQL's quotes. */
function rows(objects: readonly object[], fields: string[]): string {
  return quoted(`[\n${objects.map((each) => `  ${JSON.stringify(each, fields)}`).join(",\n")}\n]`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Writes it into `folder` (supabase/). */
export async function writeHostedData(folder: string): Promise<void> {
  await writeFile(`${folder}/hosted-data.sql`, hostedData());
}

if (import.meta.main) {
  await writeHostedData("supabase");
}
