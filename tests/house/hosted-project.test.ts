import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mails } from "../../content/mails.ts";
import { site } from "../../content/site.ts";
import { linkLifetime } from "../../server/auth-sessions.ts";
import { signInMail } from "../../server/sign-in-mail.ts";

const supabase = join(import.meta.dirname, "../../supabase");
const config = readFileSync(join(supabase, "config.toml"), "utf8");

/** `vitest run tests/house -u` writes the template anew after a change of words. */
test("hosted Supabase sends the same sign-in mail as our own server", async () => {
  const link = "{{ .SiteURL }}/enrollments?token_hash={{ .TokenHash }}&type=magiclink";
  await expect(signInMail(link).html).toMatchFileSnapshot(join(supabase, "templates/sign-in.html"));
  expect(config).toContain(`subject = ${JSON.stringify(mails.signIn.subject)}`);
  expect(config).toContain(`otp_expiry = ${linkLifetime * 60}`);
});

test("the seed names the admin of content/site.ts", () => {
  expect(readFileSync(join(supabase, "seed.sql"), "utf8")).toContain(`'${site.adminEmail}'`);
});

test("every function may be called by visitors and finds its packages", () => {
  const functions = readdirSync(join(supabase, "functions")).filter((name) =>
    existsSync(join(supabase, "functions", name, "index.ts")),
  );
  for (const name of functions) {
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"`,
    );
  }
});
