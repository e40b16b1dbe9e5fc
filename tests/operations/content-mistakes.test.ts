import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { palette } from "../fixtures/second-provider/content/brand.ts";
import { hero } from "../fixtures/second-provider/content/home.ts";
import { programs } from "../fixtures/second-provider/content/programs.ts";
import { site } from "../fixtures/second-provider/content/site.ts";
import type { Clone } from "../support/clone.ts";
import { cloneSecondProvider } from "../support/clone-second-provider.ts";

let tree: Clone;
beforeAll(async () => {
  tree = await cloneSecondProvider("https://pallava-data.test");
});
afterAll(() => tree?.remove());

/** Changes files of the tree's content: in each the first `from` becomes `to`. Gives a way back. */
function change(edits: { file: string; from: string | RegExp; to: string }[]): () => void {
  const before = edits.map(({ file, from, to }) => {
    const path = join(tree.folder, "content", file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(from, () => to);
    expect(changed, `${file} has no ${from}`).not.toBe(text);
    writeFileSync(path, changed);
    return { path, text };
  });
  return () => {
    // A file may have been changed twice.
    for (const { path, text } of before.toReversed()) writeFileSync(path, text);
  };
}

/** What this part of the build says of the content as it stands: what it refuses, or gives, or "fine". */
function attempt(module: string, call: string): string {
  const script = `import * as part from "./build/${module}.ts";
    try { console.log(String((await part.${call}) ?? "fine")) } catch (error) { console.log(error.message) }`;
  const options = { cwd: tree.folder, encoding: "utf8" } as const;
  const arguments_ = ["--input-type=module-typescript", "-e", script];
  return spawnSync(process.execPath, arguments_, options).stdout.trim();
}

describe("the build ends with one line that says where and what", () => {
  const [program] = programs;
  test.each([
    {
      mistake: "a number where a text belongs",
      edit: { file: "programs.ts", from: `title: "${program.title}"`, to: "title: 7" },
      call: ["checks/source", "checkSource()"],
      said: /^content\/programs\.ts\(\d+,\d+\): error TS2322: .*number.*string/,
    },
    {
      mistake: "a character that the brochure cannot show",
      edit: { file: "programs.ts", from: program.audience, to: "For everybody 😀" },
      call: ["write-brochure", 'writeBrochure("dist", "https://pallava-data.test")'],
      said: /^content\/programs\.ts: programs\.0\.audience {2}the brochure cannot show "😀" \(U\+1F600\)/,
    },
    {
      mistake: "a program that no page of the brochure has room for",
      edit: {
        file: "programs.ts",
        from: program.description,
        to: "Numbers that decide. ".repeat(200),
      },
      call: ["write-brochure", 'writeBrochure("dist", "https://pallava-data.test")'],
      said: /^content\/programs\.ts: programs\.0\.title {2}the brochure has no room for this program: shorten its texts$/,
    },
    {
      mistake: "more benefits than the brochure has room for",
      edit: {
        file: "home.ts",
        from: /(?<=benefits: .*\n.*\n {2}items: \[)/,
        to: '...Array(7).fill({ id: "one", icon: "spark", title: "One", text: "One more." }),',
      },
      call: ["write-brochure", 'writeBrochure("dist", "https://pallava-data.test")'],
      said: /^content\/home\.ts: benefits\.items {2}the brochure has room for 6$/,
    },
    {
      mistake: "a heading that is far too long to be drawn",
      edit: { file: "home.ts", from: hero.heading, to: "Learn from numbers. ".repeat(12).trim() },
      call: ["write-social-image", 'writeSocialImage(".")'],
      said: /^content\/home\.ts: hero\.heading {2}the social picture has no room for this text: shorten it$/,
    },
    {
      mistake: "a button too light for the words on it",
      edit: { file: "brand.ts", from: `accent: "${palette.accent}"`, to: 'accent: "#9fb8ad"' },
      call: ["contrast", "listHardToRead()"],
      said: /content\/brand\.ts: palette\.onAccent on accent {2}[12]\.\d:1, at least 4\.5:1/,
    },
    {
      mistake: "other words for a feature that has got a new name",
      edit: { file: "programs.ts", from: program.features[0] ?? "", to: "Asking Databases" },
      call: ["unused-content", "listUnused()"],
      said: new RegExp(
        `^content/assistant/in-other-words\\.ts: features {2}no program teaches "${program.features[0]}"$`,
      ),
    },
    {
      mistake: "a perk that is called nearly as an answer asks for it",
      edit: { file: "home.ts", from: 'id: "mentors", text', to: 'id: "mentor", text' },
      call: ["unused-content", "listUnused()"],
      said: /^content\/home\.ts: callToAction\.perks {2}no answer names \{perk\.mentor\}: did you mean the id "mentors"\?$/,
    },
  ])("$mistake", ({ edit, call: [module = "", call = ""], said }) => {
    const undo = change([edit]);
    try {
      expect(attempt(module, call)).toMatch(said);
    } finally {
      undo();
    }
  });
});

test.each([
  [
    "a comma too few",
    "site.ts",
    /(?<=city: ".*"),/,
    "",
    /^content\/site\.ts\(\d+,\d+\): error TS1005/,
  ],
  [
    "an error as soon as it is read",
    "site.ts",
    /$/,
    "export const year = new Date(Number.NaN).toISOString();",
    /^content\/site\.ts\(\d+,\d+\) {2}cannot be read: RangeError: Invalid time value$/,
  ],
  [
    "a value that does not work",
    "site.ts",
    /country: "IN"/,
    'country: "India"',
    /^content\/site\.ts: country {2}"India" is no country/,
  ],
  [
    "a picture that there is not",
    "home.ts",
    /icon: "building"/,
    'icon: "kiln"',
    /^content\/.*error TS2\d+: .*"kiln".*"arrow" \| "building" \|.*"person"/,
  ],
  [
    "a file that is empty",
    "launch.ts",
    /[\s\S]+/,
    "",
    /^content\/ {2}the site does not find what it needs: .*TS230\d: .*content\/launch\.ts/,
  ],
  [
    "a word that is gone",
    "mails.ts",
    /\n *received: .*/,
    "",
    /^content\/ {2}the site does not find what it needs: .*TS2339: Property 'received' does not exist/,
  ],
])("the whole build, too, ends with one line on %s", (_, file, from, to, said) => {
  const undo = change([{ file, from, to }]);
  try {
    const built = tree.build();
    expect(built).toEqual({ status: 1, said: [expect.stringMatching(said)] });
  } finally {
    undo();
  }
});

test("who asks the assistant on the terminal is told first what the build would say, and gets an answer", () => {
  const undo = change([
    { file: "home.ts", from: 'id: "mentors", text', to: 'id: "mentor", text' },
    { file: "home.ts", from: /(?<=statement: ")/, to: "We believe in numbers. ".repeat(20) },
  ]);
  try {
    const options = { cwd: tree.folder, encoding: "utf8" } as const;
    const asked = spawnSync(process.execPath, ["build/ask.ts", "Where are you?"], options);
    expect(asked.stderr.split("\n")[0]).toMatch(
      /^content\/home\.ts: about\.\w+ {2}the brochure has no room for this text/,
    );
    expect(asked.stderr).toContain("not used  content/home.ts: callToAction.perks");
    expect(asked.stdout).toContain(site.city);
  } finally {
    undo();
  }
});

test("a heading of twice the length is drawn smaller; all else is in use and can be read", () => {
  const undo = change([
    {
      file: "home.ts",
      from: hero.heading,
      to: "Learn to ask numbers what they mean and to show it well",
    },
  ]);
  try {
    expect(attempt("write-social-image", 'writeSocialImage(".")')).toBe("fine");
    expect(attempt("write-brochure", 'writeBrochure(".", "https://pallava-data.test")')).toBe(
      "fine",
    );
    expect(attempt("unused-content", "listUnused()")).toBe("");
    expect(attempt("contrast", "listHardToRead()")).toBe("");
  } finally {
    undo();
  }
});

test("a provider with a logo and without testimonials, perks and profiles, and little to say of a launch, has a page without gaps", () => {
  change([
    {
      file: "brand.ts",
      from: /export const logo.*= undefined;/,
      to: `export const logo = \`${logo}\`;`,
    },
    { file: "home.ts", from: /items: \[\n {4}\{\n {6}quote:[\s\S]*?\n {2}\],/, to: "items: []," },
    { file: "home.ts", from: /perks: \[\n {4}\{[\s\S]*?\n {2}\],/, to: "perks: []," },
    { file: "home.ts", from: /social: \[\n[\s\S]*?\n {2}\],/, to: "social: []," },
    { file: "home.ts", from: /(?<=benefits: .*\n.*\n {2}items: \[)[\s\S]*?\n {2}\]/, to: "]" },
    // An answer of theirs tells of a benefit.
    { file: "assistant/about-teaching.ts", from: /besideWork: .*/, to: "" },
    { file: "home.ts", from: /(?<=quickLinks: .*items: \[).*?\]/, to: "]" },
    {
      file: "launch.ts",
      from: "Launch | undefined = undefined",
      to: bareLaunch(programs[0].slug),
    },
  ]);
  const { status, said } = tree.build();
  expect(status, said.join("\n")).toBe(0);
  expect(said.filter((line) => line.startsWith("not heard"))).toEqual([]);
  const page = readFileSync(join(tree.folder, "dist/site/index.html"), "utf8");
  expect(page.includes(encodeURIComponent("M2 2h20v20H2z")), "the logo").toBe(true);
  expect(page.match(/<[^>]+(?:id="|href=")#?testimonials[^>]*>|id="benefits"/g)).toBeNull();
  expect(page.match(/<(?:ul|dl)\b[^>]*><\/|<h\d[^>]*><\/h\d>/g)).toBeNull();
});

/** A launch with nothing that may be left out, in the place of none. */
function bareLaunch(program: string): string {
  return `Launch | undefined = { title: "Open day", program: "${program}", badges: [], highlights: [],
    sessions: [], seats: "", accept: "Come", formUrl: "https://pallava-data.test/open-day",
    decline: "Later", schedule: { delay: 500, show: "session" } }`;
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="#ffb454"/></svg>';
