import type { Program } from "../../../../../content/programs.ts";
import { numberInWords } from "../../language/numbers.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { paceIn } from "../../understanding/tokens/pace.ts";
import { timeUnitAsked } from "../../understanding/tokens/time-claimed.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { curricula } from "../wording/curriculum-lines.ts";
import { durationLines } from "../wording/duration-lines.ts";

const topics = /\b(?:topics?|modules?|subjects?|chapters?|units|features)\b/;
const isEnough =
  /\b(?:enough|sufficient|too (?:little|short|few|less)|possible|realistic|only|just|really|how (?:can|do|will|is|are))\b|\b\d+ hours (?:for|and|cover) (?:all |the |only )*(?:\w+ )?(?:topics?|modules?|subjects?|chapters?)\b/;

/** "Is ten hours really enough for all five topics?": so many hours for so many, of the one that is spoken of. */
export function hoursForTopics(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, context } = question;
  if (!topics.test(clause.text) || !isEnough.test(clause.text)) return undefined;
  const { programs } = provider.content;
  const { named } = selection;
  const [only, ...others] = named.length > 0 ? named : bySlugs(programs, context.focus);
  if (!only || others.length > 0) return undefined;
  const count = numberInWords(only.features.length);
  const { title, hours } = only;
  return { text: say(provider, "hoursForTopics", { title, hours, count }), programs: [only] };
}

/** "40 hours, how many months is that?": those of so many hours, and what it takes to work that out. */
export function tellsNoPace(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const unit = timeUnitAsked(clause.text);
  const hours = clause.tokens.find(({ kind }) => kind === "hours");
  const isTold = paceIn(message.map(({ text }) => text).join(" ")) !== undefined;
  if (!unit || hours?.kind !== "hours" || isTold) return undefined;
  const isSo = (program: Program) => program.hours === hours.value;
  const meant = [selection.about, provider.content.programs]
    .map((among) => among.filter(isSo))
    .find(({ length }) => length > 0);
  if (!meant) return undefined;
  const text = `${durationLines(provider, meant)} ${say(provider, "tellPace", { units: `${unit}s` })}`;
  return { text, programs: meant };
}

const why = /^(?:(?:and|so|but|ok|then) )*why\b/;

/** "Why is the first one 4 times longer?": by how much, and what each covers. */
export function withWhy(provider: Provider, { clause }: Question, part: Part): Part {
  if (!why.test(clause.text) || part.programs.length !== 2 || !part.text) return part;
  const { text = "" } = curricula(provider, part.programs);
  return { ...part, text: `${part.text} ${say(provider, "whyLonger")}\n${text}` };
}
