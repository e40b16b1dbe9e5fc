import type { Read, Told } from "../scoring/in-other-words.ts";
import { textOf } from "../tokens/text.ts";
import { symbolsOf, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

const course =
  "(?:course|program|programme|training|class|module|bootcamp|workshop|lesson|part|track|one|subject|session)s?";
const teach =
  "(?:shows?|show|teach|teaches|taught|cover|covers|explain|explains|deals? with|deal with|handles?|helps?|talks? about|goes into|gets? into|goes over|looks? at|is about|are about|trains?|touches|includes?|contains?|prepares?)";
const whom = "(?: (?:me|us|you|one|him|her|them|people))?";
const how = "(?: (?:how|about|on|with|for|in))?(?: to)?(?: (?:do|go about))?";
const lead = "(?:(?:hi|hello|so|and|but|ok|also|please|tell me|then|well) )*";

/** What asks whether or where something is taught; what follows says what. */
const asking = [
  `^${lead}(?:which|what|in which|kaunsa)(?: (?:of|among) (?:your|the|these|those|them))?(?: \\w+)??(?: ${course})?(?: (?:would|will|can|does|do|that|actually|here|you|they))* ${teach}${whom}${how} `,
  `^${lead}(?:is|are) there (?:a|an|any|some|anything|something)(?: ${course})?(?: (?:where|in which|that|which|on|about|for|to|with))?(?: (?:i|we|one|you|somebody|he|she))?(?: (?:can|could|would|will|may))?(?: (?:learn|study|understand|get|see|${teach}))?${whom}${how} `,
  `^${lead}(?:do you have|have you got|have you|have you anything|got|any)(?: (?:a|an|any|some|anything|something))?(?: ${course})?(?: (?:where|that|which|on|about|for|to|with))(?: (?:i|we|one))?(?: (?:can|could|would|will))?(?: (?:learn|study|${teach}))?${whom}${how} `,
  `^${lead}(?:where|in which ${course})(?: of yours)? (?:would|can|do|could|will|should|may) (?:i|we|one|he|she) (?:learn|find|study|pick up|get taught|understand|see)${how} `,
  `^${lead}(?:do|does|will|would|can|could) (?:you|they|anyone|anybody|someone|somebody|it|any|one|any of (?:them|these|those|your \\w+)|any ${course}|the (?:\\w+ )?${course})(?: (?:also|even|anywhere|actually))* (?:teach|cover|show|explain|train|help|deal with|include|touch on|go into|talk about)${whom}${how} `,
  `^${lead}(?:will|would|do|can|could) (?:i|we|he|she) (?:also )?(?:learn|be taught|be shown|get to know|understand|study|see|find out)${how} `,
  // "Does the program for managers go into (…)?", "in the one for founders, do you teach (…)?"
  `^${lead}(?:(?:in|inside|within|under) (?:\\S+ ){1,6}?)?(?:do|does|will|would|can|could) (?:\\S+ ){1,6}?(?:(?:also|even|actually|really|then) )*(?:go into|get into|go over|teach|learn|cover|show|explain|deal with|handle|include|touch(?: on| upon)?|talk about|discuss|look at)${whom}${how} `,
].map((pattern) => new RegExp(pattern));

/** Meanings that a frame alone suggests, whatever it frames. */
const loose =
  wordSet(`programs recommendation coverage curriculum offTopic unclear instructors tools mode projects count summary
  language inject help demo future contact compare houseRules otherPeople rival schedule prerequisites codingNeed
  benefits mentor company enterprise partners afterRegister order`);
/** From here on another meaning of the whole is not doubted. */
const sure = 0.9;
/** How likely something that is taught must be meant by what is framed. */
const likely = 0.18;
/** So sure one may be then that it is asked whether that is taught. */
const asked = 0.85;

/**
 * What a part asks or says, with what is taught read from what it frames alone: "which of your courses shows me how to
 * (get it off my laptop)". Names are known as they are.
 */
export function withFramedSkill(told: Told, tokens: readonly Token[], read: Read): Told {
  const text = textOf(tokens);
  const [frame] = asking
    .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .toSorted((a, b) => b.length - a.length);
  if (!frame) return told;
  const rest = withoutTrail(tokensAfter(tokens, frame));
  const isNamed = rest.some(({ kind }) => kind === "skill" || kind === "program");
  if (rest.length < 2 || isNamed) return told;
  const meant = read(symbolsOf(rest));
  const chance = meant.guesses.find(({ intent }) => intent === "coverage")?.chance ?? 0;
  if (meant.features.length === 0 || chance < likely) return told;
  const [top] = told.guesses;
  const isOther = top !== undefined && top.chance >= sure && !loose.has(top.intent);
  if (isOther) return told;
  const { features, perhaps, goals } = meant;
  if (top && !loose.has(top.intent)) return { ...told, features, perhaps, goals };
  const others = told.guesses.filter(({ intent }) => intent !== "coverage");
  return {
    features,
    perhaps,
    goals,
    guesses: [
      { intent: "coverage", chance: asked },
      ...others.map((guess) => ({ ...guess, chance: guess.chance * (1 - asked) })),
    ],
  };
}

function withoutTrail(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) => place > 0 && endsInCourse(tokens.slice(place)));
  return at < 0 ? tokens : tokens.slice(0, at);
}

/** "(…) in the app course" */
function endsInCourse(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens;
  const [name, ...rest] = others.filter(({ text }) => !article.test(text));
  const isNamed = name?.kind === "program" || name?.kind === "pointer";
  return within.test(first?.text ?? "") && isNamed && rest.length === 0;
}

const within = /^(?:in|inside|within|under|with|by|from)$/;
const article = /^(?:the|your|that|this)$/;

/** The tokens that stand after these words. */
function tokensAfter(tokens: readonly Token[], frame: string): readonly Token[] {
  let length = 0;
  const at = tokens.findIndex(({ text }) => {
    const isAfter = length >= frame.length;
    length += text.length + 1;
    return isAfter;
  });
  return at < 0 ? [] : tokens.slice(at);
}
