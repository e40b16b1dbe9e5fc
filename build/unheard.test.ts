import { expect, test } from "vitest";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { listUnheard } from "./unheard.ts";

const { suggestions } = ownContent;

test("what is offered to be asked is heard as what it stands for", async () => {
  expect(await listUnheard()).toEqual([]);
});

test("what is heard as something else is told with what it was meant for", async () => {
  const { general, program } = suggestions;
  const changed = {
    general: { ...general, brochure: "How can I contact the team?" },
    program: { ...program, duration: "Who is {title} for?" },
  };
  const lines = await listUnheard({
    ...ownContent,
    suggestions: { ...suggestions, ...changed } as unknown as typeof suggestions,
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/assistant\/suggestions\.ts: suggestions\.program\.duration {2}"Who is .* for\?" is heard as audience: put it otherwise, .* answer "duration"$/,
    ),
    expect.stringMatching(
      /suggestions\.general\.brochure {2}"How can I contact the team\?" is heard as contact/,
    ),
  ]);
});
