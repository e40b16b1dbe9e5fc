import { get } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailTransport } from "../../../supabase/functions/_shared/mail/transport.ts";
import { startMailCatcher } from "./catcher.ts";
import type { CaughtMail } from "./page.ts";

/** Its name would be a group of addresses, and one of them, to whoever took it apart. */
const from = { name: "Learn AI: Bootcamp, team @work", address: "hello@example.com" };
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let caught: CaughtMail;

beforeAll(async () => {
  catcher = await startMailCatcher({ port: 0 });
  const sendMail = createMailTransport({ smtpUrl: catcher.smtpUrl, from });
  await sendMail({ to: "first@example.in", subject: "First", html: "<p>1", text: "1" });
  await sendMail({
    to: "priya@example.in",
    replyTo: "hello@example.com",
    subject: "Grüße & <b>more</b>",
    html: '<html><head></head><body><a href="https://example.com/a?b=1&amp;c">Go</a></body></html>',
    text: "Go: https://example.com/a?b=1&c\n<script>alert(1)</script>",
    id: "7.42",
  });
  const list = await fetch(`${catcher.url}/mails.json`);
  [caught] = (await list.json()) as [CaughtMail];
});

afterAll(() => catcher.close());

async function page(path: string) {
  const response = await fetch(catcher.url + path);
  return { headers: response.headers, body: await response.text() };
}

test("what was sent is caught whole", () => {
  expect(caught).toMatchObject({
    recipients: ["priya@example.in"],
    from: `${from.name} <${from.address}>`,
    to: "priya@example.in",
    replyTo: "hello@example.com",
    subject: "Grüße & <b>more</b>",
    messageId: "<7.42@example.com>",
  });
  expect(caught.text).toContain("https://example.com/a?b=1&c");
});

test("the list shows every mail, the newest first", async () => {
  const { body } = await page("/");
  expect(body).toContain("Grüße &amp; &lt;b&gt;more&lt;/b&gt;");
  expect(body.indexOf("priya@example.in")).toBeLessThan(body.indexOf("first@example.in"));
});

test("a mail's page shows its text with links that can be pressed, and nothing in it runs", async () => {
  const { body, headers } = await page(`/mails/${caught.id}`);
  expect(body).toContain('<a href="https://example.com/a?b=1&amp;c"');
  expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the mail's own HTML is served without rights, its links open beside it", async () => {
  const { body, headers } = await page(`/mails/${caught.id}/html`);
  expect(body).toContain('<head><base target="_blank">');
  expect(headers.get("content-security-policy")).toMatch(/^sandbox allow-popups/);
  expect(headers.get("content-security-policy")).not.toContain("allow-scripts");
});

test("a page on another host cannot read mails by pointing its name here", async () => {
  const { port } = new URL(catcher.url);
  const status = await new Promise((resolve) => {
    get({ port, path: "/mails.json", headers: { host: "evil.example" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  expect(status).toBe(404);
});

test("nobody reaches it from outside this machine", async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  const { port } = new URL(catcher.url);
  for (const { address } of outside) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  }
});

test("when its port is taken it takes a free one", async () => {
  const taken = Number(new URL(catcher.url).port);
  const second = await startMailCatcher({ port: taken });
  expect(second.url).not.toBe(catcher.url);
  expect((await fetch(second.url)).status).toBe(200);
  await second.close();
});
