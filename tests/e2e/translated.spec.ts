import { chatPanel } from "../../content/chat.ts";
import { enrollmentList } from "../../content/enrollments/list.ts";
import { filters } from "../../content/enrollments/toolbar.ts";
import { programsSection } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { translatePage } from "../support/translate-page.ts";
import { chatParts, openHomePage } from "./chat/chat-page.ts";
import * as desk from "./enrollments/admin-page.ts";
import { expect, holdFiles, openHome, test, waitForApplication } from "./fixtures.ts";
import { enrollButton, registrationParts } from "./registration/registration-page.ts";

/** Parts of a sentence that come and go beside others once took the whole page with them in a translated one. */
test.use({ expectedErrors: ["ERR_FAILED"] });

test("in a page that its browser translates a chat or a form that fails comes at the next press", async ({
  page,
}) => {
  await page.route("**/assets/registration-dialog-*", (route) => route.abort());
  await openHomePage(page);
  await page.evaluate(translatePage);
  const { launcher, firstName } = chatParts(page);
  await page.route("**/assets/chat-panel-*", (route) => route.abort());
  for (const _ of ["once", "twice"]) {
    await launcher.click();
    await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
  }
  await page.unroute("**/assets/chat-panel-*");
  await launcher.click();
  await expect(firstName).toBeVisible();
  await expect(page.getByText(chatPanel.loadFailure)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(firstName).toBeHidden();

  await enrollButton(page).click();
  await expect(page.getByText(programsSection.enrollFailure)).toBeVisible();
  await page.unroute("**/assets/registration-dialog-*");
  await enrollButton(page).click();
  await expect(registrationParts(page).dialog).toBeVisible();
});

test("a page translated before the application is there keeps its open pop-up and stays translated", async ({
  page,
}) => {
  test.skip(!launch, "nothing is launched");
  const release = await holdFiles(page, "**/assets/*.js");
  await page.goto("/");
  const popup = page.getByRole("dialog", { name: launch?.title ?? "" });
  await expect(popup).toBeVisible();
  await page.evaluate(translatePage);
  release();
  await waitForApplication(page);
  await expect(popup).toBeVisible();
  await expect(popup).toBeFocused();
  const words = page.getByRole("heading", { level: 1 }).locator("font > font");
  await expect(words.first()).toBeAttached();
});

test("a press before the application is there opens the form, though the page is translated meanwhile", async ({
  page,
}) => {
  const release = await holdFiles(page, "**/assets/*.js");
  await openHome(page);
  await enrollButton(page).click();
  await page.evaluate(translatePage);
  release();
  await expect(registrationParts(page).dialog).toBeVisible();
});

desk.test("a list that its browser translates can be searched", async ({ page, own }) => {
  await desk.registerAll(own, [desk.enquiry("Asha Rao")]);
  await desk.signIn(page, own);
  await page.evaluate(translatePage);
  const search = page.getByRole("searchbox", { name: filters.search });
  const name = page.getByRole("link", { name: "Asha Rao", exact: true });
  for (const _ of ["once", "twice"]) {
    await search.fill("nobody");
    await expect(page.getByText(enrollmentList.empty)).toBeVisible();
    await search.fill("");
    await expect(name).toBeVisible();
    await expect(page.getByText(enrollmentList.empty)).toBeHidden();
  }
});
