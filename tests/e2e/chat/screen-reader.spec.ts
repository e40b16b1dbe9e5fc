import {
  assistantName,
  chatConversation,
  chatPanel,
  greeting,
  suggestions,
} from "../../../content/chat.ts";
import { expect, test } from "../fixtures.ts";
import { answerWith, fillDetails, openChat, visitor } from "./chat-page.ts";

const offered = suggestions
  .flatMap((question) => ["- listitem:", `  - button "${question}"`])
  .map((line) => `          ${line}`)
  .join("\n");

test("a screen reader finds a dialog with a log of who said what, and hears each message once and nothing else", async ({
  page,
}) => {
  const chat = await openChat(page);
  await chat.log.evaluate(recordAdditions);
  await answerWith(page, "Ten hours. See [our programs](#courses).", "Forty hours.");
  await fillDetails(page);
  await chat.start.click();
  await chat.input.fill("How long?");
  await chat.input.press("Enter");
  await expect(chat.log.getByText("Ten hours.")).toBeVisible();
  await expect(chat.panel).toMatchAriaSnapshot(`
    - dialog "${chatPanel.title}":
      - heading "${assistantName}" [level=2]
      - paragraph: ${chatPanel.role}
      - button "${chatPanel.close}"
      - log "${chatConversation.label}":
        - text: "${assistantName}: ${greeting(visitor.firstName)}"
        - time: /^\\d+:\\d\\d [AP]M$/
        - list:
${offered}
        - text: "${chatConversation.you}: How long?"
        - time: /^\\d+:\\d\\d [AP]M$/
        - text: "${assistantName}: Ten hours. See"
        - link "our programs":
          - /url: "#courses"
        - text: .
        - time: /^\\d+:\\d\\d [AP]M$/
      - status
      - textbox "${chatConversation.input}"
      - button "${chatConversation.send}" [disabled]
      - status
  `);
  await chat.input.fill("And the longest?");
  await chat.input.press("Enter");
  await expect(chat.log.getByText("Forty hours.")).toBeVisible();
  const added = await page.evaluate(() => Reflect.get(window, "added"));
  expect(added).toEqual([
    `${assistantName}: ${greeting(visitor.firstName)}`,
    `${chatConversation.you}: How long?`,
    `${assistantName}: Ten hours. See our programs.`,
    `${chatConversation.you}: And the longest?`,
    `${assistantName}: Forty hours.`,
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
