import { readFile, writeFile } from "node:fs/promises";
import { signInMail } from "../supabase/functions/_shared/mail/sign-in-mail.ts";

const link = "{{ .SiteURL }}/enrollments?token_hash={{ .TokenHash }}&type=magiclink";

/**
 * Writes the sign-in mail into `folder` (supabase/) as the template and the subject that hosted Supabase sends it
 * with, and where `siteUrl` is given, that address as the one to which its links lead; our own server draws the same mail
 * itself. Files that say the same already are left alone.
 */
export async function writeSignInTemplate(
  folder: string,
  siteUrl: string | undefined,
): Promise<void> {
  const { html, subject } = signInMail(link);
  await update(`${folder}/templates/sign-in.html`, () => html);
  await update(`${folder}/config.toml`, (config) => {
    const named = config.replace(
      /(?<=\[auth\.email\.template\.magic_link\]\n)subject = .*/,
      () => `subject = ${JSON.stringify(subject)}`,
    );
    if (siteUrl === undefined) return named;
    return named.replace(/^site_url = .*/m, () => `site_url = ${JSON.stringify(siteUrl)}`);
  });
}

async function update(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}
