import type { Page } from "@playwright/test";
import {
  answerWith,
  chatParts,
  fillDetails,
  hold,
  openChat,
  openHomePage,
  startChat,
} from "./chat-page.ts";
import { expect, expectAccessible, openHome, test } from "./fixtures.ts";

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
  await expect(page.locator("dialog[open]")).toBeVisible();
  expect(await launcher.evaluate(isOnTop)).toBe(false);
  await startChat(page);
  const toast = page.getByText("Welcome! You can now start chatting.");
  await expect(toast).toBeVisible();
  await expect(panel).toBeVisible();
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true);
});

/** In the page: whether a press on the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

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
      expect(requested.filter((url) => /chat|toast|backend/.test(url))).toEqual([]);
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
      await expect(page.getByText("The chat could not be loaded.")).toBeVisible();
      await expect(launcher).toHaveAttribute("aria-expanded", "false");
      await expect(panel).toBeHidden();
      await expectAccessible(page);
      await page.unroute(chunks);
      await launcher.click();
      await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 320, height: 384 });
      await expect(page.getByText("The chat could not be loaded.")).toBeHidden();
    });
  });
});

test.describe("The panel's size", () => {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`is 320 by 384 px at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { panel } = await openChat(page);
      await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 320, height: 384 });
    });
  }

  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [740, 360],
    [280, 480],
  ] as const) {
    test(`stays within ${width} by ${height}, everything in reach`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const chat = await startChat(page);
      await expect
        .poll(async () => {
          const box = await chat.panel.boundingBox();
          return (
            box !== null &&
            box.x >= 0 &&
            box.y >= 0 &&
            box.x + box.width <= width &&
            box.y + box.height <= height
          );
        })
        .toBe(true);
      await expect(chat.input).toBeInViewport({ ratio: 1 });
      await expect(chat.panel.getByRole("button", { name: "Close chat" })).toBeInViewport({
        ratio: 1,
      });
      await expectAccessible(page);
    });
  }

  test("leaves room for an on-screen keyboard laid over the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const chat = await startChat(page);
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error("There is no visual viewport");
      Object.defineProperty(viewport, "height", { value: 400 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect
      .poll(async () => {
        const box = await chat.panel.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 400;
      })
      .toBe(true);
  });
});

test.describe("Closing and coming back", () => {
  for (const how of ["Escape", "the panel's own button", "the round button"]) {
    test(`${how} closes, the focus returns to the button, the conversation stays`, async ({
      page,
    }) => {
      const chat = await startChat(page);
      await answerWith(page, "Ten hours.");
      await chat.input.fill("How long?");
      await chat.input.press("Enter");
      await expect(chat.log.getByText("Ten hours.")).toBeVisible();
      await chat.input.fill("A draft");
      if (how === "Escape") await page.keyboard.press("Escape");
      else if (how === "the round button") await chat.launcher.click();
      else await chat.panel.getByRole("button", { name: "Close chat" }).click();
      await expect(chat.panel).toBeHidden();
      await expect(chat.launcher).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(chat.log.getByText("Ten hours.")).toBeVisible();
      await expect(chat.input).toHaveValue("A draft");
      await expect(chat.input).toBeFocused();
    });
  }

  test("half-filled details stay as well", async ({ page }) => {
    const chat = await openChat(page);
    await chat.firstName.fill("Asha");
    await page.keyboard.press("Escape");
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.firstName).toHaveValue("Asha");
    await expect(chat.firstName).toBeFocused();
  });

  test("a reload starts anew", async ({ page }) => {
    await startChat(page);
    const chat = await openChat(page);
    await expect(chat.firstName).toHaveValue("");
    await expect(chat.log).toBeEmpty();
  });

  test("an answer that comes while the chat is closed is there on return, and takes no focus", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours." } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    await page.keyboard.press("Escape");
    await answers.release();
    await expect(page.getByText("Ten hours.")).toBeAttached();
    await expect(chat.launcher).toBeFocused();
    await chat.launcher.click();
    await expect(chat.log.getByText("Ten hours.")).toBeInViewport();
    await expect(chat.input).toBeFocused();
  });

  test("an answer does not take the focus from elsewhere on the page", async ({ page }) => {
    const chat = await startChat(page);
    const answers = await hold(page, "chat-assistant", (route) =>
      route.fulfill({ json: { reply: "Ten hours." } }),
    );
    await chat.input.fill("How long?");
    await chat.input.press("Enter");
    await answers.arrived();
    const elsewhere = page.getByRole("link", { name: "Courses" }).first();
    await elsewhere.focus();
    await answers.release();
    await expect(chat.log.getByText("Ten hours.")).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });
});

test("the whole conversation by keyboard alone", async ({ page }) => {
  await openHomePage(page);
  const chat = chatParts(page);
  await chat.launcher.focus();
  await page.keyboard.press("Enter");
  await expect(chat.firstName).toBeFocused();
  await page.keyboard.type("Asha");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type("asha@example.org");
  await page.keyboard.press("Tab");
  await expect(chat.start).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.input).toBeFocused();
  await page.keyboard.type("How long are the programs?");
  await page.keyboard.press("Tab");
  await expect(chat.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.log.getByText("Aivy: ")).toHaveCount(2);
  await expect(chat.input).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(chat.panel.getByRole("button", { name: "Which program" })).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.launcher).toBeFocused();
});

test("a screen reader finds a dialog with a log of who said what", async ({ page }) => {
  const chat = await startChat(page);
  await answerWith(page, "Ten hours. See [our programs](#courses).");
  await chat.input.fill("How long?");
  await chat.input.press("Enter");
  await expect(chat.log.getByText("Ten hours.")).toBeVisible();
  await expect(chat.panel).toMatchAriaSnapshot(`
    - dialog "Chat with Aivy":
      - heading "Aivy" [level=2]
      - paragraph: Course assistant
      - button "Close chat"
      - log "Conversation":
        - text: "Aivy: Hi Asha, I'm Aivy. Ask me anything about our programs."
        - time: /^\\d+:\\d\\d [AP]M$/
        - list:
          - listitem:
            - button "Which program is right for me?"
          - listitem:
            - button "How long are the programs?"
          - listitem:
            - button "How do I enroll?"
        - text: "You: How long?"
        - time: /^\\d+:\\d\\d [AP]M$/
        - text: "Aivy: Ten hours. See"
        - link "our programs":
          - /url: "#courses"
        - text: .
        - time: /^\\d+:\\d\\d [AP]M$/
      - status
      - textbox "Your message"
      - button "Send message" [disabled]
  `);
});

test("each message is added to the log once, and nothing else is announced in it", async ({
  page,
}) => {
  const chat = await openChat(page);
  await chat.log.evaluate(recordAdditions);
  await answerWith(page, "Ten hours.", "Forty hours.");
  await fillDetails(page);
  await chat.start.click();
  for (const [question, answer] of [
    ["How long?", "Ten hours."],
    ["And the longest?", "Forty hours."],
  ] as const) {
    await chat.input.fill(question);
    await chat.input.press("Enter");
    await expect(chat.log.getByText(answer)).toBeVisible();
  }
  const added = await page.evaluate(() => Reflect.get(window, "added"));
  expect(added).toEqual([
    expect.stringMatching(/^Aivy: Hi Asha/),
    "You: How long?",
    "Aivy: Ten hours.",
    "You: And the longest?",
    "Aivy: Forty hours.",
  ]);
});

/** In the page: notes in `window.added` every text that a screen reader hears of a live region's changes. */
function recordAdditions(log: Element): void {
  const added: string[] = [];
  Reflect.set(window, "added", added);
  const silent = "[aria-hidden=true], [aria-live=off], time";
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(silent)) return;
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(silent)) part.remove();
    added.push(copy.textContent);
  };
  new MutationObserver((mutations) => {
    for (const mutation of mutations) mutation.addedNodes.forEach(note);
  }).observe(log, { childList: true, subtree: true });
}
