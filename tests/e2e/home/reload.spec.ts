import { chatPanel } from "../../../content/chat.ts";
import { programsSection } from "../../../content/home.ts";
import { controls } from "../../../content/pages.ts";
import { chatParts, fillDetails, openChat, visitor } from "../chat/chat-page.ts";
import { closeLaunch, expect, expectAccessible, openHome, test } from "../fixtures.ts";
import {
  enrollButton,
  fillRegistration,
  learner,
  openRegistration,
  registrationParts,
} from "../registration/registration-page.ts";

/** Firefox never fetches a script again that failed once: there only a reload helps. */
test.use({ expectedErrors: ["ERR_FAILED"] });

test("when the form fails twice a reload is offered, and what was typed in the chat comes back", async ({
  page,
}) => {
  await page.route("**/assets/registration-dialog-*", (route) => route.abort());
  const { launcher } = await openChat(page);
  await fillDetails(page);
  await launcher.click();
  const reload = page.getByRole("button", { name: controls.reload });
  await enrollButton(page).click();
  await expect(page.getByText(programsSection.enrollFailure)).toBeVisible();
  await expect(reload).toBeHidden();
  await enrollButton(page).click();
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/assets/registration-dialog-*");
  await reload.click();
  await closeLaunch(page);
  await launcher.click();
  await expect(chatParts(page).firstName).toHaveValue(visitor.firstName);
  await expect(chatParts(page).email).toHaveValue(visitor.email);
  await launcher.click();
  await enrollButton(page).click();
  await expect(registrationParts(page).dialog).toBeVisible();
});

test("when the chat fails twice a reload is offered, and what was typed in the form comes back", async ({
  page,
}) => {
  await page.route("**/assets/chat-panel-*", (route) => route.abort());
  const form = await openRegistration(page);
  await fillRegistration(form);
  await form.close.click();
  const { launcher } = chatParts(page);
  const reload = page.getByRole("button", { name: controls.reload });
  await launcher.click();
  await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
  await expect(reload).toBeHidden();
  await launcher.click();
  await reload.click();
  await closeLaunch(page);
  await enrollButton(page).click();
  await expect(form.name).toHaveValue(learner.name);
  await expect(form.country).toHaveValue(learner.country);
  // Nobody else at this screen finds it.
  expect(await page.evaluate(() => sessionStorage.getItem("drafts"))).toBeNull();
  await openHome(page);
  await enrollButton(page).click();
  await expect(form.name).toHaveValue("");
});
