import type { Answer } from "../../content/assistant/answer.ts";
import { targetsOf } from "../../content/links.ts";
import { factsOf, programFacts } from "../../supabase/functions/chat-assistant/reply/facts.ts";
import { ContentError } from "../content-error.ts";
import { contentTexts } from "../content-texts.ts";
import type { Content } from "./content.ts";

/** What `words` and `suggestions` fill in besides the facts, each in the sentences that speak of it. */
const valuesOfWords =
  "all badges code count country date digits first highlights more offer others seats second sessions things time titles".split(
    " ",
  );

/** A perk, benefit or highlight that the provider does not have is no mistake: the answer is left out then. */
const ofOwnChoice = /^(perk|benefit|highlight)\.\w+$/;

/** What may stand in a text of the assistant. */
type Known = { names: readonly string[]; targets: ReadonlySet<string> };

/** Throws a {@link ContentError} for the first answer that the assistant could not give, or not as it was meant. */
export function checkAssistant(content: Content): void {
  const facts = Object.keys(factsOf(content));
  const ofProgram = [...Object.keys(programFacts(content.programs[0])), "value"];
  const targets = targetsOf(content);
  for (const [intent, answer] of Object.entries(content.answers)) {
    checkAnswer(`content/assistant: ${intent}`, answer, { names: facts, targets }, ofProgram);
  }
  const names = [...facts, ...ofProgram, ...valuesOfWords];
  for (const text of [content.talk, content.words, content.suggestions].flatMap(textsIn)) {
    checkText(text, "content/assistant", { names, targets });
  }
}

function checkAnswer(
  place: string,
  { reply, notKnown, each, values }: Answer,
  known: Known,
  ofProgram: readonly string[],
): void {
  if (notKnown) checkText(notKnown, place, { ...known, names: [] });
  if (!reply) return;
  const misplaced = ofProgram.find((name) => !each && reply.includes(`{${name}}`));
  if (misplaced) {
    const problem = `{${misplaced}} is known of a program: add each: "program"`;
    throw new ContentError(`${placeIn(reply, place)}  ${problem}`);
  }
  checkText(reply, place, each ? { ...known, names: [...known.names, ...ofProgram] } : known);
  if (reply.includes("{value}") && !values) {
    const problem = "{value} is not given: add values, by the slugs of the programs";
    throw new ContentError(`${placeIn(reply, place)}  ${problem}`);
  }
}

/** A link that leads to nothing of this site would be shown as it is written, brackets and all. */
function checkText(text: string, place: string, { names, targets }: Known): void {
  const unknown = (text.match(/\{[^{}]*\}?|\}/g) ?? []).find((found) => {
    const name = found.slice(1, -1);
    return !found.endsWith("}") || !(names.includes(name) || ofOwnChoice.test(name));
  });
  if (unknown !== undefined) {
    throw new ContentError(
      `${placeIn(text, place)}  ${unknown} is not known: what may stand in braces is listed in content/assistant/answer.ts`,
    );
  }
  for (const [, target = ""] of text.matchAll(/\]\(([^)]*)\)/g)) {
    if (targets.has(target)) continue;
    throw new ContentError(
      `${placeIn(text, place)}  leads to "${target}": a link here leads to a part of the page, a program or the provider's address`,
    );
  }
}

function textsIn(value: object): string[] {
  return Object.values(value).flatMap((part: unknown) =>
    typeof part === "string" ? [part] : textsIn(part as object),
  );
}

function placeIn(text: string, place: string): string {
  return contentTexts.find((entry) => entry.text === text)?.place ?? place;
}
