import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { controls } from "../../../content/pages.ts";
import { site } from "../../../content/site.ts";
import { startGate } from "../../support/gate.ts";
import { signedInAdmin } from "../../support/sign-in.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import {
  enquiry,
  linkSent,
  pressSignIn,
  registerAll,
  requestLink,
  signIn,
  test,
} from "./admin-page.ts";
import { holdTime, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** As hosted Supabase answers who asks for a link, and our own server in the end, and what is told of each. */
const answers = [
  [422, "otp_disabled", "Signups not allowed for otp", linkSent],
  [
    429,
    "over_email_send_rate_limit",
    "For security purposes, you can only request this after 51 seconds.",
    linkSent,
  ],
  [429, "over_email_send_rate_limit", "email rate limit exceeded", signInWords.failed],
  [
    429,
    "over_email_send_rate_limit",
    "Too many requests from your network. Please try again a little later.",
    signInWords.failed,
  ],
] as const;

test.describe("A stranger", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("is told that the page is loading, can load it anew when it does not come, what it is and what goes wrong, and finds the way home", async ({
    page,
  }) => {
    let comes = false;
    await page.route("**/assets/*.js", async (route) => {
      if (comes) await route.continue();
    });
    const response = await page.goto("/enrollments", { waitUntil: "commit" });
    await expect(page.getByText(signInWords.checking)).toBeVisible();
    expect(response?.headers()["cache-control"]).toBe("no-store");
    const reload = page.getByRole("link", { name: controls.reload });
    await expect(reload).toBeVisible();
    comes = true;
    await reload.click();
    await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    await expect(page.getByText(signInWords.text)).toBeVisible();
    await expectAccessible(page);

    await page.route("**/auth/v1/otp*", (route) => route.fulfill({ status: 503, json: {} }));
    await pressSignIn(page);
    const alert = page.getByRole("alertdialog", { name: signInWords.failed });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(alert).toBeHidden();

    await page.getByRole("link", { name: adminPage.home }).click();
    await expect(page).toHaveURL("/");
  });

  test("is told the same of an address that is no admin's and of one whose link is on its way, and only what fails as failed", async ({
    page,
  }) => {
    await page.goto("/enrollments");
    for (const [status, error_code, msg, told] of answers) {
      const json = { code: status, error_code, msg };
      await page.route("**/auth/v1/otp*", (route) => route.fulfill({ status, json }), { times: 1 });
      await pressSignIn(page);
      await page
        .getByRole("alertdialog", { name: told })
        .getByRole("button", { name: controls.acknowledge })
        .click();
    }
  });
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

/** As hosted Supabase answers who has tried too often, and as what stands before it does, and what is told of each. */
const refusals = [
  [JSON.stringify({ code: 429, error_code: "over_request_rate_limit", msg: "" }), signInWords.wait],
  ["<h1>Too many requests</h1>", signInWords.failed],
] as const;

test.describe("The link of the mail", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("signs in, also when the page was reloaded or it could not be tried at first, stays signed in, works once and offers another then", async ({
    page,
    own,
  }) => {
    const asked = page.waitForRequest("**/auth/v1/otp*");
    const link = await requestLink(page, own);
    // SPEC §6: no new user is ever made.
    const body = (await asked).postDataJSON();
    expect(body).toMatchObject({ email: site.adminEmails[0], create_user: false });
    await expectAccessible(page);
    await page.getByRole("button", { name: controls.acknowledge }).click();
    await expect(page.getByRole("button", { name: signInWords.ask })).toBeFocused();

    await page.goto(link);
    const spend = page.getByRole("button", { name: signInWords.spend });
    await expect(spend).toBeVisible();
    const stranger = page.getByRole("heading", { name: signInWords.heading });
    await expect(stranger).toBeHidden();
    await expect(page).toHaveURL("/enrollments");
    await expectAccessible(page);
    await page.reload();
    await page.route("**/auth/v1/verify*", (route) => route.abort());
    await spend.click();
    await page
      .getByRole("alertdialog", { name: signInWords.failed })
      .getByRole("button", { name: controls.acknowledge })
      .click();
    await page.unroute("**/auth/v1/verify*");
    for (const [body, told] of refusals) {
      await page.route("**/auth/v1/verify*", (route) => route.fulfill({ status: 429, body }), {
        times: 1,
      });
      await spend.click();
      await page
        .getByRole("alertdialog", { name: told })
        .getByRole("button", { name: controls.acknowledge })
        .click();
    }
    await spend.click();
    await expect(page.getByRole("heading", { name: adminPage.title })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();

    await page.getByRole("button", { name: adminPage.signOut }).click();
    await expect(stranger).toBeFocused();
    await page.reload();
    await expect(stranger).toBeVisible();
    await page.goto(link);
    await spend.click();
    await expect(page.getByText(signInWords.refused)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: signInWords.ask })).toBeVisible();
    await page.reload();
    await expect(stranger).toBeVisible();
  });

  test("signs in where it lost its end on the way, and in another tab, whichever press spends it", async ({
    page,
    context,
    own,
  }) => {
    const link = await requestLink(page, own);
    const other = await context.newPage();
    await page.goto(link.replace("&type=magiclink", "&amp;type=magic"));
    await expect(page).toHaveURL("/enrollments");
    await other.goto(link);
    for (const tab of [page, other])
      await expect(tab.getByRole("button", { name: signInWords.spend })).toBeVisible();
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: signInWords.spend }).click();
      await expect(tab.getByRole("heading", { name: adminPage.title })).toBeVisible();
    }
    // Who is signed in already needs none, then or later.
    await page.goto(link);
    await page.getByRole("button", { name: adminPage.signOut }).click();
    const signedOut = page.getByRole("heading", { name: signInWords.heading });
    await expect(signedOut).toBeVisible();
    await page.reload();
    await expect(signedOut).toBeVisible();
  });
});

