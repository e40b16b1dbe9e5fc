import { describe, expect, test } from "vitest";
import { createAssistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { firstContent } from "../../support/first-provider.ts";
import { taught } from "../support/taught.ts";

const { launch, programs } = firstContent;
const launched = programs.find(({ slug }) => slug === launch?.program);
if (!launch || !launched) throw new Error("this provider launches a program");

/** A launch that is called otherwise is learned from no example: what was learned of this one's serves. */
function calling(title: string): Content {
  return { ...firstContent, launch: launch && { ...launch, title } };
}

const block = launch.sessions[0]?.date ?? "";
const unknown = "I don't have information about";

describe.each([
  ["bootcamp", launch.title],
  ["open house", `${launched.title} Open House`],
  ["masterclass", `Free Masterclass: ${launched.title}`],
  ["info evening", `The ${launched.title} Info Evening`],
])("a launch that is called %s", async (called, title) => {
  const assistant = await createAssistant(calling(title), () => taught(firstContent));

  test.each([
    [`when is the ${called}`, block],
    [`${called} kab hai`, block],
    [`Tell me about the ${called}.`, block],
    [`how do I join the ${called}?`, launch.accept],
    [`can my manager join the ${called}`, launch.accept],
    [`how many seats are there in the ${called}`, launch.seats],
    [`how many people come to the ${called}?`, launch.seats],
    [`who is the ${called} for`, launched.audience],
    [`who should come to the ${called}?`, launched.audience],
    [`which program is the ${called} about`, `is for ${launched.title}`],
    [`is the ${called} over?`, "without a year"],
    [`is there another ${called} later`, "I don't know of any other time"],
    [`is the ${called} online?`, `${unknown} the mode`],
    [`${called} free hai kya`, `${unknown} prices`],
    [`when does registration for the ${called} close`, `${unknown} a closing date`],
    [`how do i cancel the ${called}`, `${unknown} cancellations`],
    [`is the ${called} mandatory`, `${unknown} that`],
    [`will i get a link for the ${called}`, `${unknown} that`],
  ])("%s", (ask, must) => {
    expect(assistant.respond(ask).reply).toContain(must);
  });
});
