import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hostedData } from "../../build/write-hosted-data.ts";
import { mails } from "../../content/mails.ts";
import { maxRows } from "../../server/rest/query.ts";
import { linkLifetime, signInMail } from "../../supabase/functions/_shared/mail/sign-in-mail.ts";

const supabase = join(import.meta.dirname, "../../supabase");
const config = readFileSync(join(supabase, "config.toml"), "utf8");

/** `npm run build` writes the template and the subject anew after a change of words. */
test("hosted Supabase sends the same sign-in mail as our own server", () => {
  const link = "{{ .SiteURL }}/enrollments?token_hash={{ .TokenHash }}&type=magiclink";
  const template = readFileSync(join(supabase, "templates/sign-in.html"), "utf8");
  expect(template).toBe(signInMail(link).html);
  expect(config).toContain(`subject = ${JSON.stringify(mails.signIn.subject)}`);
  expect(config).toContain(`otp_expiry = ${linkLifetime * 60}`);
});

test("hosted Supabase makes no user of who asks for a link, as our own server does not", () => {
  expect(config).toMatch(/^\[auth\]\n(?:[^[\n].*\n)*enable_signup = false$/m);
});

test("hosted Supabase gives as many rows in one answer as our own server", () => {
  expect(config).toContain(`\nmax_rows = ${maxRows}\n`);
});

test("the data file is that of the content: `npm run hosted:data` writes it anew", () => {
  expect(readFileSync(join(supabase, "hosted-data.sql"), "utf8")).toBe(hostedData());
});

test("an apostrophe in the content is one in the data file, and ends nothing there", async () => {
  const programs = [{ slug: "founders", title: "The Founder's AI" }];
  vi.doMock("../../content/programs.ts", () => ({ programs }));
  vi.resetModules();
  const another = await import("../../build/write-hosted-data.ts");
  expect(another.hostedData()).toContain(`{"slug":"founders","title":"The Founder''s AI"}`);
});

const functions = join(supabase, "functions");

test("every function may be called by visitors and finds its packages", () => {
  const names = readdirSync(functions).filter((name) =>
    existsSync(join(functions, name, "index.ts")),
  );
  expect(names.sort()).toEqual([
    "chat-assistant",
    "deliver-emails",
    "send-enrollment-email",
    "send-user-alert",
  ]);
  for (const name of names) {
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"`,
    );
  }
});

test("the functions' packages are those of deno.json, in the versions of package.json", () => {
  const sources = globSync("**/*.ts", { cwd: functions }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(functions, file), "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const packages = imported.filter((name) => !/^(\.|node:)/.test(name));
  const mapped: Record<string, string> = readJson(join(functions, "deno.json")).imports;
  expect([...new Set(packages)].sort()).toEqual(Object.keys(mapped).sort());

  const { dependencies } = readJson(join(supabase, "../package.json"));
  for (const [specifier, target] of Object.entries(mapped)) {
    const [name = "", ...path] = specifier.split("/");
    expect(target).toBe([`npm:${name}@${dependencies[name]}`, ...path].join("/"));
  }
});

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
