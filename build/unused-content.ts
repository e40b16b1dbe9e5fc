import { mayBeMissing } from "../content/assistant/answer.ts";
import { answers } from "../content/assistant/answers.ts";
import { inOtherWords } from "../content/assistant/in-other-words.ts";
import { about, benefits, callToAction } from "../content/home.ts";
import { launch } from "../content/launch.ts";
import { programs } from "../content/programs.ts";
import { heardByWords, intents } from "../supabase/functions/chat-assistant/intents/all.ts";
import { nearest } from "./nearest.ts";

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
    ...unaskedIds(),
    ...Object.entries(answers)
      .filter(
        ([intent, { examples }]) =>
          !(intent in intents || heardByWords.includes(intent) || examples),
      )
      .map(([intent]) => `content/assistant: ${intent}  nobody asks for it: give it examples`),
  ];
}

function unknownKey(place: string, entries: object, known: readonly string[], verb: string) {
  const unknown = Object.keys(entries).filter((key) => !known.includes(key));
  const more = unknown.length > 1 ? `, and ${unknown.length - 1} more like it` : "";
  return unknown.slice(0, 1).map((key) => `${place}  no program ${verb} "${key}"${more}`);
}

/** Paragraphs, perks, benefits and highlights with an id that is like one which answers name: "mentor". */
function unaskedIds(): string[] {
  const replies = Object.values(answers).map(({ reply = "" }) => reply);
  return (
    [
      ["about", "content/home.ts: about.paragraphs", about.paragraphs],
      ["perk", "content/home.ts: callToAction.perks", callToAction.perks],
      ["benefit", "content/home.ts: benefits.items", benefits.items],
      ["highlight", "content/launch.ts: launch.highlights", launch?.highlights ?? []],
    ] as const
  ).flatMap(([group, place, items]) => {
    const ids = items.map(({ id }) => id);
    const open = mayBeMissing[group].filter((id) => !ids.includes(id));
    return ids.flatMap((id) => {
      const meant = nearest(id, open);
      const isAsked = replies.some((reply) => reply.includes(`{${group}.${id}}`));
      return meant === undefined || isAsked
        ? []
        : `${place}  no answer names {${group}.${id}}: did you mean the id "${meant}"?`;
    });
  });
}
