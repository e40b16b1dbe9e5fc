import { expect, test } from "vitest";
import { intents } from "../../supabase/functions/chat-assistant/intents/all.ts";
import { heldApart } from "./questions.ts";
import { examplesIn, isExample } from "./support/example-texts.ts";

test.each(Object.entries(intents))("there are 40 examples or more of %s", (_, lines) => {
  expect(examplesIn(lines).length).toBeGreaterThanOrEqual(40);
});

test("no question that is held apart is an example", () => {
  expect(heldApart.filter(({ ask }) => isExample(ask))).toEqual([]);
});
