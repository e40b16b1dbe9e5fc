import { chatPanel } from "../../content/chat.ts";
import { programsSection } from "../../content/home.ts";
import { controls } from "../../content/pages.ts";
import { programs } from "../../content/programs.ts";
import { type Part, part, type Visitor } from "../support/engines/visitor.ts";
import { type Gate, startGate } from "../support/gate.ts";
import { test as base } from "./fixtures.ts";
import { chat, chatButton, enrollButton, openHome, registration } from "./steps.ts";

const test = base.extend<{ gate: Gate }>({
  gate: async ({ server }, use) => {
    const gate = await startGate(server.url);
    await use(gate);
    gate.close();
  },
  origin: async ({ gate }, use) => use(gate.url),
});

test.use({ expectedErrors: ["503", "Failed to load", "error loading", "disallowed MIME type"] });

const parts = [
  {
    what: "the registration",
    button: enrollButton(programs[0].title),
    opened: registration,
    said: part("article", programs[0].title),
    words: programsSection.enrollFailure,
  },
  {
    what: "the chat",
    button: chatButton,
    opened: chat,
    said: part("complementary", chatPanel.title),
    words: chatPanel.loadFailure,
  },
];

const reload = part("button", controls.reload);

for (const { what, button, opened, said, words } of parts) {
  test(`${what} that did not come is told, and comes once it can`, async ({ visitor, gate }) => {
    gate.refuse(/\/assets\/(?:registration-dialog|chat-panel)/);
    await openHome(visitor);
    await visitor.press(button);
    await visitor.reads(said, words);
    await visitor.seesNo(opened);
    gate.refuse();
    await visitor.press(button);
    if (await isReloadOffered(visitor, opened)) {
      await visitor.press(reload);
      await openHome(visitor);
      await visitor.press(button);
    }
    await visitor.sees(opened);
  });
}

/** An engine that does not fetch a module again leaves reloading, which the second failure offers. */
async function isReloadOffered(visitor: Visitor, opened: Part): Promise<boolean> {
  return (await visitor.seesOne([reload, opened])) === reload;
}
