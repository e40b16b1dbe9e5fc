import { assistantName, chatDetails, chatPanel } from "../../../content/chat.ts";
import { launch } from "../../../content/launch.ts";
import { closeLaunch, expect, openHome, test } from "../fixtures.ts";
import { chatParts, fillDetails, openHomePage } from "./chat-page.ts";

test.describe("The button", () => {
  test("says what it opens and whether it is open", async ({ page }) => {
    await openHomePage(page);
    const { launcher, panel } = chatParts(page);
    await expect(launcher).toHaveAttribute("aria-expanded", "false");
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

  test("stands at the bottom right, large enough for a thumb, and hides nothing of the footer", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHomePage(page);
    const { launcher } = chatParts(page);
    const box = await launcher.boundingBox();
    if (!box) throw new Error("The button is not there");
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBe(box.width);
    expect(360 - box.x - box.width).toBeLessThanOrEqual(24);
    expect(740 - box.y - box.height).toBeLessThanOrEqual(24);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const button = await launcher.boundingBox();
      const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
      const bottom = (last?.y ?? 0) + (last?.height ?? 0);
      expect(bottom, `at ${width} px`).toBeLessThanOrEqual(button?.y ?? 0);
    }
  });
});

test("neither the button nor the panel ever covers the launch pop-up or a toast, which stands beside a panel as high as the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  const { launcher, panel, start, input } = chatParts(page);
  if (launch) {
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await launcher.evaluate(isOnTop)).toBe(false);
  }
  await closeLaunch(page);
  await launcher.click();
  await fillDetails(page);
  await start.click();
  await expect(input).toBeVisible();
  const toast = page.getByText(chatDetails.success);
  await expect(toast).toBeVisible();
  // A toast that has the focus stays.
  await page.keyboard.press("F6");
  await expect(panel).toBeVisible();
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true);
  const close = panel.getByRole("button", { name: chatPanel.close });
  const name = panel.getByText(assistantName, { exact: true }).first();
  for (const [width, height] of [
    [640, 360],
    [1280, 420],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(toast).toBeVisible();
    for (const part of [close, name])
      expect(await part.evaluate(isOnTop), `at ${width} by ${height}`).toBe(true);
  }
});

/** In the page: whether a press on the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
