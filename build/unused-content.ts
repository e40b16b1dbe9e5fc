import { answers } from "../content/assistant/answers.ts";
import { inOtherWords } from "../content/assistant/in-other-words.ts";
import { programs } from "../content/programs.ts";

/**
 * What stands in content/ under a feature or a slug that no program has, so that nobody ever sees it: a line for each
 * place, with the first such key.
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
  ];
}

function unknownKey(place: string, entries: object, known: readonly string[], verb: string) {
  const unknown = Object.keys(entries).filter((key) => !known.includes(key));
  const more = unknown.length > 1 ? `, and ${unknown.length - 1} more like it` : "";
  return unknown.slice(0, 1).map((key) => `${place}  no program ${verb} "${key}"${more}`);
}
