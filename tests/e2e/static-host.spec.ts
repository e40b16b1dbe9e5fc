import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adminPage } from "../../content/enrollments/page.ts";
import { notFound } from "../../content/pages.ts";
import { waitForMail } from "../support/mails.ts";
import { startChat } from "./chat/chat-page.ts";
import { signInByMail } from "./enrollments/admin-page.ts";
import { test as base, expect } from "./fixtures.ts";
import { secondAdmin } from "./products.ts";
import {
  fillRegistration,
  learner,
  openRegistration,
  submitted,
} from "./registration/registration-page.ts";

const test = base.extend({
  baseURL: async ({ published }, use) => use(published.siteUrl),
});

// One build is enough.
test.describe.configure({ mode: "default" });

test("a visitor registers and chats, one of two admins says who they are, signs in by the mail, sees as whom and reads of it", async ({
  page,
  published,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  await form.submit.click();
  await expect(page.getByText(submitted, { exact: true })).toBeVisible();
  await waitForMail(published.backend, ({ recipients }) => recipients.includes(learner.email));

  await startChat(page);
  await signInByMail(page, { ...published.backend, url: published.siteUrl }, secondAdmin);
  await expect(page.getByText(`${adminPage.signedInAs} ${secondAdmin}`)).toBeVisible();
  await expect(page.getByRole("table").getByText(learner.name)).toBeVisible();
});

test.describe("what a browser reports", () => {
  test.use({ expectedErrors: ["Content Security Policy", "Failed to load resource"] });

  test("without a header from its host each document still states its policy", async ({
    page,
    published,
  }) => {
    for (const path of ["/", "/enrollments", "/no-such-page"]) {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"]).toBeUndefined();
      const refused = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener("securitypolicyviolation", (event) =>
              resolve(event.effectiveDirective),
            );
            const script = document.createElement("script");
            script.textContent = "document.title = 'taken over'";
            document.head.append(script);
          }),
      );
      expect(await refused).toBe("script-src-elem");
      await expect(page).not.toHaveTitle("taken over");
    }
    expect(published.siteUrl).not.toBe(published.backend.url);
  });

  test("an address that there is not gets the 404 document, with the way home", async ({
    page,
  }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: notFound.heading })).toBeVisible();
    await page.getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the ready files for hosts that read them say the same as our own server", ({ published }) => {
  const read = (file: string) => readFileSync(join(published.folder, file), "utf8");
  const { headers } = JSON.parse(read("vercel.json"));
  const [everywhere, , list] = headers;
  expect(everywhere.source).toBe("/(.*)");
  expect(list).toMatchObject({ source: "/enrollments(.*)" });
  const policy = everywhere.headers.find(
    ({ key }: { key: string }) => key === "content-security-policy",
  );
  expect(policy.value).toContain(`connect-src 'self' ${published.backend.url}`);
  expect(policy.value).toContain("frame-ancestors 'none'");
  expect(read("_headers")).toContain(`/*\n  strict-transport-security: max-age=31536000\n`);
  expect(read("_headers")).toContain(`  content-security-policy: ${policy.value}\n`);
  expect(read("_headers")).toContain("\n/enrollments*\n  cache-control: no-store\n");
});
