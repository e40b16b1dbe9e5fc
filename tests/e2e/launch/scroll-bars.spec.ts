import type { Page } from "@playwright/test";
import { launch } from "../../../content/launch.ts";
import { expect, openHome, test } from "../fixtures.ts";
import { enrollButton, registrationParts } from "../registration/registration-page.ts";

/** Scroll bars that take room, as on most desktops; the tests' browser hides them unless told otherwise. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

function popup(page: Page) {
  return page.getByRole("dialog", { name: launch?.title });
}

/** The red, green and blue of one point of the screen, in the room of the hidden bar or beside it. */
async function lookAt(page: Page, x: number): Promise<number[]> {
  const clip = { x, y: 140, width: 1, height: 1 };
  const png = await page.screenshot({ clip, animations: "disabled" });
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png.toString("base64"));
}

test("behind the pop-up the page neither scrolls nor moves, and beside it the room of the hidden bar is not light", async ({
  page,
}) => {
  test.skip(!launch, "nothing is launched");
  await page.goto("/", { waitUntil: "commit" });
  const width = () => page.getByRole("banner").evaluate((header) => header.clientWidth);
  await expect.poll(width).toBeLessThan(1280);
  const before = await width();
  await expect(popup(page)).toBeVisible();
  expect(await width()).toBe(before);

  const room = await lookAt(page, 1278);
  await page.evaluate(() => {
    document.documentElement.style.background = "white";
  });
  expect(await lookAt(page, 1278)).not.toEqual(room);

  for (const [x, y] of [
    [40, 400],
    [640, 400],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 900);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("beside the registration the room of the hidden bar is as dark as the page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const white = page.locator("#benefits");
  await white.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await enrollButton(page).dispatchEvent("click");
  await expect(registrationParts(page).dialog).toBeVisible();
  await expect
    .poll(async () => {
      const [room, beside] = [await lookAt(page, 1278), await lookAt(page, 1255)];
      return Math.max(...room.map((part, index) => Math.abs(part - (beside[index] ?? 0))));
    })
    // The veil is laid over the one and mixed into the other: each rounds in its own way.
    .toBeLessThanOrEqual(1);
});

test("in a low window its scroll bar keeps to its round corners, on a phone it leaves both buttons in view", async ({
  page,
}) => {
  test.skip(!launch, "nothing is launched");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 600, height: 420 });
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  const { x, y, width, height } = (await popup(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const look = (top: number) =>
    page.screenshot({ clip: { x: x + width - 2, y: top, width: 1, height: 1 } });
  const lookAtAll = () => Promise.all([y + 1, y + height - 2, y + height / 2].map(look));
  const [top, bottom, middle] = await lookAtAll();
  await popup(page).evaluate((element) => {
    element.style.scrollbarColor = "red red";
  });
  const [redTop, redBottom, redMiddle] = await lookAtAll();
  expect(redMiddle).not.toEqual(middle);
  expect([redTop, redBottom]).toEqual([top, bottom]);

  await page.setViewportSize({ width: 360, height: 640 });
  for (const part of [
    popup(page).getByRole("heading", { name: launch?.title }),
    popup(page).getByRole("button", { name: launch?.decline }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
