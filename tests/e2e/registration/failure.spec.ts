import { controls, failures } from "../../../content/pages.ts";
import { registrationForm, registrationOutcome } from "../../../content/registration.ts";
import { runSql } from "../../support/restart.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import {
  failed,
  fillRegistration,
  holdInserts,
  learner,
  openRegistration,
  submitted,
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
  await expect(page.getByText(failure.description(""))).toBeVisible();
  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(failed)).toBeHidden();

  const message = 'new row violates check constraint "email_shape"';
  await page.route(inserts, (route) =>
    route.fulfill({ status: 400, json: { code: "23514", message, details: null, hint: null } }),
  );
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

test("a limit and a server that cannot be reached are told in a sentence, and take the focus from nobody who has moved on", async ({
  page,
  server,
}) => {
  const form = await openRegistration(page);
  await fillRegistration(form);
  // From this machine, by either way to it.
  await runSql(
    server,
    `insert into private.limit_uses (bucket, address, uses)
      select bucket, address, max from private.limits, (values ('127.0.0.1'), ('::')) as here (address)
      where bucket = 'registration'
      on conflict (bucket, address) do update set uses = excluded.uses, window_start = now()`,
  );
  await form.submit.click();
  await expect(
    page.getByText(failure.description("Too many requests from your network")),
  ).toBeVisible();
  await runSql(server, "delete from private.limit_uses");

  await page.getByRole("button", { name: controls.dismiss }).click();
  await expect(page.getByText(failed)).toBeHidden();
  const held = await holdInserts(page);
  await form.submit.click();
  await held.arrived();
  await form.close.focus();
  await held.cutOff();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText(failure.description(failures.unreachable))).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await expect(form.close).toBeFocused();
  await expect(form.name).toHaveValue(learner.name);
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
