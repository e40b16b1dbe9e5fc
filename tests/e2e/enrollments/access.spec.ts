import type { Route } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { controls } from "../../../content/pages.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { linkSent, pressSignIn, requestLink, signIn, test } from "./admin-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a stranger is told what the page is, and finds the way home", async ({ page }) => {
  await page.goto("/enrollments");
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  const sentence = signInWords.text;
  await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: adminPage.home }).click();
  await expect(page).toHaveURL("/");
});

test("before the session has been checked the page says that it is loading", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  const response = await page.goto("/enrollments", { waitUntil: "commit" });
  await expect(page.getByText(signInWords.checking)).toBeVisible();
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, and not that anything is loading", async ({ page }) => {
    await page.goto("/enrollments");
    await expect(page.locator("noscript h1")).toBeVisible();
    await expect(page.locator("noscript p")).toHaveText(adminPage.withoutScripts);
    await expect(page.locator("noscript a")).toHaveAttribute("href", "/");
    await expect(page.getByText(signInWords.checking)).toBeHidden();
  });
});

test("the link of the mail signs in, stays signed in, and works once", async ({ page, own }) => {
  const link = await requestLink(page, own);
  await expectAccessible(page);
  await page.getByRole("button", { name: controls.acknowledge }).click();
  await expect(page.getByRole("button", { name: signInWords.ask })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole("button", { name: signInWords.spend })).toBeVisible();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeHidden();
  await expect(page).toHaveURL("/enrollments");
  await expectAccessible(page);
  await page.getByRole("button", { name: signInWords.spend }).click();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();

  await page.getByRole("button", { name: adminPage.signOut }).click();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
});

test("tabs that renew the session at the same time all stay signed in, until one signs out", async ({
  page,
  context,
  own,
}) => {
  await signIn(page, own);
  // Away from the list, which asks for new enquiries and would renew the session by itself.
  await page.goto("/");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  const held: Route[] = [];
  await context.route("**/auth/v1/token*", (route) => held.push(route));
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto("/enrollments")));
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(async () => held.length + ((await waiting()) ?? 0)).toBe(tabs.length);
  await Promise.all(held.map((route) => route.continue()));

  for (const tab of tabs) await expect(tab.getByText(enrollmentList.total(0))).toBeVisible();
  await page.reload();
  await expect(page.getByText(enrollmentList.total(0))).toBeVisible();

  await page.getByRole("button", { name: adminPage.signOut }).click();
  for (const tab of tabs)
    await expect(tab.getByRole("heading", { name: signInWords.heading })).toBeVisible();
});

test("a link that lost its end on the way signs in all the same", async ({ page, own }) => {
  const link = await requestLink(page, own);
  await page.goto(link.replace("&type=magiclink", "&amp;type=magic"));
  await expect(page).toHaveURL("/enrollments");
  await page.getByRole("button", { name: signInWords.spend }).click();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
});

test.describe("What goes wrong", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a link that is open in two tabs signs both in, whichever press spends it", async ({
    page,
    context,
    own,
  }) => {
    const link = await requestLink(page, own);
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(link);
      await expect(tab.getByRole("button", { name: signInWords.spend })).toBeVisible();
    }
    for (const tab of tabs) {
      await tab.getByRole("button", { name: signInWords.spend }).click();
      await expect(tab.getByRole("heading", { name: adminPage.title })).toBeVisible();
    }
  });

  test("a renewal whose answer is lost on the way signs nobody out", async ({ page, own }) => {
    await signIn(page, own);
    await page.goto("/");
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem("session") ?? "{}");
      localStorage.setItem("session", JSON.stringify({ ...session, expires_at: 1 }));
    });
    await page.route(
      "**/auth/v1/token*",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto("/enrollments");
    await expect(page.getByText(enrollmentList.total(0))).toBeVisible();
  });

  test("a used link says so and offers another", async ({ page, own }) => {
    const link = await requestLink(page, own);
    await page.goto(link);
    await page.getByRole("button", { name: signInWords.spend }).click();
    await page.getByRole("button", { name: adminPage.signOut }).click();
    await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    await page.goto(link);
    await page.getByRole("button", { name: signInWords.spend }).click();
    const sentence = signInWords.refused;
    await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: signInWords.ask })).toBeVisible();
  });

  test("a link that cannot be tried now stays good", async ({ page, own }) => {
    const link = await requestLink(page, own);
    await page.goto(link);
    await page.route("**/auth/v1/verify*", (route) => route.abort());
    await page.getByRole("button", { name: signInWords.spend }).click();
    await page
      .getByRole("alertdialog", { name: signInWords.failed })
      .getByRole("button", { name: controls.acknowledge })
      .click();
    await page.unroute("**/auth/v1/verify*");
    await page.getByRole("button", { name: signInWords.spend }).click();
    await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
  });

  test("a mail that cannot be sent is told", async ({ page }) => {
    await page.goto("/enrollments");
    await page.route("**/auth/v1/otp*", (route) => route.fulfill({ status: 503, json: {} }));
    await pressSignIn(page);
    const alert = page.getByRole("alertdialog", { name: signInWords.failed });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(alert).toBeHidden();
  });

  test("a session that the server no longer knows counts as none", async ({ page, own }) => {
    await signIn(page, own);
    await page.route("**/auth/v1/user", (route) =>
      route.fulfill({ status: 403, json: { code: 403, error_code: "session_not_found", msg: "" } }),
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    await expect(page.getByText(linkSent)).toBeHidden();
  });

  test("who signs in after such a session is known by the new one from the first call", async ({
    page,
    own,
  }) => {
    const link = await requestLink(page, own);
    const tokenKept = () => page.evaluate(() => JSON.parse(localStorage.session).access_token);
    await page.evaluate(() => {
      const expires_at = Math.floor(Date.now() / 1000) + 3600;
      const tokens = { access_token: "of.before.now", refresh_token: "before" };
      localStorage.session = JSON.stringify({
        ...tokens,
        expires_at,
        token_type: "bearer",
        user: {},
      });
    });
    await page.goto(link);
    const go = page.getByRole("button", { name: signInWords.spend });
    await expect(go).toBeVisible();
    const asked = page.waitForRequest("**/rpc/list_enquiries");
    await go.click();
    const { authorization } = await (await asked).allHeaders();
    expect(authorization).toBe(`Bearer ${await tokenKept()}`);
    await expect(page.getByText(enrollmentList.total(0))).toBeVisible();
  });
});
