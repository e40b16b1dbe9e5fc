import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hero } from "../../content/home.ts";
import { type Clone, cloneTree } from "../support/clone.ts";
import { inPage } from "../support/in-page.ts";
import { newFolder } from "../support/new-folder.ts";

let tree: Clone;
beforeAll(() => {
  tree = cloneTree();
});
afterAll(() => tree?.remove());

const home = "content/home.ts";
const said = readFileSync(home, "utf8");

/** Gives the home page of the clone this heading. */
function head(heading: string): void {
  writeFileSync(
    join(tree.folder, home),
    said.replace(JSON.stringify(hero.heading), () => JSON.stringify(heading)),
  );
}

/** A small site where the built one is, with a file that an open page may still ask for. */
function writeSmallSite(): void {
  mkdirSync(join(tree.folder, "dist/site/assets"), { recursive: true });
  writeFileSync(join(tree.folder, "dist/site/assets/form-1.js"), "the form of then");
  writeFileSync(join(tree.folder, "dist/site/index.html"), "the page of then");
}

/** What is served: the home page and every file, by name. */
function served(): [page: string, files: string[]] {
  const folder = join(tree.folder, "dist");
  return [
    readFileSync(join(folder, "site/index.html"), "utf8"),
    readdirSync(folder, { recursive: true, encoding: "utf8" }).sort(),
  ];
}

/** Starts a build and ends it without ceremony as soon as it has written something. */
async function interruptBuild(): Promise<void> {
  const draft = join(tree.folder, "dist.new");
  rmSync(draft, { recursive: true, force: true });
  const child = spawn(process.execPath, ["build/build.ts"], { cwd: tree.folder, stdio: "ignore" });
  const exited = once(child, "exit");
  while (!existsSync(join(draft, "site")) && child.exitCode === null) await wait(5);
  child.kill("SIGKILL");
  await exited;
}

test("without a built site the server does not start, and says what to do", async () => {
  const { PATH } = process.env;
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: tree.folder,
    env: { PATH, PORT: "0", DATA_DIR: join(newFolder(), "data") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines: string[] = [];
  createInterface(child.stderr).on("line", (line) => {
    lines.push(line);
    if (line.includes('"ready"')) child.kill("SIGKILL");
  });
  const [code] = await once(child, "close");
  expect(code, lines.join("\n")).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^There is no built site: run npm run build/)]);
});

test("wrong settings end a build with one line", () => {
  expect(tree.build({ VITE_SUPABASE_URL: "https://abc.supabase.co" })).toEqual({
    status: 1,
    said: [expect.stringMatching(/^VITE_SUPABASE_PUBLISHABLE_KEY is not set/)],
  });
});

test("a site is served until the next one is whole, and what its open pages ask for then, too", async () => {
  writeSmallSite();
  const before = served();
  // The social picture has no room for it, which shows when much has been built.
  head(`${hero.heading} `.repeat(20).trim());
  expect([tree.build().status, served()]).toEqual([1, before]);

  head(`${hero.heading}!`);
  // As one leaves it that is ended between putting the old site aside and the new one in its place.
  renameSync(join(tree.folder, "dist"), join(tree.folder, "dist.old"));
  await interruptBuild();
  expect(served()).toEqual(before);

  expect(tree.build().status).toBe(0);
  const [page, files] = served();
  expect(page).toContain(inPage(`${hero.heading}!`));
  expect(files).toEqual(expect.arrayContaining([...before[1], "headers.json"]));
  expect(readdirSync(tree.folder).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
});
