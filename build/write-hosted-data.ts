import { writeFile } from "node:fs/promises";
import { countries } from "../content/countries.ts";
import { programs } from "../content/programs.ts";
import { site } from "../content/site.ts";

/** What a hosted project must know of `content/`, as SQL that can run again: what our own server fills in by itself. */
export function hostedData(): string {
  const admins = site.adminEmails.map((email) => quoted(email.toLowerCase())).join(", ");
  const provider = {
    time_zone: site.timeZone.name,
    enquiry_months: site.keepMonths.enquiries,
    chat_visitor_months: site.keepMonths.chatVisitors,
  };
  return `-- Written by \`npm run hosted:data\` (and every build) from content/: run it in the hosted project's SQL editor
-- after each change of the programs, the countries, the admins, the time zone or how long data is kept. It can run again.

select private.fill_catalogue(${rows(programs, ["slug", "title"])}, ${rows(countries, ["code", "min", "max"])});

-- What a day is, and after how many months personal data is erased.
select private.fill_provider(${quoted(JSON.stringify(provider))});

-- Who may read the enquiries. Create these users first (Authentication, Users, Add user); the last statement says
-- whether they were there.
delete from private.admins
where user_id not in (select id from auth.users where lower(email) in (${admins}));
select email as admin, private.add_admin(email) as found from unnest(array[${admins}]) as email;

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
