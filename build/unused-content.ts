import { answers } from "../content/assistant/answers.ts";
import { inOtherWords } from "../content/assistant/in-other-words.ts";
import { programs } from "../content/programs.ts";
import { intents } from "../supabase/functions/chat-assistant/intents/all.ts";

/**
 * What stands in content/ so that nobody ever sees it, under a feature or a slug that no program has or as an answer to
 * what nobody asks: a line for each place, with the first such key.
 */
export function listUnused(): string[] {
  const slugs = programs.map(({ slug }) => slug);
  const features = programs.flatMap((program) => program.features);
  const words = "content/assistant/in-other-words.ts";
  return [
    ...unknownKey(`${words}: features`, inOtherWords.features, features, "teaches"),
    ...unknownKey(`${words}: programs`, inOtherWords.programs, slugs, "has the slug"),
    ...Object.entries(answers).flatMap(([intent, { values = {} }]) =>
      unknownKey(`content/assistant: ${intent}.values`, values, slugs, "has the slug"),
    ),
    ...Object.entries(answers)
      .filter(([intent, { examples }]) => !(intent in intents) && !examples)
      .map(([intent]) => `content/assistant: ${intent}  nobody asks for it: give it examples`),
  ];
}

function unknownKey(place: string, entries: object, known: readonly string[], verb: string) {
  const unknown = Object.keys(entries).filter((key) => !known.includes(key));
  const more = unknown.length > 1 ? `, and ${unknown.length - 1} more like it` : "";
  return unknown.slice(0, 1).map((key) => `${place}  no program ${verb} "${key}"${more}`);
}
