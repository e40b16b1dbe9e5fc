import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSignInTemplate } from "./write-sign-in-template.ts";

const supabase = join(import.meta.dirname, "../supabase");
const ours = readFileSync(join(supabase, "config.toml"), "utf8");

/** The project's settings after a build for this address. */
async function configFor(siteUrl: string | undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "supabase-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["config.toml", "templates"]) {
    cpSync(join(supabase, name), join(folder, name), { recursive: true });
  }
  await writeSignInTemplate(folder, siteUrl);
  return readFileSync(join(folder, "config.toml"), "utf8");
}

test("a build for a hosted project writes where its sign-in links lead, and nothing else", async () => {
  const lines = (await configFor("https://your.domain")).split("\n");
  const changed = lines.filter((line, index) => line !== ours.split("\n")[index]);
  expect(changed).toEqual(['site_url = "https://your.domain"']);
});

test("a build for a server of one's own leaves the project's address alone", async () => {
  expect(await configFor(undefined)).toBe(ours);
});
