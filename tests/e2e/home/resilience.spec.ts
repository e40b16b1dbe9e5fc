import type { Locator, Page } from "@playwright/test";
import { chatDetails, chatPanel } from "../../../content/chat.ts";
import { brochure, programsSection, testimonials } from "../../../content/home.ts";
import { launch } from "../../../content/launch.ts";
import { header } from "../../../content/pages.ts";
import { site } from "../../../content/site.ts";
import { labelOf } from "../../support/navigation.ts";
import { chatParts, fillDetails } from "../chat/chat-page.ts";
import { closeLaunch, expect, openHome, test, waitForApplication } from "../fixtures.ts";
import { benefitDelays, homeWords } from "./words.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete, with an address in place of what needs scripts; on a small screen its links hide nothing of what they lead to", async ({
    page,
  }) => {
    await page.goto("/");
    for (const word of new Set(homeWords.flatMap(({ words }) => words))) {
      if (word === programsSection.enroll) continue;
      await expect(page.locator("header, main, footer").getByText(word).first()).toBeVisible();
    }
    await expect(page.getByRole("button", { name: programsSection.enroll })).toHaveCount(0);
    await expect(page.getByRole("button", { name: chatPanel.title })).toHaveCount(0);
    const courses = page.locator("#courses");
    await expect(courses.getByRole("link", { name: site.enquiryEmail })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.getByRole("button", { name: header.menu })).toBeHidden();
    const links = page.getByRole("navigation", { name: header.navigation });
    const heading = page.getByRole("heading", { level: 1 });
    const linksBox = await links.boundingBox();
    const headingBox = await heading.boundingBox();
    expect((linksBox?.y ?? 0) + (linksBox?.height ?? 0)).toBeLessThan(headingBox?.y ?? 0);
    await links.getByRole("link", { name: labelOf("#testimonials") }).click();
    await expect(page.getByRole("heading", { name: testimonials.heading })).toBeInViewport();
    await expect(links).not.toBeInViewport();
  });
});

test("entrances are staggered, move only, and stay away where motion is unwanted", async ({
  page,
}) => {
  await page.goto("/");
  const entrances = page.locator("#home p, #benefits li");
  const delays = await entrances.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).animationDelay),
  );
  expect(delays).toEqual(["0.2s", ...benefitDelays]);
  // That is told of an animation that there is not as well.
  const moving = await entrances.evaluateAll((items) =>
    items.map((item) => item.getAnimations().length),
  );
  expect(moving).toEqual(delays.map(() => 1));
  const opacities = await page
    .locator("#home h1, #home p, #benefits li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));
  expect(new Set(opacities)).toEqual(new Set(["1"]));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
});

test("forced colours: what is pressed has an edge, and words stand on the chosen ground", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHome(page);
  const widths = await page
    .locator("main button, main a[class*=button]")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).borderTopWidth));
  expect(new Set(widths)).toEqual(new Set(["1px"]));
  for (const story of await page.locator("#testimonials figure").all()) {
    await expect(story).toHaveCSS("border-top-width", "1px");
  }
  // axe reckons with the site's own colours here; what counts is that nothing is painted behind the visitor's.
  for (const element of [page.locator("#home"), page.locator("section:has(#call-heading)")]) {
    await expect(element).toHaveCSS("background-image", "none");
    await expect(element.getByRole("heading")).toHaveCSS("color", "rgb(0, 0, 0)");
  }
});

test("long words and large text fit into the width", async ({ page }) => {
  await openHome(page);
  // Which would take other words than its own for a fault.
  await waitForApplication(page);
  await page.evaluate(() => {
    for (const title of document.querySelectorAll("h2, h3, li, p"))
      if (!title.children.length) title.textContent += "Donaudampfschifffahrtsgesellschaft";
  });
  for (const [width, size] of [
    [320, "130%"],
    [1280, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - document.body.clientWidth;
    }, size);
    expect(overflow, `text at ${size} and ${width} pixels`).toBe(0);
  }
});

/** Words of up to twelve Latin letters (others may be twice as wide) that stand on two lines, broken for want of room. */
function findBrokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(
        /[\p{Script=Latin}\p{N}]+/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (word.length <= 12 && lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

test("text twice as large fits a phone and breaks no word, neither of the page nor of what opens on it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await doubleText(page);
  if (launch) {
    const popup = page.getByRole("dialog", { name: launch.title });
    await expect(popup).toBeVisible();
    expect(await findBrokenWords(popup)).toEqual([]);
  }
  await closeLaunch(page);
  expect(await findBrokenWords(page.locator("main"))).toEqual([]);
  const wider = await page
    .locator("main article, main figure, main li")
    .evaluateAll(
      (cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(wider, "cards that are too narrow for their words").toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.getByRole("banner").locator("svg, img").boundingBox()).toMatchObject({
    width: 52,
  });
  for (const part of ["link", "button"] as const) {
    const box = await page.getByRole("banner").getByRole(part).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }

  const chat = chatParts(page);
  await chat.launcher.click();
  await fillDetails(page);
  await chat.start.click();
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText(chatDetails.success);
  expect(await findBrokenWords(toast)).toEqual([]);
  await expect(chat.log).toContainText("Asha");
  expect(await findBrokenWords(chat.log)).toEqual([]);
});

test("the two ways on stand in buttons of one line, on a phone and on a tablet", async ({
  page,
}) => {
  await openHome(page);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [programsSection.enterpriseAction, brochure.action]) {
      const link = page.locator("#courses").getByRole("link", { name });
      expect(await link.boundingBox(), `${name} at ${width} px`).toMatchObject({ height: 44 });
    }
  }
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tapped card does not keep the look of one that is pointed at", async ({ page }) => {
    await openHome(page);
    const card = page.getByRole("article").first();
    const color = () => card.evaluate((element) => getComputedStyle(element).borderTopColor);
    const before = await color();
    await card.getByRole("heading").tap();
    await expect.poll(() => card.evaluate((element) => element.matches(":hover"))).toBe(true);
    await card.evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)));
    expect(await color()).toBe(before);
  });
});
