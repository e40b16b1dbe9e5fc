import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findCircle, findForbidden } from "./check-imports.ts";

const root = resolve(import.meta.dirname, "../..");
const sources = new Map(
  listFiles().map((file) => [file, readFileSync(join(root, file), "utf8")] as const),
);

test("every file imports only what its room may", () => {
  expect(sources.size).toBeGreaterThan(200);
  expect([...sources].flatMap(([file, source]) => findForbidden(file, source))).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(findCircle(sources)).toBeUndefined();
});

test.each([
  ["content to scripts", "content/x.ts", "../scripts/browsers.mjs"],
  ["content to the site", "content/x.ts", "../app/ui/button.tsx"],
  ["content to a package", "content/x.ts", "valibot"],
  ["ui to a feature", "app/ui/x.ts", "../chat/details.ts"],
  ["drawing to ui", "app/drawing/x.ts", "../ui/dots.tsx"],
  ["a feature to a feature", "app/chat/x.ts", "../registration/phone.ts"],
  ["a feature to a document", "app/registration/x.ts", "../home/page.tsx"],
  ["a feature to the prerenderer", "app/launch/x.ts", "../prerender.tsx"],
  ["a document to a document", "app/home/x.ts", "../enrollments/page.tsx"],
  ["the site's root to a feature", "app/root.tsx", "./chat/chat-widget.tsx"],
  ["the chat to auth-js", "app/chat/x.ts", "@supabase/auth-js"],
  ["the admin page to a Supabase client", "app/enrollments/x.ts", "@supabase/postgrest-js"],
  ["the site to the server", "app/x.ts", "../server/http/api-key.ts"],
  ["the site to a function", "app/launch/x.ts", "../../supabase/functions/_shared/log.ts"],
  ["the site to Node", "app/home/x.ts", "node:fs"],
  ["the site to the build", "app/x.ts", "../build/response-headers.ts"],
  [
    "a function to a function",
    "supabase/functions/send-user-alert/x.ts",
    "../chat-assistant/handler.ts",
  ],
  [
    "a function to the server",
    "supabase/functions/chat-assistant/x.ts",
    "../../../server/settings.ts",
  ],
  ["a function to the site", "supabase/functions/chat-assistant/x.ts", "../../../app/backend.ts"],
  ["a function to Node", "supabase/functions/_shared/x.ts", "node:fs/promises"],
  ["a function to a database driver", "supabase/functions/send-user-alert/x.ts", "postgres"],
  ["examples to code", "supabase/functions/chat-assistant/intents/x.ts", "../language/stem.ts"],
  [
    "language to understanding",
    "supabase/functions/chat-assistant/language/x.ts",
    "../understanding/tokens/text.ts",
  ],
  [
    "understanding to the reply",
    "supabase/functions/chat-assistant/understanding/x.ts",
    "../reply/compose.ts",
  ],
  [
    "a room of understanding to a later one",
    "supabase/functions/chat-assistant/understanding/negation/x.ts",
    "../references/talk.ts",
  ],
  [
    "a room of understanding to the whole",
    "supabase/functions/chat-assistant/understanding/people/x.ts",
    "../understand.ts",
  ],
  [
    "a room of the reply to a later one",
    "supabase/functions/chat-assistant/reply/hours/x.ts",
    "../people/fitting.ts",
  ],
  [
    "the reply to what learns",
    "supabase/functions/chat-assistant/reply/x.ts",
    "../learning/learn.ts",
  ],
  [
    "what learns to the reply",
    "supabase/functions/chat-assistant/learning/x.ts",
    "../reply/compose.ts",
  ],
  [
    "a handler to what only hosted Supabase has",
    "supabase/functions/deliver-emails/handler.ts",
    "../_shared/hosted.ts",
  ],
  ["_shared to a function", "supabase/functions/_shared/x.ts", "../chat-assistant/handler.ts"],
  ["the server to the site", "server/x.ts", "../app/escape-html.ts"],
  ["the server to the build", "server/x.ts", "../build/response-headers.ts"],
  ["the server to PGlite outside its room", "server/rest/x.ts", "@electric-sql/pglite"],
  ["the server to postgres outside its room", "server/x.ts", "postgres"],
  ["the server to React", "server/site/x.ts", "react"],
  [
    "the server to a function's inside",
    "server/x.ts",
    "../supabase/functions/chat-assistant/index.ts",
  ],
  ["the server's http to its data room", "server/http/x.ts", "../rest/as-caller.ts"],
  ["the server's http to the database", "server/http/x.ts", "../database/database.ts"],
  ["the server's http to auth", "server/http/x.ts", "../auth/access-token.ts"],
  ["the server's database to rest", "server/database/x.ts", "../rest/sql.ts"],
  ["the server's auth to mail", "server/auth/x.ts", "../mail/mail.ts"],
  ["the server to tests", "server/x.ts", "../tests/support/server.ts"],
  ["the build to the server", "build/x.ts", "../server/settings.ts"],
  ["the launcher to the build", "scripts/x.mjs", "../build/build.ts"],
  ["the launcher to a package", "scripts/x.mjs", "vite"],
  ["the benches to the server", "bench/x.ts", "../server/app.ts"],
  ["a package that nobody allowed", "app/home/x.ts", "left-pad"],
  ["a package whose name only begins alike", "app/home/x.ts", "react-dom"],
])("refused: %s", (_, file, imported) => {
  expect(findForbidden(file, `import { x } from "${imported}";`)).toEqual([
    `${file}:1: must not import ${imported}`,
  ]);
});

test.each([
  'import "../server/app.ts";',
  'import type { App } from "../server/app.ts";',
  'import { type App } from "../server/app.ts";',
  'export { createApp } from "../server/app.ts";',
  'export type { App } from "../server/app.ts";',
  'export * from "../server/app.ts";',
  'const app = await import("../server/app.ts");',
  'type App = import("../server/app.ts").App;',
  'const app = require("../server/app.ts");',
  'const app = import.meta.resolve("../server/app.ts");',
  'const app = new URL("../server/app.ts", import.meta.url);',
])("seen: %s", (source) => {
  expect(findForbidden("app/x.ts", source)).toEqual([
    "app/x.ts:1: must not import ../server/app.ts",
  ]);
});

test("an import that is computed is refused, because nobody can say where it leads", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a planted file.
  const source = "const name = 'app';\nawait import(`../server/${name}.ts`);";
  expect(findForbidden("app/x.ts", source)).toEqual([
    "app/x.ts:2: must not import what is computed",
  ]);
});

test("a file in a folder that the table does not know is refused", () => {
  expect(findForbidden("utils/x.ts", "export const x = 1;")).toEqual([
    "utils/x.ts: belongs to no room of tests/house/allowed-imports.ts",
  ]);
});

test("a circle is seen, even one of types and over three files", () => {
  const planted = new Map([
    ["app/chat/a.ts", 'import { b } from "./b.ts";'],
    ["app/chat/b.ts", 'import type { C } from "./c.ts";'],
    ["app/chat/c.ts", 'export { a } from "./a.ts";'],
  ]);
  expect(findCircle(planted)).toEqual([
    "app/chat/a.ts",
    "app/chat/b.ts",
    "app/chat/c.ts",
    "app/chat/a.ts",
  ]);
});

/** All code that is ours, wherever it lies: a new folder is to be noticed. */
function listFiles(): string[] {
  const notOurs = ["**/node_modules/**", "{dist,dist.*,data,test-results}/**"];
  return globSync("**/*.{ts,tsx,js,mjs,cjs}", { cwd: root, exclude: notOurs }).sort();
}
