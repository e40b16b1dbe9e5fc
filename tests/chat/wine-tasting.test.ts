import { expect, test } from "vitest";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { schoolContent } from "./cookery-school.ts";

const [first, ...others] = schoolContent.programs;
const glass = { ...first, title: "A Glass With It", hours: 1, alsoCalled: ["wine tasting"] };
const tasting = await createAssistant({ ...schoolContent, programs: [glass, ...others] });

test("one hour is told in the singular", () => {
  for (const ask of [
    "how long is the wine tasting",
    "what programs do you have",
    "which is the shortest",
    "tell me about a glass with it",
  ]) {
    const { reply } = tasting.respond(ask);
    expect(reply, ask).toContain("1 hour");
    expect(reply, ask).not.toContain("1 hours");
  }
});

test("a pronoun names no program whose title holds it", () => {
  const { context } = tasting.respond("tell me about spice craft");
  expect(tasting.respond("sign me up for it", context).register).toBe("spice-craft");
  expect(tasting.respond("how long is it", context).reply).toContain("12 hours");
  expect(tasting.respond("sign me up for a glass with it", context).register).toBe("first-knife");
});