test.describe("Who signs out", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("is signed out at once, whatever is under way, and the server hears of it although the page is left", async ({
    page,
    context,
    own,
  }) => {
    const signOut = page.getByRole("button", { name: adminPage.signOut });
    const stranger = page.getByRole("heading", { name: signInWords.heading });
    const admin = await signedInAdmin(own);
    const gate = await startGate(own.url);
    await signIn(page, { ...own, url: gate.url }, admin);
    const letGo = gate.hold(/logout/);
    const reloaded = page.waitForEvent("load");
    await signOut.evaluate((button: HTMLElement) => {
      button.click();
      location.reload();
    });
    await reloaded;
    await expect(stranger).toBeVisible();
    letGo();
    await expect.poll(async () => (await admin.auth.getUser()).data.user).toBeNull();
    gate.close();

    await signIn(page, own);
    const other = await context.newPage();
    await other.goto("/enrollments");
    await expect(other.getByRole("heading", { name: adminPage.title })).toBeVisible();
    // Neither the renewal that this takes is answered, nor one that another tab has begun.
    await page.route("**/auth/v1/token*", () => {});
    await other.evaluate(() => {
      navigator.locks.request("session", () => new Promise(() => {}));
      localStorage.session = JSON.stringify({ ...JSON.parse(localStorage.session), expires_at: 1 });
    });
    await signOut.click();
    await expect(stranger).toBeFocused();
    await expect(other.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    await page.reload();
    await expect(stranger).toBeVisible();
  });

  test("leaves nobody's name behind", async ({ page, own }) => {
    await page.clock.install();
    await registerAll(own, [enquiry("Asha Rao")]);
    await signIn(page, own);
    // Of a list that still comes nothing more would come.
    await expect(status(page, "Asha Rao")).toBeVisible();
    await holdTime(page);
    await status(page, "Asha Rao").selectOption(statusNames.closed);
    const told = toast(page, changes.status("Asha Rao", statusNames.closed));
    await expect(told).toBeVisible();
    await page.getByRole("button", { name: adminPage.signOut }).click();
    await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    // Less than it would have stayed.
    await page.clock.runFor(1000);
    await expect(told).toBeHidden();
  });

  test("leaves nobody's name behind in what is saved meanwhile, nor a way to take it back", async ({
    page,
    own,
  }) => {
    await registerAll(own, [enquiry("Asha Rao"), enquiry("Bilal Khan")]);
    await signIn(page, own);
    await page.getByLabel(selection.box("Bilal Khan")).check();
    const answers: Promise<(() => Promise<void>)[]> = Promise.all(
      ["change_enquiry", "change_enquiries"].map(async (call) => {
        const { promise, resolve } = Promise.withResolvers<() => Promise<void>>();
        await page.route(`**/rpc/${call}`, async (route) => {
          const response = await route.fetch();
          resolve(() => route.fulfill({ response }));
        });
        return promise;
      }),
    );
    await status(page, "Asha Rao").selectOption(statusNames.closed);
    await page
      .getByRole("region", { name: selection.label })
      .getByLabel(selection.setStatus)
      .selectOption(statusNames.closed);
    const tell = await answers;
    await page.getByRole("button", { name: adminPage.signOut }).click();
    await expect(page.getByRole("heading", { name: signInWords.heading })).toBeVisible();
    await page.clock.install();
    await holdTime(page);
    for (const each of tell) {
      const answered = page.waitForResponse(/\/rpc\/change_enquir/);
      await each();
      await (await answered).finished();
    }
    // More than a toast takes to come, and less than it would stay.
    await page.clock.runFor(1000);
    await expect(page.getByRole("button", { name: changes.undo })).toBeHidden();
    await expect(page.getByText(/Asha Rao|Bilal Khan/)).toBeHidden();
  });
});
