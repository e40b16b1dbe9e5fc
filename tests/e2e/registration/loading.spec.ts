import { programsSection } from "../../../content/home.ts";
import { programs } from "../../../content/programs.ts";
import {
  expect,
  expectAccessible,
  holdFiles,
  openHome,
  test,
  waitForApplication,
} from "../fixtures.ts";
import { enrollButton, registrationParts } from "./registration-page.ts";

const dialogCode = "**/assets/registration-dialog-*.js";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["Failed to load resource"],
});

test("a dialog that cannot be loaded is told, and loads when the network is back", async ({
  page,
}) => {
  await openHome(page);
  await waitForApplication(page);
  await page.route(/assets/, (route) => route.abort());
  await enrollButton(page).click();
  await expect(page.getByText(programsSection.enrollFailure)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/assets/);
  await enrollButton(page).click();
  const { dialog } = registrationParts(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS("position", "relative");
  await expect(page.getByText(programsSection.enrollFailure)).toBeHidden();
});

test("a press before the dialog is there is answered at once, no pop-up comes between, and of two the last one opens it, alone", async ({
  page,
}) => {
  const [first, last = first] = programs;
  const release = await holdFiles(page, dialogCode);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  const earlier = enrollButton(page, first.title);
  const later = enrollButton(page, last.title);
  await earlier.click();
  await expect(earlier).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(2000);
  await expect(page.getByRole("dialog")).toBeHidden();
  await waitForApplication(page);
  await later.click();
  await expect(later).toHaveAttribute("aria-busy", "true");
  if (last !== first) await expect(earlier).toHaveAttribute("aria-busy", "false");
  release();
  const { dialog } = registrationParts(page);
  await expect(dialog).toContainText(last.title);
  await page.clock.resume();
  await page.keyboard.press("Escape");
  // Counted with what a dialog hides that stands over another one.
  await expect(page.locator('[role="dialog"] form')).toHaveCount(0);
  await expect(later).toBeFocused();
});
