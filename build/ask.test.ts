import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { durationUnit } from "../content/pages.ts";
import { programs } from "../content/programs.ts";

const [{ title, hours, audience }] = programs;

function ask(questions: readonly string[], input?: string): string {
  return execFileSync(process.execPath, ["build/ask.ts", ...questions], {
    encoding: "utf8",
    // There stands what a build would say.
    stdio: ["pipe", "pipe", "ignore"],
    ...(input !== undefined && { input }),
  });
}

test("what is asked on the command line is one talk", () => {
  const said = ask([`How long is ${title}?`, "And who is it for?"]);
  expect(said).toContain(`${hours} ${durationUnit(hours)}`);
  expect(said).toContain(audience);
});

test("an empty line begins another talk", () => {
  const said = ask([], `Sign me up for ${title}\n\nWho is it for?\n`);
  expect(said).toContain(`[opens the form of ${programs[0].slug}]`);
  for (const { audience: each } of programs) expect(said).toContain(each);
});
