import type { Answer } from "../../content/assistant/answer.ts";
import { targetsOf } from "../../content/links.ts";
import {
  factsOf,
  programFacts,
} from "../../supabase/functions/chat-assistant/reply/wording/facts.ts";
import { writeLists } from "../../supabase/functions/chat-assistant/reply/wording/fill.ts";
import { ContentError } from "../content-error.ts";
import { contentTexts } from "../content-texts.ts";
import { whatToWrite } from "../nearest.ts";
import type { Content } from "./content.ts";
import { braceProblem } from "./facts-in-braces.ts";

/** What `words` and `suggestions` fill in besides the facts, each in the sentences that speak of it. */
const valuesOfWords =
  "all badges code count country date digits first highlights more number offer other others pace percent rest seats second sessions things time titles unit units where".split(
    " ",
  );

/** What may stand in a text of the assistant. */
type Known = { names: readonly string[]; targets: ReadonlySet<string> };

/** Throws a {@link ContentError} for the first answer that the assistant could not give, or not as it was meant. */
export function checkAssistant(content: Content): void {
  const facts = Object.keys(factsOf(content));
  const ofProgram = [...Object.keys(programFacts(content.programs[0])), "value"];
  const targets = targetsOf(content);
  const slugs = content.programs.map(({ slug }) => slug);
  for (const [intent, answer] of Object.entries(content.answers)) {
    checkAnswer(`content/assistant: ${intent}`, answer, { names: facts, targets }, ofProgram);
    checkValues(intent, answer.values, slugs);
  }
  checkPrices(content.answers.price?.values);
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

/** What is told of a program stands there by its slug: under another one nobody would ever see it. */
function checkValues(intent: string, values: Answer["values"], slugs: readonly string[]): void {
  const unknown = Object.keys(values ?? {}).find((slug) => !slugs.includes(slug));
  if (unknown === undefined) return;
  const key = `${intent}.values.${unknown}`;
  const place = contentTexts.find((entry) => entry.place.endsWith(`.${key}`))?.place;
  throw new ContentError(
    `${place ?? `content/assistant: ${key}`}  no program has the slug "${unknown}": ${whatToWrite(unknown, slugs)}`,
  );
}

/** Of "₹1.2 lakh" as of "₹48k" only the number is read: a program would seem to be within any budget. */
function checkPrices(values: Answer["values"] = {}): void {
  const short = Object.values(values).find((price) =>
    /\d\s*(?:k|thousand|lakhs?|lacs?|crores?|million)\b/i.test(price),
  );
  if (short === undefined) return;
  throw new ContentError(
    `${placeIn(short, "content/assistant: price.values")}  "${short}" must be written out in digits, such as "₹1,20,000": budgets are compared with it`,
  );
}

/** A link that leads to nothing of this site would be shown as it is written, brackets and all. */
function checkText(text: string, place: string, { names, targets }: Known): void {
  // What an answer lists itself, "{this | that | {city}}", is none of the facts.
  const problem = braceProblem(writeLists(text), names);
  if (problem) throw new ContentError(`${placeIn(text, place)}  ${problem}`);
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
