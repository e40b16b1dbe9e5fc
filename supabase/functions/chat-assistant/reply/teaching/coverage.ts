import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { root } from "../../language/root.ts";
import { isGoodForWord } from "../../understanding/entities/programs-good-for.ts";
import { asksForNamed } from "../../understanding/intent-rules/asks-taught.ts";
import { withoutDeniedLack } from "../../understanding/negation/mark-denied-lack.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { mostOf } from "../../understanding/scoring/in-other-words.ts";
import { asksOfThing } from "../../understanding/sentences/asks-of-thing.ts";
import { isProgram, isSkill } from "../../understanding/tokens/token.ts";
import { recommendation } from "../people/recommendation.ts";
import { askedBefore, featuresMeant, holds, holdsEach } from "../programs/features-meant.ts";
import { summary } from "../programs/summaries.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { curricula } from "../wording/curriculum-lines.ts";
import { titles } from "../wording/titles.ts";
import { withDetail } from "./detailed.ts";
import { covering } from "./programs-covering.ts";

const denies =
  /\b(nothing|neither|not deal|not touch|not show|skips?|leaves? out|not include|not cover|not teach|without|no|not have|dont have|lacks?|except|free of|do not|does not)\b/;
/** "What we lack is a plan. Which of them has a roadmap?" */
const weLack = /\b(?:i|we) (?:really |only |still )?lack\b/;

/** "(Deployment is what I'm after,) so skip whatever course has nothing on it" */
const skipsLacking =
  /\b(?:skip|leave out|drop|ignore|omit|forget|exclude|do not (?:list|show|tell|name|give|send))(?: me| us)? (?:whatever|whichever|what|which|any|every|all|the|those)(?: \w+){0,3}? (?:has|have|having|with|without|lacks?|do|does|is|are)(?: not)?\b.*$/;

/** "Don't list everything, (only deployment)", "no, I meant Python", "(is it) or not?": denies nothing. */
const notAll =
  /^(?:(?:no|nope|nah) )+(?=(?:i|we|wait|sorry|actually|just|it|that|the)\b)|^(?:please )?do not (?:list|tell|give|show|send|repeat|explain) (?:me )?(?:everything|all\b|the (?:whole|full|entire) \w+)| or not?$/;

/** Which programs teach what a message names; asked about certain programs, whether those do. */
export function coverage(provider: Provider, question: Question): Part {
  const { selection, yesOrNo, clause } = question;
  const features = featuresMeant(provider, question);
  if (features.length === 0) return ofNothingNamed(provider, question);
  const holding = provider.content.programs.filter((program) => holds(program, features));
  const whole = holding.filter((program) => holdsEach(program, clause.tokens));
  // "Which has both?" asks for less than "do you teach both?"
  const met = !yesOrNo && whole.length > 0 ? whole : holding;
  const leavesOut = clause.tokens.some(({ excluded }) => excluded);
  const isNamed = question.features !== features;
  const sides = bothSides.test(clause.text) ? ofBothSides(provider, question, met) : undefined;
  if (sides) return { ...sides, met, features };
  if (
    isNamed &&
    denies.test(
      withoutDeniedLack(clause.text)
        .replace(skipsLacking, "")
        .replace(notAll, "")
        .replace(weLack, ""),
    ) &&
    !yesOrNo &&
    !leavesOut
  ) {
    const lacking = orAll(provider, selection.about).filter((program) => !met.includes(program));
    if (lacking.length > 0) {
      const { text, programs } = curricula(provider, lacking);
      const missing = say(provider, "notListedFor", { titles: titles(lacking) });
      return { text: `${missing}\n${text}`, programs, met, features };
    }
  }
  const before = askedBefore(provider, question);
  const isNear = comesNear(question, features);
  const asked = isNear ? { ...question, yesOrNo: false } : question;
  const part = covering(provider, asked, features, met);
  const told = isNear ? { ...part, text: `${say(provider, "notByName")}\n${part.text}` } : part;
  return {
    ...withDetail(provider, question, told),
    met,
    features: [...new Set([...before, ...features])].slice(0, 3),
  };
}

/** So surely what is taught is meant by other words. */
const surelyMeant = 0.85;

/** "Does it cover AI for screening resumes?", where business use cases are what comes nearest. */
function comesNear({ clause, yesOrNo }: Question, features: readonly string[]): boolean {
  const isMeant = features.every((one) => [...clause.features, ...clause.perhaps].includes(one));
  const isGuess = isMeant && !clause.tokens.some(isSkill);
  const said = new Set(clause.tokens.flatMap(({ text }) => wordsOf(text)).map(root));
  const isSaid = features.some((feature) => wordsOf(feature).some((word) => said.has(root(word))));
  return yesOrNo && isGuess && !isSaid && mostOf(clause.goals) < surelyMeant;
}

