import type { Page } from "@playwright/test";
import { chatPanel } from "../../../content/chat.ts";
import { expect, expectAccessible, holdFiles, test } from "../fixtures.ts";
import { chatParts, openHomePage } from "./chat-page.ts";

const panelSize = { width: 320, height: 384 };

test.describe("The panel's code", () => {
  test("is fetched when a visitor comes near, and not before", async ({ page }) => {
    const { launcher, panel } = chatParts(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    for (const [what, approach] of Object.entries({
      "the focus comes": () => launcher.focus(),
      "a finger touches": () => launcher.dispatchEvent("touchstart"),
      // Last, as the pointer stays where it is.
      "the pointer comes near": () => launcher.hover(),
    })) {
      requested.length = 0;
      await openHomePage(page);
      await page.waitForLoadState("networkidle");
      const early = requested.filter((url) => /chat-panel|toast|backend/.test(url));
      expect(early, `before ${what}`).toEqual([]);
      const code = page.waitForRequest(/\/assets\/chat-panel-.*\.js$/);
      await approach();
      await code;
      await expect(panel, what).toBeHidden();
    }
  });

  test.describe("when it does not come", () => {
    test.use({ expectedErrors: ["ERR_FAILED"] });

    test("the visitor is told, and the next press tries again", async ({ page }) => {
      await openHomePage(page);
      const { launcher, panel } = chatParts(page);
      const mend = await cutOff(page);
      // Without its region, which is there before it, nobody would hear it.
      const told = page.getByRole("complementary", { name: chatPanel.title }).getByRole("status");
      await expect(told).toHaveCount(1);
      await launcher.click();
      await expect(told).toHaveText(chatPanel.loadFailure);
      await expect(told).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-expanded", "false");
      await expect(panel).toBeHidden();
      await expectAccessible(page);
      await mend();
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject(panelSize);
      await expect(page.getByText(chatPanel.loadFailure)).toBeHidden();
    });

    test("code that never comes holds nothing up for good, and the next press finds it once it is there", async ({
      page,
    }) => {
      await page.clock.install();
      await openHomePage(page);
      const { launcher, panel } = chatParts(page);
      const release = await holdFiles(page, /\/assets\/chat-panel-.*\.js$/);
      await launcher.click();
      await page.clock.fastForward(29_000);
      await expect(launcher).toHaveAttribute("aria-busy", "true");
      await page.clock.fastForward(1000);
      await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-busy", "false");
      release();
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject(panelSize);
    });

    test("looks that do not come the first time hold nothing up for good either", async ({
      page,
    }) => {
      await page.clock.install();
      await openHomePage(page);
      const { launcher, panel } = chatParts(page);
      await page.route(/\/assets\/chat-panel-.*\.css$/, () => undefined);
      const asked = page.waitForRequest(/\/assets\/chat-panel-.*\.css$/);
      await launcher.click();
      await asked;
      await page.clock.fastForward(29_000);
      await expect(launcher).toHaveAttribute("aria-busy", "true");
      await page.clock.fastForward(1000);
      await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-busy", "false");
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject(panelSize);
    });

    test("looks that never come hold nothing up for good, and the next press asks for them again", async ({
      page,
    }) => {
      await page.clock.install();
      const { launcher, panel } = await pressInVain(page);
      let asked = 0;
      await page.route(/\/assets\/chat-panel-.*\.css/, async (route) => {
        asked += 1;
        if (asked > 1) await route.continue();
      });
      await launcher.click();
      await expect(launcher).toHaveAttribute("aria-busy", "true");
      await page.clock.fastForward(30_000);
      await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-busy", "false");
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject(panelSize);
    });

    test("nothing waits for a stylesheet that somebody has taken away", async ({ page }) => {
      const { launcher, panel } = await pressInVain(page);
      const looks = page.locator('link[href*="/chat-panel-"][href$=".css"]');
      await expect(looks).not.toHaveCount(0);
      await looks.evaluateAll((links) => links.map((link) => link.remove()));
      await launcher.click();
      await expect(panel).toBeVisible();
    });

    test.describe("under a finger, which asks for it when it touches and when it has pressed", () => {
      test.use({ hasTouch: true });

      test("the next press waits for its looks", async ({ page }) => {
        const { launcher, panel } = await pressInVain(page, "tap");
        const release = await holdFiles(page, /\/assets\/chat-panel-.*\.css$/);
        const code: string[] = [];
        page.on("request", (request) => {
          if (/chat-panel-.*\.js$/.test(request.url())) code.push(request.url());
        });
        await launcher.tap();
        await expect(launcher).toHaveAttribute("aria-busy", "true");
        // What the press has asked for was asked for before this.
        await page.evaluate(() => fetch("/").then((answer) => answer.text()));
        expect(code).toEqual([]);
        release();
        await expect(panel).toBeVisible();
        expect(await panel.boundingBox()).toMatchObject(panelSize);
      });
    });
  });
});

/** Lets no chunk come, until the function is called that it gives. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const chunks = /\/assets\/.*\.(?:js|css)$/;
  await page.route(chunks, (route) => route.abort());
  return () => page.unroute(chunks);
}

/** Presses the launcher of a new page while no chunk comes; afterwards they come again. */
async function pressInVain(page: Page, press: "click" | "tap" = "click") {
  await openHomePage(page);
  const parts = chatParts(page);
  const mend = await cutOff(page);
  await parts.launcher[press]();
  await expect(page.getByText(chatPanel.loadFailure)).toBeVisible();
  await mend();
  return parts;
}
