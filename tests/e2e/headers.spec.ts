import { headerRules } from "../../build/response-headers.ts";
import { expect, test } from "./fixtures.ts";

test("every document carries the whole set of headers, and the admin page is not stored", async ({
  request,
}) => {
  for (const path of ["/", "/enrollments", "/no-such-page"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    if (path === "/enrollments") expect(headers["cache-control"]).toBe("no-store");
  }
});

test("assets are immutable for a year and compressed", async ({ page, request }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith(".js"));
  await page.goto("/");
  const script = await answered;
  const response = await request.get(script.url(), { headers: { "accept-encoding": "br" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
});

test("documents are revalidated by ETag", async ({ request }) => {
  const first = await request.get("/");
  expect(first.headers()["cache-control"]).toBe("no-cache");
  const etag = first.headers().etag ?? "";
  const second = await request.get("/", { headers: { "if-none-match": etag } });
  expect(second.status()).toBe(304);
});

test("no style attribute stands in a document, where the policy would refuse it", async ({
  request,
}) => {
  for (const path of ["/", "/enrollments", "/no-such-page"]) {
    expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+ style=/);
  }
});

test("https is demanded of this host alone: its neighbours are somebody else's", () => {
  const rules = headerRules({
    scriptHashes: new Set(),
    styleHashes: new Set(),
    backendUrl: undefined,
  });
  expect(rules[0]?.headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("a slash too many leads to the document, with what followed it", async ({ request }) => {
  const response = await request.get("/enrollments/?from=mail", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/enrollments?from=mail");
  expect((await request.get("/no-such-page/")).status()).toBe(404);
});
