import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { isFirstProvider } from "../support/first-provider.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * What may name the provider outside content/: what the build writes from there, the tests (docs/decisions/027), the
 * messages, places and trades that the assistant has learned from, and the name that the build tells to replace.
 */
const mayName =
  /^(content|tests)\/|^supabase\/(templates\/|hosted-data\.sql|functions\/chat-assistant\/)|^build\/check-content\.ts$/;

/** "AI Bootcamp" is also "ai-bootcamp" and "AiBootcamp". */
function asPattern(name: string): string {
  return name.split(/[^\p{L}\p{N}]+/u).join("[^\\p{L}\\p{N}]?");
}

// Another provider's may be words that stand everywhere: a city such as Bath, a program such as Design.
describe.runIf(isFirstProvider)("outside content/ nothing is named for the provider", () => {
  const names = [site.name, site.city, ...programs.map(({ title }) => title)];
  const pattern = new RegExp(names.map(asPattern).join("|"), "giu");

  test("in whatever way it is written", () => {
    expect("ai-bootcamp-site, AIBootcamp and AI Bootcamp in HYDERABAD".match(pattern)).toHaveLength(
      4,
    );
  });

  test("in any file", () => {
    const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
    const texts = files.filter(
      (file) => file && !mayName.test(file) && !/\.(png|woff2?)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(300);
    const found = texts.flatMap((file) =>
      (readFileSync(join(root, file), "utf8").match(pattern) ?? []).map(
        (name) => `${file}: ${name}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
