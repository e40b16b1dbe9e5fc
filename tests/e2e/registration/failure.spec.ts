import { controls, failures } from "../../../content/pages.ts";
import { registrationForm, registrationOutcome } from "../../../content/registration.ts";
import { useUpLimit } from "../../support/use-up-limit.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import {
  colorOf,
  enrollButton,
  failed,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  submitted,
  toastsOn,
} from "./registration-page.ts";

const { failure } = registrationOutcome;
const inserts = "**/rest/v1/enrollment_inquiries*";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

test("what the database refuses is told, a failure without words says what to do, and everything typed stays", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  await page.route(inserts, (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  );
  await form.submit.click();
  await expect(toastsOn(page)).toContainText(failure.description(""));
  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(failed)).toBeHidden();

  const message = 'new row violates check constraint "email_shape"';
  await page.route(inserts, (route) =>
    route.fulfill({ status: 400, json: { code: "23514", message, details: null, hint: null } }),
  );
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(toastsOn(page)).toContainText(failure.description(failures.database(message)));
  const told = form.dialog.getByText(failure.description(failures.database(message)));
  await expect(page.getByText(failed), "as what is wrong").toHaveCSS("color", await colorOf(told));
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

test("a limit and a server that cannot be reached are told in a sentence, and take the focus from nobody who has moved on", async ({
  page,
  server,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  const renew = await useUpLimit(server, "registration");
  await form.submit.click();
  await expect(toastsOn(page)).toContainText(
    failure.description("Too many requests from your network"),
  );
  await renew();

  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(failed)).toBeHidden();
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  await form.close.focus();
  await held.cutOff();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(toastsOn(page)).toContainText(failure.description(failures.unreachable));
  await expect(form.submit).toBeEnabled();
  await expect(form.close).toBeFocused();
  await expect(form.name).toHaveValue(learner.name);
});

test("when the toast has gone the form still says what failed, until it is edited or sent again", async ({
  page,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "kept@example.in" });
  const message = "Something went wrong. If it happens again, tell us the number 3f9c01ab.";
  await page.route(inserts, (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message, details: null, hint: null } }),
  );
  const told = form.dialog.getByText(failure.description(failures.database(message)));
  await expect(told).toBeHidden();
  await form.submit.click();
  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(failed)).toBeHidden();
  await expect(told).toBeVisible();
  // Once: the toast has been announced, and the focus stands on the button again.
  const live = "[aria-live], [role=status], [role=alert]";
  expect(await told.evaluate((line, regions) => line.closest(regions), live)).toBeNull();
  await expect(form.submit).toBeFocused();
  await expect(form.submit).toHaveAccessibleDescription("");
  await expectAccessible(page);
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await enrollButton(page).click();
  await expect(told).toBeVisible();
  await form.email.pressSequentially("n");
  await expect(told).toBeHidden();

  await form.submit.click();
  await expect(told).toBeVisible();
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  await expect(told).toBeHidden();
  await held.release();
  await expect(page.getByText(submitted)).toBeVisible();
  await enrollButton(page).click();
  await expect(form.name).toHaveValue("");
  await expect(told).toBeHidden();
});

test("while it is being sent the button says so, pressing twice sends once, and mails that cannot be requested trouble nobody", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route("**/functions/v1/send-enrollment-email", (route) => route.abort());
  const form = await openRegistration(page);
  await fillRegistration(form, { email: "mailless@example.in" });
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
  await expect.poll(() => warnings.join()).toContain("The registration is saved");
  expect(warnings.join()).not.toContain("mailless");
  await expect(page.getByText(failed)).toBeHidden();
});
