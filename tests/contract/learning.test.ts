import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, unpack } from "../../supabase/functions/chat-assistant/learning/pack.ts";
import { type Clone, cloneTree } from "../support/clone.ts";
import { repository } from "../support/deno-door.ts";

const assistant = "supabase/functions/chat-assistant";

let clone: Clone;
beforeAll(() => {
  clone = cloneTree();
  cpSync(join(repository, "scripts"), join(clone.folder, "scripts"), { recursive: true });
  // Whether she learns is looked at here, not how well: one round of a few messages and examples is enough.
  replaceIn("learning/train.ts", /(?<=^const rounds = )\d+(?=;)/m, "1");
  replaceIn(
    "learning/examples.ts",
    /(?<=\.filter\()Boolean(?=\))/,
    "(line, at) => line && at % 20 < 1",
  );
  replaceIn("messages/all.ts", /(?<=^export const messages.*= \[)[^\]]+/m, "inShort");
  replaceIn("talks/all.ts", /(?<=^export const talks.*= \[)[^\]]+/m, "inHinglish");
  replaceIn("stances/all.ts", /(?<=^export const stances.*= \[)[^\]]+/m, "clarifying");
});
afterAll(() => clone?.remove());

/** Changes a file of the assistant's in the clone. */
function replaceIn(name: string, what: RegExp, by: string): void {
  const file = join(clone.folder, assistant, name);
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(what);
  writeFileSync(file, before.replace(what, by));
}

/** What is said where something may have to be learned, as at every start and before all tests. */
function learnIfStale(): string {
  const script = `(await import("./scripts/learn-if-stale.mjs")).learnIfStale()`;
  const options = { cwd: clone.folder, encoding: "utf8" } as const;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], options);
}

/** The same where nothing but the time of what would be learned is looked at, and that is made as new. */
function learnInName(): string {
  const file = join(clone.folder, "build/write-learned.ts");
  const before = readFileSync(file);
  const { mtime } = statSync(file);
  writeFileSync(
    file,
    `import { utimesSync } from "node:fs";\nutimesSync("${learned}", new Date(), new Date());\n`,
  );
  utimesSync(file, mtime, mtime);
  try {
    return learnIfStale();
  } finally {
    writeFileSync(file, before);
    utimesSync(file, mtime, mtime);
  }
}

function touch(file: string): void {
  utimesSync(join(clone.folder, file), new Date(), new Date());
}

const said = "Teaching Aivy …\n";
const learned = `${assistant}/learned/weights.js`;

test("Aivy learns once, and another time the same, to the last weight", () => {
  expect(learnIfStale()).toBe(said);
  expect(learnIfStale()).toBe("");
  const file = join(clone.folder, learned);
  const first = readFileSync(file, "utf8");
  rmSync(file);
  expect(learnIfStale()).toBe(said);
  expect(readFileSync(file, "utf8") === first).toBe(true);
});

test.each([
  "content/programs.ts",
  `${assistant}/intents/money.ts`,
  `${assistant}/learning/train.ts`,
])("she learns anew after a change of %s", (file) => {
  touch(file);
  expect(learnInName()).toBe(said);
  expect(learnInName()).toBe("");
});

test("she learns anew when a file is gone", () => {
  rmSync(join(clone.folder, `${assistant}/understanding/references/context.test.ts`));
  expect(learnInName()).toBe(said);
});

test.each(["server/functions.ts", `${assistant}/reply/compose.ts`])(
  "a change of %s is none of what she has learned",
  (file) => {
    touch(file);
    expect(learnInName()).toBe("");
  },
);

test("what was learned from just this is not learned again, but by other code it is", () => {
  const file = join(clone.folder, learned);
  const mark = "// Not learned again.\n";
  learnIfStale();
  writeFileSync(file, readFileSync(file, "utf8") + mark);
  // Older than all that it was learned from.
  utimesSync(file, 0, 0);
  expect(learnIfStale()).toBe(said);
  expect(readFileSync(file, "utf8").endsWith(mark)).toBe(true);
  expect(learnIfStale(), "nor asked again").toBe("");
  replaceIn("learning/train.ts", /(?<=^const rate = )[\d.]+(?=;)/m, "0.4");
  learnIfStale();
  expect(readFileSync(file, "utf8").endsWith(mark)).toBe(false);
});

test("of other content only that is learned anew which is not the same for every provider", async () => {
  const file = join(clone.folder, learned);
  const read = (name: string) =>
    new RegExp(`(?<=${name} = ").*(?=")`).exec(readFileSync(file, "utf8"))?.[0] ?? "";
  const packed = () => read("packed");
  const before = await unpack(packed());
  const fingerprint = read("fingerprint");
  const told = { ...before, marking: { ...before.marking, symbols: ["kept"] } };
  const learnedAnew = await pack(told);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(packed(), () => learnedAnew),
  );
  replaceIn("../../../content/programs.ts", /(?<=title: ")/, "Quantum ");
  learnIfStale();
  expect(read("fingerprint")).not.toBe(fingerprint);
  expect((await unpack(packed())).marking.symbols).toEqual(["kept"]);
  replaceIn("messages/all.ts", /(?<=^export const messages.*= \[)[^\]]+/m, "inShort, aslant");
  learnIfStale();
  expect((await unpack(packed())).marking.symbols).not.toEqual(["kept"]);
});
