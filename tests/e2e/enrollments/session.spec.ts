import type { Page, Route } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { expect } from "../fixtures.ts";
import { linkSent, registerAll, requestLink, signIn, signInByMail, test } from "./admin-page.ts";
import { learners, opened } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

test("a session is renewed although an answer is lost on the way, and by several tabs at once, until one signs out", async ({
  page,
  context,
  own,
}) => {
  await signIn(page, own);
  await leaveWithOldSession(page);
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

  await leaveWithOldSession(page);
  const held: Route[] = [];
  let holds = true;
  await context.route("**/auth/v1/token*", (route) => {
    // Chromium may show the renewed session to another tab after its turn: that one asks again, and is answered.
    return holds ? void held.push(route) : route.continue();
  });
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto("/enrollments")));
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(async () => held.length + ((await waiting()) ?? 0)).toBe(tabs.length);
  expect(held).toHaveLength(1);
  holds = false;
  await Promise.all(held.map((route) => route.continue()));

  for (const tab of tabs) await expect(tab.getByText(enrollmentList.total(0))).toBeVisible();
  await page.reload();
  await expect(page.getByText(enrollmentList.total(0))).toBeVisible();

  await page.getByRole("button", { name: adminPage.signOut }).click();
  for (const tab of tabs)
    await expect(tab.getByRole("heading", { name: signInWords.heading })).toBeVisible();
});

test("a session that the server no longer knows counts as none, and who signs in after it is known by the new one from the first call", async ({
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

  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: "session_not_found", msg: "" } }),
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  await expect(page.getByText(linkSent)).toBeHidden();
});

test("a session that nobody can be asked about counts as none, and is there again once it can be", async ({
  page,
  own,
}) => {
  await signIn(page, own);
  await page.route("**/auth/v1/user", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  await page.unroute("**/auth/v1/user");
  await page.reload();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();

  let lost = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const isAuthClient = (await response.text()).includes("GoTrueClient");
    if (isAuthClient) lost += 1;
    await route.fulfill(isAuthClient ? { status: 503 } : { response });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
});

test("a session that ends while a note is written and begins anew in another tab goes on with it, for the same admin alone", async ({
  page,
  context,
  own,
}) => {
  await registerAll(own, learners);
  await signIn(page, own);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const note = opened(page, "Asha Rao").getByLabel(openedEnquiry.note, { exact: true });
  await note.fill("Wants the evening group.");
  const signedOut = page.getByRole("heading", { name: signInWords.heading });
  const other = await context.newPage();
  await other.goto("/enrollments");
  await other.getByRole("button", { name: adminPage.signOut }).click();
  await expect(signedOut).toBeVisible();
  await signInByMail(other, own);
  await expect(note).toHaveValue("Wants the evening group.");

  await other.getByRole("button", { name: adminPage.signOut }).click();
  await expect(signedOut).toBeVisible();
  await page.route("**/auth/v1/user", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), email: "another@example.com" };
    await route.fulfill({ response, json });
  });
  await signInByMail(other, own);
  await expect(note).toHaveValue("");
});

/** Away from the list, which asks for new enquiries and would renew by itself the session that has run out. */
async function leaveWithOldSession(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ ...session, expires_at: 1 }));
  });
}
