import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { siteRoutes } from "./routes.ts";

const silent = pino({ enabled: false });

/** A site of one page and its 404 document. */
async function smallSite(log = silent) {
  return siteRoutes(writeSmallSite(), false, log);
}

function writeSmallSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "headers.json"), "[]");
  writeFileSync(join(folder, "site/index.html"), "<p>Home");
  writeFileSync(join(folder, "site/index.html.br"), "encoded");
  writeFileSync(join(folder, "site/enrollments.html"), "<p>Enrollments");
  writeFileSync(join(folder, "site/404.html"), "<p>Nothing here");
  return folder;
}

test.each(["site", "headers.json", "site/index.html", "site/404.html"])(
  "a site without its %s is refused with one line that says what to do",
  async (part) => {
    const folder = writeSmallSite();
    rmSync(join(folder, part), { recursive: true });
    await expect(siteRoutes(folder, false, silent)).rejects.toThrow(
      /^There is no built site: run npm run build \(.+\)$/,
    );
  },
);

test("an address that ends with a slash leads to the page, its query kept", async () => {
  const site = await smallSite();
  const { status, headers } = await site.request("/enrollments/?token_hash=abc&type=magiclink");
  expect(status).toBe(308);
  expect(headers.get("location")).toBe("/enrollments?token_hash=abc&type=magiclink");
});

test.each(["/nowhere", "/404", "/404/"])("%s is no page of the site", async (path) => {
  const site = await smallSite();
  const answer = await site.request(path);
  expect([answer.status, await answer.text()]).toEqual([404, "<p>Nothing here"]);
});

test("a visit to what is no page is logged, without what tells of a person in its address", async () => {
  const lines: string[] = [];
  const site = await smallSite(
    pino({}, { write: (line) => void lines.push(JSON.parse(line).path) }),
  );
  for (const path of ["/old/course-2024", "/asha.rao@example.org/+919876543210", "/a%40b.in"])
    await site.request(path);
  expect(lines).toEqual(["/old/course-2024", "/…/+…", "/…"]);
});

test("a document that the browser has is not sent again, however it was encoded", async () => {
  const site = await smallSite();
  const encoded = await site.request("/", { headers: { "accept-encoding": "br" } });
  const tag = encoded.headers.get("etag") ?? "";
  expect(encoded.headers.get("content-encoding")).toBe("br");
  // Or a cache on the way would give it to whoever cannot read it.
  expect(encoded.headers.get("vary")).toBe("accept-encoding");
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  const strong = tag.slice(2);
  for (const known of [tag, strong, `"another", ${tag}`, `${strong},W/"another"`, "*"]) {
    const { status } = await site.request("/", { headers: { "if-none-match": known } });
    expect([known, status]).toEqual([known, 304]);
  }
  for (const unknown of ['"another"', "", 'W/""']) {
    const { status } = await site.request("/", { headers: { "if-none-match": unknown } });
    expect([unknown, status]).toEqual([unknown, 200]);
  }
});

test("what a newer build has brought is there before the next start, and nothing else from its folder", async () => {
  const folder = writeSmallSite();
  const site = await siteRoutes(folder, false, silent);
  mkdirSync(join(folder, "site/assets"));
  writeFileSync(join(folder, "site/assets/form-2.js"), "a newer form");
  writeFileSync(join(folder, "site/assets/form-2.js.br"), "encoded");
  const answer = await site.request("/assets/form-2.js");
  expect([answer.status, await answer.text()]).toEqual([200, "a newer form"]);
  const outside = ["form-1.js", "form-2.js.br", "..%2F..%2Fheaders.json", "%2e%2e%2findex.html"];
  for (const name of outside) {
    expect([name, (await site.request(`/assets/${name}`)).status]).toEqual([name, 404]);
  }
});
