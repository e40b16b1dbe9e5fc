import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { programsTeaching } from "../../understanding/entities/programs-teaching.ts";
import { topicsOfLaunch } from "../../understanding/intent-rules/intent-groups.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { bySize } from "../../understanding/references/by-size.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import { opensAgain } from "../../understanding/topics/closed-by-mistake.ts";
import { asksHerToJoin } from "../../understanding/topics/next-steps.ts";
import { asksIfSameForm } from "../../understanding/topics/of-session.ts";
import { extreme } from "../hours/longest-and-shortest.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";
import { isElsewhere, joinsWithOther, withPlace } from "./joining-from.ts";

/** With one program in view, a press leads into its form. */
export function register(provider: Provider, question: Question): Part {
  const { programs } = provider.content;
  const spoken = programs.length === 1 ? programs : spokenOf(question);
  const tied = ofSize(question) ?? [];
  if (tied.length > 1) {
    const { text } = extreme(provider, { ...question, yesOrNo: false });
    const how = stated(provider, { ...question, intent: "register" });
    return { text: `${text}\n${how.text}`, programs: tied };
  }
  const about =
    ofEach(provider, question) ??
    fittingFor(provider, question) ??
    ofSelf(provider, question) ??
    (tied.length > 0 ? tied : undefined) ??
    ofTaught(provider, question) ??
    (spoken.length > 0 ? spoken : launched(provider, question));
  const [only] = about;
  if (only && about.length === 1) {
    const join = say(provider, "join", { title: only.title });
    const isHers = asksHerToJoin(question.clause.text);
    const text = isHers ? `${say(provider, "notByMyself")} ${join}` : join;
    return withPlace(provider, question, {
      text: joinsWithOther(question) ? `${text} ${oneForm(provider, question)}` : text,
      programs: about,
      register: only,
    });
  }
  // "Sign us both up"
  if (question.conditions.isBoth && about.length > 1 && about.length < programs.length)
    return { text: say(provider, "joinEach", { titles: titles(about) }), programs: about };
  const how = stated(provider, { ...question, intent: "register" });
  return withPlace(provider, question, { ...how, programs: about });
}

const ofTimes = wordSet("launch schedule start");

/** "(What time is the launch in Dubai?) So how do I join from there?": where only its time was told, of no program. */
function spokenOf({ selection, context, message }: Question): readonly Program[] {
  const isOpen = selection.named.length === 0 && ofTimes.has(context.topics[0] ?? "");
  return isOpen && isElsewhere(message) ? [] : selection.about;
}

/** That the form is for one person. */
function oneForm(provider: Provider, question: Question): string {
  return stated(provider, { ...question, intent: "oneFormEach" }).text ?? "";
}

/** "I'll take whichever of those two is done quicker.", "sign me up for the shortest one with coding" */
function ofSize({ selection, conditions }: Question): readonly Program[] | undefined {
  const { extreme, size, withCode, withoutCode } = conditions;
  const wanted = size && !size.isExcluded ? size.is : extreme;
  if (!wanted || selection.about.length === 1) return undefined;
  const among = selection.about.length > 1 ? selection.about : selection.compared;
  const coded = among.filter(({ needsCode }) =>
    withCode ? needsCode : !(withoutCode && needsCode),
  );
  const found = bySize(coded, wanted);
  return found.length > 0 && found.length < among.length ? found : undefined;
}

/** "I take the agents, not the chiefs": what only one program teaches stands for it. */
function ofTaught(
  { content }: Provider,
  { selection, clause }: Question,
): readonly Program[] | undefined {
  const said = clause.tokens.filter(({ excluded }) => !excluded);
  const features = said.flatMap((token) => ("features" in token ? (token.features ?? []) : []));
  const isNamed = selection.named.length > 0 && clause.tokens.every(({ excluded }) => !excluded);
  if (isNamed || said.some(({ kind }) => kind === "program")) return undefined;
  const found = programsTeaching(content.programs, features);
  return found.length === 1 ? found : undefined;
}

const forMe = /\b(?:me|i|my|myself)\b/;

/** "Sign me up", after several of which one was found to suit. */
function ofSelf({ content }: Provider, question: Question): readonly Program[] | undefined {
  const { selection, context, clause } = question;
  const [only, ...others] = context.mine ?? [];
  const isOpen = selection.named.length === 0 && selection.about.length !== 1;
  if (!isOpen || !only || others.length > 0 || !forMe.test(clause.text)) return undefined;
  return content.programs.filter((_, number) => String(number) === only);
}

/** "I am an analyst, put me in the right one": the only one that suits them. */
function fittingFor({ content }: Provider, question: Question): readonly Program[] | undefined {
  const { selection, message, goals } = question;
  if (selection.named.length > 0 || !whatFits.test(textOf(message))) return undefined;
  const { programs, by } = suiting(content.programs, message, goals);
  return by === "person" && programs.length === 1 ? programs : undefined;
}

const whatFits =
  /\b(?:the|a|my) (?:right|proper|correct|suitable|best|appropriate|fitting|matching)(?: \w+)? (?:one|course|program|programme|class|batch|training|bootcamp)\b|\b(?:which|what)ever (?:\w+ ){0,3}?(?:fits?|suits?|is right|matches|is best)\b|\b(?:one|course|program|programme)(?: that| which)? (?:fits?|suits?|is right|matches|is (?:meant )?for) (?:me|us|him|her|them)\b/;

