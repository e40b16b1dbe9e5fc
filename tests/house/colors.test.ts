import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Files that name a colour although it is not of content/, and why. */
const allowed: Record<string, string> = {
  "build/derived-colors.ts": "red is a failure and green a success, whoever the provider is",
  "build/checks/brand.ts": "shows in a message how a colour is written",
};

/** "#rgb" and its longer forms, functions that make colours, and names of colours where a style or a picture has one. */
const literal = new RegExp(
  [
    "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?!-)",
    "\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(",
    "(?:color|background|border|outline|shadow|fill|stroke|stop-color)[\\w-]*\\s*[:=][^;\\n]*?[\\s:=\"'`](?:white|black|gray|grey|silver|red|green|blue|navy|yellow|orange|purple|pink|brown)\\b",
  ].join("|"),
  "gi",
);

function findColors(source: string): string[] {
  return source.match(literal) ?? [];
}

test.each([
  ["color: #fff;", "#fff"],
  ["--shadow: 0 1px 2px #17142e14;", "#17142e14"],
  ["background: rgb(23 20 46 / 8%);", "rgb("],
  ["const sky = `oklch(70% 0.1 200)`;", "oklch("],
  ["border: 1px solid white;", "border: 1px solid white"],
  ['<path fill="black" />', 'fill="black'],
])("seen: %s", (source, found) => {
  expect(findColors(source)).toEqual([found]);
});

test.each([
  "color: var(--gold); white-space: pre;",
  'stroke="currentColor"',
  'href="#add-to-cart"',
  "this.#within = list;",
])("no colour: %s", (source) => {
  expect(findColors(source)).toEqual([]);
});

test("every colour is the provider's, or made of theirs", () => {
  const files = globSync(
    "{app,build,scripts,server,supabase,deploy}/**/*.{css,ts,tsx,mjs,js,html,toml,sql}",
    {
      cwd: root,
    },
  );
  // What the build makes of content/, and what visitors write to the assistant.
  const given = /\.test\.tsx?$|^supabase\/templates\/|^supabase\/functions\/chat-assistant\//;
  const named = files
    .filter((file) => !given.test(file))
    .flatMap((file) =>
      findColors(readFileSync(join(root, file), "utf8")).map((color) => [file, color] as const),
    );
  expect(named.filter(([file]) => !(file in allowed))).toEqual([]);
  // What is not needed any more leaves the list.
  expect(Object.keys(allowed).filter((file) => !named.some(([one]) => one === file))).toEqual([]);
});
