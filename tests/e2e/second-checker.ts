import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const checkerFile = createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js");

type Report = { results: { ruleId: string; value: string[]; message: string; snippet: string }[] };

/** Fails when IBM's checker, which sees some faults that axe does not, finds one in the page as it stands now. */
export async function expectNothingFound(page: Page): Promise<void> {
  // What is still fading in has no contrast yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  if (!(await page.evaluate(() => "ace" in window)))
    await page.evaluate(`${await readFile(checkerFile, "utf8")}; window.ace = ace;`);
  const findings = await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, "ace");
    const report: Report = await new Checker().check(document, ["WCAG_2_2"]);
    return report.results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
  expect(findings).toEqual([]);
}
