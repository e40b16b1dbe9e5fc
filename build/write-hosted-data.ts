import { writeFile } from "node:fs/promises";
import { countries } from "../content/countries.ts";
import { programs } from "../content/programs.ts";
import { site } from "../content/site.ts";

/** What a hosted project must know of `content/`, as SQL that can run again: what our own server fills in by itself. */
export function hostedData(): string {
  const admin = quoted(site.adminEmail.toLowerCase());
  return `-- Written by \`npm run hosted:data\` (and every build) from content/: run it in the hosted project's SQL editor
-- after each change of the programs, the countries or the admin address. It can run again.

select private.fill_catalogue(${rows(programs, ["slug", "title"])}, ${rows(countries, ["code", "min", "max"])});

-- Who may read the enquiries. Create that user first (Authentication, Users, Add user); the last statement says
-- whether it was there.
delete from private.admins
where user_id not in (select id from auth.users where lower(email) = ${admin});
select private.add_admin(${admin}) as admin_found;

-- Mails that the mail server did not take at once are tried again when somebody calls deliver-emails. Put the
-- project's reference in and run this once to have it called every minute:
--
-- create extension if not exists pg_cron;
-- create extension if not exists pg_net;
-- select cron.schedule('deliver-emails', '* * * * *', $$
--   select net.http_post('https://<ref>.supabase.co/functions/v1/deliver-emails')
-- $$);
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
