import type { Program } from "../../../../content/programs.ts";
import { wordsOf } from "../language/normalise.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";
import { stated } from "./stated.ts";

/** With one program in view, a press leads into its form. */
export function register(provider: Provider, question: Question): Part {
  const { programs } = provider.content;
  const spoken = programs.length === 1 ? programs : question.selection.about;
  const about = spoken.length > 0 ? spoken : launched(provider, question);
  const [only] = about;
  if (only && about.length === 1)
    return { text: say(provider, "join", { title: only.title }), programs: about, register: only };
  const how = stated(provider, { ...question, intent: "register" });
  return { ...how, programs: about };
}

/** "What happens if I click …?" asks for no form. */
const asksWhereTo =
  /\bwhat (?:happens|does|will happen|comes)\b|\bwhere (?:does|do i land|will|do i end)\b/;

/** The launch has a form of its own; the program's is one press away. */
export function joinLaunch(provider: Provider, question: Question): Part {
  const { launch, programs } = provider.content;
  const part = stated(provider, question);
  const only = programs.find(({ slug }) => slug === launch?.program);
  if (!part.text || !only || asksWhereTo.test(question.clause.text)) return part;
  const text = `${say(provider, "join", { title: only.title })} ${part.text}`;
  return { text, programs: [only], register: only };
}

/** "A place in the August bootcamp": the program that is launched, by a word of its name that no program has. */
function launched({ content }: Provider, { clause }: Question): readonly Program[] {
  const { launch, programs } = content;
  const titles = programs.flatMap(({ title }) => wordsOf(title));
  const own = wordsOf(launch?.title ?? "").filter((word) => !titles.includes(word));
  const isNamed = clause.tokens.some(({ text }) => own.includes(text));
  return isNamed ? programs.filter(({ slug }) => slug === launch?.program) : [];
}