/** "Which course has Python, and which two don't?" */
const bothSides =
  /\bwhich\b.*\b(?:and|aur) (?:which|what)\b.* not$|\bkis(?: \w+)? (?:me|mein|main)\b.*\bkis(?: \w+)? (?:me|mein|main) (?:\w+ )?nahi\b|\b(?:only|just|one)\b.*\bor (?:do |does |is it |are they )*(?:also |even )*(?:in |with )*(?:the |your )*(?:others?|other (?:ones?|courses?|programs?|two)|rest|all)\b|\bor (?:is it |is that |are they |does )*(?:only|just) (?:in |with |by )*(?:the |your )*(?:others?|other (?:ones?|courses?|programs?|two)|rest)\b/;

function ofBothSides(
  provider: Provider,
  question: Question,
  met: readonly Program[],
): Part | undefined {
  const about = orAll(provider, question.selection.about);
  const lacking = about.filter((program) => !met.includes(program));
  if (lacking.length === 0 || met.length === 0) return undefined;
  const { text } = covering(provider, question, featuresMeant(provider, question), met);
  const missing = say(provider, "notListedFor", { titles: titles(lacking) });
  return { text: `${text}\n${missing}`, programs: [...met, ...lacking] };
}

/** Where no feature is named: a program is called so or said to be good for it, who they are tells it, or it is not listed. */
function ofNothingNamed(provider: Provider, question: Question): Part {
  const { clause, foreign, selection } = question;
  const found =
    calledSo(provider, question) ?? goodFor(provider, question) ?? ofWhatIsTold(provider, question);
  if (found) return found;
  const isNamed =
    foreign > 0 ||
    asksOfThing(clause) ||
    asksForNamed(clause.text) ||
    pointsAtTechnology(question) ||
    clause.tokens.some(
      ({ kind, excluded }) => !excluded && !/^(?:word|program|person|pointer|hours)$/.test(kind),
    );
  return isNamed
    ? notListed(provider, question)
    : curricula(provider, orAll(provider, selection.about));
}

/** "(We need an AI plan.) Do you have a course for that?": names nothing, but what or who they are was told. */
function ofWhatIsTold(provider: Provider, question: Question): Part | undefined {
  const { clause, goals, message, selection } = question;
  const { programs } = provider.content;
  const isOpen = clause.tokens.every(({ kind }) => kind === "word") && selection.about.length === 0;
  const isMore = message.length > clause.tokens.length;
  if (!isOpen || !isMore || !asksForThat.test(clause.text)) return undefined;
  const told = message.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  const holders = programs.filter((program) => holds(program, told));
  if (holders.length > 0) return covering(provider, question, told, holders);
  const { by } = suiting(programs, message, goals);
  return by === "none" ? undefined : recommendation(provider, question);
}

/** "Computer vision, I mean. Do any of your courses do that?" */
function pointsAtTechnology({ clause, message, features }: Question): boolean {
  const isTold = message.some(({ kind, excluded }) => kind === "technology" && !excluded);
  return isTold && features.length === 0 && asksForThat.test(clause.text);
}

const asksForThat =
  /^(?=.*\b(?:it|that|this|these|those|such|them)\b)(?=.*\b(?:courses?|programs?|class|training|list|teach|teaches|taught|covers?|learn|anything|something|one)\b)/;

const asksOfName = /^(?:on|about|of|teach|learn|cover|covers|offer|study|regarding|around)$/;

/** "Do you have anything on the cloud?": a program is called so. */
function calledSo(provider: Provider, question: Question): Part | undefined {
  const { tokens } = question.clause;
  const { about } = question.selection;
  const last = tokens.at(-1);
  const before = tokens.findLast(({ text }, at) => at < tokens.length - 1 && text !== "the");
  const isAsked = last && isProgram(last) && asksOfName.test(before?.text ?? "");
  if (!isAsked || about.length !== 1) return undefined;
  const part = summary(provider, question);
  return question.yesOrNo ? { ...part, text: `${say(provider, "yes")} ${part.text}` } : part;
}

/** "Do you have anything on chatbots?": a program is said to be good for that, in that word. */
function goodFor(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const { named } = selection;
  const good = provider.content.programs.filter((one) => isGoodForWord(clause.tokens, one));
  // "Does the app course teach chatbots, or the agents one?"
  const found = named.length > 1 ? good.filter((one) => named.includes(one)) : good;
  if (found.length === 0 || named.length === 1) return undefined;
  return summary(provider, { ...question, selection: { ...selection, named: found } });
}

/** What nobody teaches leaves the talk where it was. */
function notListed(provider: Provider, { selection, context }: Question): Part {
  const about = selection.about;
  const spoken = bySlugs(provider.content.programs, context.focus);
  const text =
    about.length > 0 && about.length < provider.content.programs.length
      ? say(provider, "notListedFor", { titles: titles(about) })
      : say(provider, "notListed");
  const shown = orAll(provider, about);
  return {
    text: `${text} ${say(provider, "notListedMore")}\n${curricula(provider, shown).text}`,
    programs: about.length === 0 && spoken.length === 1 ? spoken : shown,
    ...(about.length === 0 && spoken.length === 1 && { focus: spoken }),
  };
}
