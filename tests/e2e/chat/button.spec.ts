import { assistantName, chatDetails, chatPanel } from "../../../content/chat.ts";
import { launch } from "../../../content/launch.ts";
import { expect, expectAccessible, openHome, test } from "../fixtures.ts";
import { chatParts, openHomePage, startChat } from "./chat-page.ts";

test.describe("The button", () => {
  test("says what it opens and whether it is open", async ({ page }) => {
    await openHomePage(page);
    const { launcher, panel } = chatParts(page);
    await expect(launcher).toHaveAttribute("aria-expanded", "false");
    await expectAccessible(page);
    await launcher.click();
    await expect(panel).toBeVisible();
    await expect(launcher).toHaveAttribute("aria-expanded", "true");
    const id = await launcher.getAttribute("aria-controls");
    await expect(panel).toHaveAttribute("id", id ?? "none");
    await launcher.click();
    await expect(panel).toBeHidden();
    await expect(launcher).toHaveAttribute("aria-expanded", "false");
  });

  test("works although it is pressed before the application is there", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/home-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await openHome(page);
    const { launcher, panel } = chatParts(page);
    await launcher.click();
    await expect(panel).toBeHidden();
    release();
    await expect(panel).toBeVisible();
  });

  test("stands at the bottom right, round and large enough for a thumb", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHomePage(page);
    const box = await chatParts(page).launcher.boundingBox();
    if (!box) throw new Error("The button is not there");
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBe(box.width);
    expect(360 - box.x - box.width).toBeLessThanOrEqual(24);
    expect(740 - box.y - box.height).toBeLessThanOrEqual(24);
  });

  for (const width of [320, 360, 768, 1280]) {
    test(`hides nothing of the footer at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openHomePage(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const button = await chatParts(page).launcher.boundingBox();
      const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    });
  }
});

test("neither the button nor the panel ever covers the launch pop-up or a toast", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  const { launcher, panel } = chatParts(page);
  if (launch) {
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await launcher.evaluate(isOnTop)).toBe(false);
  }
  await startChat(page);
  const toast = page.getByText(chatDetails.success);
  await expect(toast).toBeVisible();
  await expect(panel).toBeVisible();
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true);
});

for (const [width, height] of [
  [640, 360],
  [1280, 420],
] as const) {
  test(`at ${width} by ${height} a toast stands beside the panel`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { panel } = await startChat(page);
    await expect(page.getByText(chatDetails.success)).toBeVisible();
    const close = panel.getByRole("button", { name: chatPanel.close });
    expect(await close.evaluate(isOnTop)).toBe(true);
    expect(await panel.getByText(assistantName, { exact: true }).first().evaluate(isOnTop)).toBe(
      true,
    );
  });
}

/** In the page: whether a press on the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
