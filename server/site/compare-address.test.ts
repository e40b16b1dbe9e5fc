import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { compareAddress, readBuiltFor } from "./compare-address.ts";

/** What is told at the start of a site that was built for one address and is served at the other. */
async function told(builtFor: string | undefined, siteUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (builtFor) writeFileSync(join(folder, "site-url"), builtFor);
  const lines: unknown[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) });
  compareAddress(await readBuiltFor(folder), siteUrl, log);
  return lines;
}

test.each([
  ["http://localhost:3000", "https://your.domain"],
  ["https://old.domain", "https://your.domain"],
  ["http://your.domain", "https://your.domain"],
])(
  "of a site built for %s at %s it is told that it must be built anew",
  async (builtFor, siteUrl) => {
    expect(await told(builtFor, siteUrl)).toMatchObject([
      { level: 50, builtFor, siteUrl, msg: expect.stringContaining("build it anew") },
    ]);
  },
);

test("of a site built for a public address it is told that the server lacks it", async () => {
  expect(await told("https://your.domain", undefined)).toMatchObject([
    { level: 50, builtFor: "https://your.domain", msg: expect.stringContaining("SITE_URL is not") },
  ]);
});

test.each([
  ["https://your.domain", "https://your.domain"],
  ["https://your.domain", "https://Your.Domain:443"],
  [undefined, "https://your.domain"],
  ["http://localhost:3000", undefined],
  [undefined, undefined],
])("of a site built for %s at %s nothing is told", async (builtFor, siteUrl) => {
  expect(await told(builtFor, siteUrl)).toEqual([]);
});
