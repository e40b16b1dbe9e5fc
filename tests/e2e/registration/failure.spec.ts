import { controls, failures } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { registrationForm, registrationOutcome } from "../../../content/registration.ts";
import { phone } from "../../support/phones.ts";
import { startServer } from "../../support/server.ts";
import { closeLaunch, expect, expectAccessible, test } from "../fixtures.ts";
import {
  enrollButton,
  failed,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  registrationParts,
  submitted,
} from "./registration-page.ts";

const { failure } = registrationOutcome;
const inserts = "**/rest/v1/enrollment_inquiries*";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

test("what the database refuses is told, and everything typed stays", async ({ page }) => {
  const message = 'new row violates check constraint "email_shape"';
  await page.route(inserts, (route) =>
    route.fulfill({ status: 400, json: { code: "23514", message, details: null, hint: null } }),
  );
  const form = await openRegistration(page);
  await fillRegistration(form);
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText(failure.description(failures.database(message)))).toBeVisible();
  await expect(form.name).toHaveValue(learner.name);
  await expect(form.email).toHaveValue(learner.email);
  await expect(form.country).toHaveValue(learner.country);
  await expect(form.phone).toHaveValue(learner.phone);
  await expect(form.submit).toBeFocused();
  await expectAccessible(page);

  await page.unroute(inserts);
  await form.submit.press("Enter");
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("a failure without words says what to do", async ({ page }) => {
  await page.route(inserts, (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  );
  const form = await openRegistration(page);
  await fillRegistration(form);
  await form.submit.click();
  await expect(page.getByText(failure.description(""))).toBeVisible();
});

test("a limit and a server that is gone are told in a sentence", async ({ page }) => {
  const server = await startServer();
  const row = { name: "Class of 2026", email: "class@example.in", phone: phone() };
  for (let used = 0; used < 200; used += 1) {
    const response = await fetch(`${server.url}/rest/v1/enrollment_inquiries`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ ...row, course_name: programs[0].title }),
    });
    expect(response.status).toBe(201);
  }
  await page.goto(server.url);
  await closeLaunch(page);
  await enrollButton(page).click();
  const form = registrationParts(page);
  await fillRegistration(form);
  await form.submit.click();
  await expect(
    page.getByText(failure.description("Too many requests from your network")),
  ).toBeVisible();

  await server.stop();
  await page.getByRole("button", { name: controls.dismiss }).click();
  await form.submit.click();
  await expect(page.getByText(failure.description(failures.unreachable))).toBeVisible();
  await expect(form.name).toHaveValue(learner.name);
});

test("while it is being sent the button says so, and pressing twice sends once", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "twice@example.in" });
  const held = await holdInserts(page);
  await form.submit.dblclick();
  await held.arrived();
  await expect(form.submit).toHaveText(registrationForm.submitting);
  await expect(form.submit).toBeDisabled();
  await form.phone.press("Enter");
  expect(held.count()).toBe(1);
  await expectAccessible(page);
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
});

test("a failure takes the focus from nobody who has moved on meanwhile", async ({ page }) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  const close = form.dialog.getByRole("button", { name: controls.close });
  await close.focus();
  await held.cutOff();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await expect(close).toBeFocused();
});

test("mails that cannot be requested do not trouble the visitor", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route("**/functions/v1/send-enrollment-email", (route) => route.abort());
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "mailless@example.in" });
  await form.submit.click();
  await expect(page.getByText(submitted)).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("The registration is saved");
  expect(warnings.join()).not.toContain("mailless");
  await expect(page.getByText(failed)).toBeHidden();
});
