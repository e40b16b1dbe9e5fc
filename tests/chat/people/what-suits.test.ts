import { expect, test } from "vitest";
import type { Program } from "../../../content/programs.ts";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { ofOurPrograms } from "../questions/suiting/our-programs.ts";
import { ofSecondPrograms } from "../questions/suiting/second-programs.ts";
import { own, second } from "../support/expect-reply.ts";

/** How much of what is asked is answered with what suits, and nothing that does not. */
function shareRight(assistant: Assistant, programs: readonly Program[], text: string): number {
  const lines = text.trim().split("\n");
  const right = lines.filter((line) => {
    const [label = "", message = ""] = line.split(" | ");
    const [best = "", ...also] = label.trim().split(" / ");
    const { reply } = assistant.respond(message);
    const named = programs.filter(({ title }) => reply.includes(title)).map(({ slug }) => slug);
    const suited = best.split(" + ");
    return (
      suited.every((slug) => named.includes(slug)) &&
      named.every((slug) => suited.includes(slug) || also.includes(slug))
    );
  });
  return right.length / lines.length;
}

test("who tells of themselves is told what suits them", () => {
  expect(shareRight(own, firstContent.programs, ofOurPrograms)).toBeGreaterThan(0.66);
});

test("and by any provider", () => {
  expect(shareRight(second, secondContent.programs, ofSecondPrograms)).toBeGreaterThan(0.56);
});
