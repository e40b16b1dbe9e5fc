import type { Page } from "@playwright/test";
import { chatPanel } from "../../../content/chat.ts";
import { programsSection } from "../../../content/home.ts";
import { brokenPage, controls } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { registrationDialog } from "../../../content/registration.ts";
import { site } from "../../../content/site.ts";
import { labelOf } from "../../support/navigation.ts";
import { chatParts } from "../chat/chat-page.ts";
import { expect, expectAccessible, openHome, test } from "../fixtures.ts";

test.use({ expectedErrors: ["broken on purpose"] });

/** Lets a class of the browser's fail in every page from now on. */
async function breakBrowser(page: Page, name: string): Promise<void> {
  await page.addInitScript((part) => {
    Reflect.set(
      window,
      part,
      class {
        constructor() {
          throw new Error("broken on purpose");
        }
      },
    );
  }, name);
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(programs.length);
  await expect(page.getByRole("link", { name: labelOf("#testimonials") })).toBeVisible();
}

test("a page that cannot be brought to life stays to be read, and says what to do", async ({
  page,
}) => {
  await breakBrowser(page, "IntersectionObserver");
  await page.goto("/");
  const line = page.getByRole("alert").filter({ hasText: brokenPage });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expectReadable(page);
  await expect(line.getByRole("link", { name: site.enquiryEmail })).toBeVisible();
  await expectAccessible(page);
  await line.getByRole("button", { name: controls.reload }).click();
  await expect(line).toBeInViewport({ ratio: 1 });
});

test("a header that fails keeps its links, and the rest works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "scrollY", {
      get() {
        throw new Error("broken on purpose");
      },
    });
  });
  await openHome(page);
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  await expect(page.getByRole("dialog", { name: registrationDialog.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectReadable(page);
});

test("a chat that fails says so and takes nothing with it", async ({ page }) => {
  await breakBrowser(page, "ResizeObserver");
  await openHome(page);
  const { launcher, panel } = chatParts(page);
  await launcher.click();
  await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(launcher).toHaveAttribute("aria-expanded", "false");
  await expectReadable(page);
});

test("a dialog that fails says so and takes nothing with it", async ({ page }) => {
  const body = 'export function RegistrationDialog() { throw new Error("broken on purpose"); }';
  await page.route("**/assets/registration-dialog-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await openHome(page);
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  await expect(page.getByText(programsSection.enrollFailure)).toBeVisible();
  await expectReadable(page);
});
