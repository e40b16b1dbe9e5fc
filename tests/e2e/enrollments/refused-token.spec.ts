import type { Page } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { controls } from "../../../content/pages.ts";
import { signedInAdmin } from "../../support/sign-in.ts";
import { expect } from "../fixtures.ts";
import { registerAll, signIn, test } from "./admin-page.ts";
import { learners, status, toast } from "./desk-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

/** From here on the server refuses the token that the session has now, as where its key has been changed. */
async function refuseToken(page: Page): Promise<void> {
  const refused = await page.evaluate(() => JSON.parse(localStorage.session).access_token);
  await page.route(/\/(rest\/v1|auth\/v1\/user)/, async (route) => {
    const headers = route.request().headers();
    const { authorization } = headers;
    if (authorization === `Bearer ${refused}`)
      await route.continue({ headers: { ...headers, authorization: `${authorization}x` } });
    else await route.fallback();
  });
}

test("a token that is refused before its time is exchanged once, while the desk is open and as it opens", async ({
  page,
  own,
}) => {
  let renewals = 0;
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/token")) renewals += 1;
  });
  await registerAll(own, learners);
  await signIn(page, own);
  await expect(status(page, "Asha Rao")).toBeVisible();
  await refuseToken(page);
  await status(page, "Asha Rao").selectOption(statusNames.contacted);
  await expect(toast(page, changes.status("Asha Rao", statusNames.contacted))).toBeVisible();
  expect(renewals).toBe(1);

  await refuseToken(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
  await expect(status(page, "Asha Rao")).toHaveValue("contacted");
  expect(renewals).toBe(2);
});

/** What says nothing of the session: the auth server, asked too often, and what stands before it. */
const noAnswers = [
  { status: 429, json: { code: 429, error_code: "over_request_rate_limit", msg: "" } },
  { status: 403, json: { message: "Forbidden" } },
];

test("where it is not exchanged for another the desk stays as long as that may still come, and else asks to sign in", async ({
  page,
  own,
}) => {
  await page.clock.install();
  await registerAll(own, learners);
  const admin = await signedInAdmin(own);
  await signIn(page, own, admin);
  await expect(status(page, "Asha Rao")).toBeVisible();
  await refuseToken(page);
  for (const answer of noAnswers) {
    const asked = page.waitForRequest("**/auth/v1/token*");
    await page.route("**/auth/v1/token*", (route) => route.fulfill(answer));
    // The client asks again no sooner.
    await page.clock.fastForward(60_000);
    await asked;
    await status(page, "Asha Rao").selectOption(statusNames.contacted);
    const told = toast(page, changes.failed);
    await told.getByRole("button", { name: controls.dismiss }).click();
    await expect(told).toBeHidden();
    await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
    await page.unroute("**/auth/v1/token*");
  }

  await admin.auth.signOut();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
});