/** What suits each of two, when both join. */
function ofEach({ content }: Provider, question: Question): readonly Program[] | undefined {
  const { mine = [], theirs = [] } = question.context;
  const isTold = mine.length === 1 && theirs.length === 1 && question.conditions.isBoth;
  const isNamed = question.clause.tokens.some(({ kind }) => kind === "program");
  if (!isTold || isNamed) return undefined;
  const own = new Set([...mine, ...theirs]);
  return content.programs.filter((_, number) => own.has(String(number)));
}

/** "What happens if I click …?", "which button in the window?" ask for no form. */
const asksWhereTo =
  /\b(?:which|what|the other) button\b|\bwhat (?:happens|does|will happen|comes)\b|\bwhere (?:does|do i land|will|do i end)\b/;

/** "If I press I'll decide later, can I still register afterwards?" */
const registersLater =
  /\b(?:register|enroll|enrol|join|sign up|apply|book)\b(?: \w+){0,3} (?:later|afterwards?|after (?:that|this)|another (?:day|time)|tomorrow|some other time|next week)\b|\b(?:can|could|may|will) i (?:not |still )*(?:register|enroll|enrol|join|sign up)\b|\b(?:later|afterwards|still) (?:\w+ )?(?:register|enroll|enrol|join|sign up|apply)\b|\bregistration (?:still|afterwards|later) (?:possible|open)\b/;
/** "Are there two forms then? Which one do I fill?" */
const twoForms = /\b(?:two|2|both|different|separate|which) (?:\w+ )?forms?\b/;

/** "How do I close it, and how do I open it again afterwards?" */
const asksHow =
  /\bhow (?:to|do i|can i|do we|would i|should i) (?:\w+ )?(?:close|shut|dismiss|hide|remove)\b/;

/** What closes the window of the launch, or how that comes back. */
export function closeLaunch(provider: Provider, question: Question): Part {
  const { launch, programs } = provider.content;
  // "(How do I close it,) and what is that bootcamp about?"
  const focus = programs.filter(({ slug }) => slug === launch?.program);
  const isAgain = launch?.schedule.show === "load" && opensAgain.test(question.clause.text);
  const again = isAgain ? say(provider, "launchAgain") : undefined;
  if (again && !asksHow.test(question.clause.text)) return { text: again, programs: [] };
  const part = stated(provider, question);
  if (again) return { text: `${part.text} ${again}`, programs: [] };
  const text = [part.text, registersLater.test(question.clause.text) && say(provider, "joinLater")];
  return { ...part, ...(part.text && { text: text.filter(Boolean).join(" ") }), focus };
}

/** Whether anything is said of the launch, its window or its seats, or was before. */
function speaksOfLaunch({ message, context, selection }: Question): boolean {
  const isBefore = context.topics.slice(0, 2).some((topic) => topicsOfLaunch.has(topic));
  return isBefore || selection.named.length > 0 || launchWords.test(textOf(message));
}

const launchWords =
  /\b(?:launch\w*|sessions?|boot ?camps?|pop ?ups?|windows?|secur\w+|seats?|spots?|buttons?|events?|webinar|external|google|other form|new tab)\b/;

/** The launch has a form of its own; the program's is one press away. */
export function joinLaunch(provider: Provider, question: Question): Part {
  const { launch, programs } = provider.content;
  // Who runs none may be asked so for a program; "how do I book my place?" speaks of none.
  const isOfProgram = !launch && question.selection.about.length === 1;
  if (isOfProgram || !speaksOfLaunch(question))
    return register(provider, { ...question, intent: "register" });
  const part = stated(provider, question);
  const said = textOf(question.message);
  if (part.text && (twoForms.test(said) || asksIfSameForm(question.clause.text, said)))
    return { ...part, text: say(provider, "twoForms") };
  const only = programs.find(({ slug }) => slug === launch?.program);
  if (!part.text || !only || asksWhereTo.test(question.clause.text)) return part;
  if (isOfAnother(question, only)) return register(provider, { ...question, intent: "register" });
  const join = say(provider, "join", { title: only.title });
  const text = asksOfEvent(question) ? `${part.text} ${join}` : `${join} ${part.text}`;
  return { text, programs: [only], register: only };
}

/** "How do I join the launch session?" asks for its form first, as "the bootcamp", which may be the program, does not. */
function asksOfEvent({ clause, context }: Question): boolean {
  const isSpoken = context.topics[0] === "launch" && /\b(?:it|that|this)\b/.test(clause.text);
  return isSpoken || /\b(?:launch|session|event|webinar)\b/.test(clause.text);
}

const ofLaunch =
  /\b(?:launch\w*|boot ?camps?|pop ?ups?|popup|windows?|banner|webinar|sessions?|event)\b/;

/** "(The leaders' course …) How do I get a seat in it?": the launched program is not the one that the talk is of. */
function isOfAnother({ selection, clause }: Question, launched: Program): boolean {
  const [only, ...others] = selection.about;
  const isOther = only !== undefined && others.length === 0 && only !== launched;
  return isOther && !ofLaunch.test(clause.text);
}

/** "A place in the August bootcamp": the program that is launched, by a word of its name that no program has. */
function launched({ content }: Provider, { clause }: Question): readonly Program[] {
  const { launch, programs } = content;
  const titles = programs.flatMap(({ title }) => wordsOf(title));
  const own = wordsOf(launch?.title ?? "").filter((word) => !titles.includes(word));
  const isNamed = clause.tokens.some(({ text }) => own.includes(text));
  return isNamed ? programs.filter(({ slug }) => slug === launch?.program) : [];
}
