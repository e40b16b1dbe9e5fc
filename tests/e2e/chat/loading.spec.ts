import type { Page } from "@playwright/test";
import { chatPanel } from "../../../content/chat.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { chatParts, openHomePage } from "./chat-page.ts";

test.describe("The panel's code", () => {
  const approaches: Record<string, (page: Page) => Promise<void>> = {
    "the pointer comes near": (page) => chatParts(page).launcher.hover(),
    "the focus comes": (page) => chatParts(page).launcher.focus(),
    "a finger touches": (page) => chatParts(page).launcher.dispatchEvent("touchstart"),
  };
  for (const [what, approach] of Object.entries(approaches)) {
    test(`is fetched when ${what}, not before`, async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await openHomePage(page);
      await page.waitForLoadState("networkidle");
      expect(requested.filter((url) => /chat-panel|toast|backend/.test(url))).toEqual([]);
      const panel = page.waitForRequest(/\/assets\/chat-panel-.*\.js$/);
      await approach(page);
      await panel;
      await expect(chatParts(page).panel).toBeHidden();
    });
  }

  test.describe("when it does not come", () => {
    test.use({ expectedErrors: ["ERR_FAILED"] });

    test("the visitor is told, and the next press tries again", async ({ page }) => {
      await openHomePage(page);
      const chunks = /\/assets\/.*\.(?:js|css)$/;
      await page.route(chunks, (route) => route.abort());
      const { launcher, panel } = chatParts(page);
      await launcher.click();
      await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-expanded", "false");
      await expect(panel).toBeHidden();
      await expectAccessible(page);
      await page.unroute(chunks);
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 320, height: 384 });
      await expect(page.getByText(chatPanel.loadFailure)).toBeHidden();
    });
  });
});
