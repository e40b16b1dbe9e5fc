import type { Page, Route } from "@playwright/test";
import { chatPanel } from "../../../content/chat.ts";
import { loadFailure, programsSection } from "../../../content/home.ts";
import { controls } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { registrationDialog } from "../../../content/registration.ts";
import { site } from "../../../content/site.ts";
import { closeLaunch, expect, expectAccessible, openHome, test } from "../fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

/** The document comes, the application's chunks do not, until the function given back is called. */
async function loseApplication(
  page: Page,
  fail: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const chunks = "**/assets/*.js";
  await page.route(chunks, fail);
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await openHome(page);
  await failed;
  return () => page.unroute(chunks, fail);
}

function parts(page: Page) {
  return {
    enroll: page.getByRole("button", { name: programsSection.enroll }).first(),
    chat: page.getByRole("button", { name: chatPanel.title }),
    line: page.getByRole("alert").filter({ hasText: loadFailure }),
    registration: page.getByRole("dialog", { name: registrationDialog.title }),
  };
}

test("after a lost connection or a failing server a press says what to do, and the next one works", async ({
  page,
}) => {
  const { enroll, chat, line, registration } = parts(page);
  for (const [what, fail] of [
    ["a lost connection", (route: Route) => route.abort()],
    ["a failing server", (route: Route) => route.fulfill({ status: 503 })],
  ] as const) {
    const recover = await loseApplication(page, fail);
    await expect(line, what).toBeHidden();
    for (const button of [enroll, chat]) {
      await button.click();
      await expect(line, what).toBeVisible();
      await expect(line.getByRole("link", { name: site.enquiryEmail })).toHaveAttribute(
        "href",
        `mailto:${site.enquiryEmail}`,
      );
      await expect(button).not.toHaveAttribute("aria-busy", "true");
      await page.keyboard.press("Escape");
      await expect(line, what).toBeHidden();
    }
    await enroll.click();
    await expect(line, what).toBeVisible();
    if (what === "a lost connection") await expectAccessible(page);
    await recover();
    await enroll.click();
    await expect(registration, what).toContainText(programs[0].title);
    await expect(line, what).toBeHidden();
  }
});

test("an application that never comes holds a press up for half a minute, and the next one asks for it again", async ({
  page,
}) => {
  const { enroll, line, registration } = parts(page);
  const chunks = "**/assets/*.js";
  await page.clock.install();
  await page.route(chunks, () => undefined);
  await openHome(page);
  await enroll.click();
  await page.clock.runFor(25_000);
  await expect(enroll).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(10_000);
  await expect(line).toBeVisible();
  await expect(enroll).toHaveAttribute("aria-busy", "false");
  await page.unroute(chunks);
  await enroll.click();
  await expect(registration).toContainText(programs[0].title);
  await expect(line).toBeHidden();
});

test("where the application is gone for good, a press offers the reload that brings another", async ({
  page,
}) => {
  const { enroll, line, registration } = parts(page);
  const recover = await loseApplication(page, (route) => route.fulfill({ status: 404 }));
  await enroll.click();
  const reload = line.getByRole("button", { name: controls.reload });
  await expect(reload).toBeVisible();
  await recover();
  await reload.click();
  await closeLaunch(page);
  await enroll.click();
  await expect(registration).toContainText(programs[0].title);
});

test("once the connection is back the application comes by itself", async ({ page, context }) => {
  const recover = await loseApplication(page, (route) => route.abort());
  await context.setOffline(true);
  await recover();
  const entry = page.waitForResponse(/\/assets\/home-.*\.js$/);
  await context.setOffline(false);
  expect((await entry).ok()).toBe(true);
  await parts(page).enroll.click();
  await expect(parts(page).registration).toBeVisible();
});

test("a press that is being tried while the connection comes back is tried again", async ({
  page,
}) => {
  const held: Route[] = [];
  let isBack = false;
  await page.route("**/assets/*.js", async (route) => {
    if (isBack) await route.continue();
    else held.push(route);
  });
  await openHome(page);
  const { enroll, line, registration } = parts(page);
  await enroll.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isBack = true;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  for (const route of held) await route.abort();
  await expect(registration).toContainText(programs[0].title);
  await expect(line).toBeHidden();
});
