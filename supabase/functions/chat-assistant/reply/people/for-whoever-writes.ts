import { isPerson } from "../../understanding/tokens/token.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";
import { fitsKey } from "../wording/fits-key.ts";
import { notProven } from "./unproven.ts";

/** "Is the first of them right for somebody like me?" */
export const asksOfSelf =
  /(?<!\bnot )\b(?:for me|suits? me|mere liye|(?<=^(?:(?:and|but|so|ok) )*(?:is|are|would|will) .*)like (?:me|us|myself))\b/;

/** "Which one should I take?", and nothing of whom it is for. */
const whichOfThem =
  /^(?:(?:ok|okay|so|and|then|well|hmm|but|now|to|toh|phir|ab) )*(?:which|what|kaunsa|konsa)(?: (?:one|course|program|programme|training))?(?: (?:is|would be|will be) (?:good|better|best|right|suitable)(?: (?:for me|one))?| (?:should|shall|can|do) (?:i|we) (?:take|join|choose|pick|do|go for|start with)| (?:do you|would you) (?:suggest|recommend|advise)| (?:suits?|fits?) me(?: best| better)?| (?:lu|lun|karu|karun))?(?: then| now| please)?$|^(?:(?:ok|okay|so|and|then|well|hmm|but|now) )*(?:what|which one) (?:do|would|will) you (?:suggest|recommend|advise)(?: (?:for )?me)?(?: then| now)?(?: (?:which|what)(?: one| course| program)?)?$|^(?:(?:ok|acha|achha|to|toh|so|phir|fir) )*(?:mere|hamare) liye (?:kaunsa|konsa|kaun sa|kya)(?: (?:thik|theek|sahi|accha|acha|best|better|course|program|wala))*(?: (?:rahega|hoga|hai|h))?(?: (?:fir|phir|to|na))*$|^(?:(?:ok|okay|so|then|please|just|only) )*(?:pick|choose|name|suggest|tell me|say) (?:me )?(?:just |only )*one(?: please| for me)?$/;

/** "Which one is right for him?", "what should my sister take?" */
const whichForThem =
  /^(?:(?:ok|okay|so|and|then|well|hmm|but|now) )*(?:which|what|kaunsa|konsa)(?: (?:one|course|program|programme|training))?(?: (?:is|would be|will be) (?:good|better|best|right|suitable|meant)(?: one)?)? for (?:him|her|them|my \w+)(?: then| now| please)?$|^(?:(?:ok|okay|so|and|then|well|hmm|but|now) )*(?:which|what)(?: (?:one|course|program|programme))? (?:should|shall|can|do|does) (?:he|she|they|my \w+) (?:take|join|choose|pick|do|go for|start with)(?: then| now| please)?$/;

/** "Would that really suit me?", "is that something for her?" */
const asksOfThat =
  /^(?:(?:and|but|so|ok|then|hmm|well) )*(?:is|would|will|does|can|could|might) (?:it|that|this|that one|this one)\b(?! (?:mean|matter))(?: \w+){0,4}? (?:suits?|fits?|for|work for|right for|good for) (?:me|us|myself|someone like me|somebody like me|people like me)\b/;

/** Asked of the one that the talk is of: whom it is for, and what fits who writes as far as they said. */
export function thatForMe(provider: Provider, question: Question): Part | undefined {
  const { selection, clause, yesOrNo, context, message } = question;
  const [only, ...others] = selection.about;
  const isOfThat = yesOrNo && selection.named.length === 0 && asksOfThat.test(clause.text);
  const isSaid = message.some(({ kind }) => kind !== "word");
  if (!isOfThat || isSaid || !only || others.length > 0) return undefined;
  const fitting = numbered(provider, context.mine);
  const lines = audienceLines(provider, [only]);
  if (fitting.length === 0)
    return { text: `${lines}\n${say(provider, "askSelf")}`, programs: [only] };
  const fits = eachProgram(provider, provider.content.words.fitting, fitting);
  const isDenied = numbered(provider, context.not).includes(only);
  if (fitting.includes(only))
    return context.near || isDenied
      ? notProven(provider, question, only)
      : { text: `${say(provider, "yes")} ${fits}`, programs: fitting, focus: [only] };
  const heading = say(provider, context.near ? "fitsPerhaps" : fitsKey(fitting));
  return {
    text: `${lines}\n\n${heading}\n${fits}`,
    programs: [only, ...fitting],
    focus: [only],
    met: fitting,
  };
}

/** What suits whoever writes, after they said who they are: "and the leaders' one, is that for me?", "which one then?" */
export function knownFor({ content }: Pick<Provider, "content">, question: Question) {
  const { context, clause, selection } = question;
  const theirs = numbered({ content }, context.theirs);
  const isTheirs = selection.named.every((one) => theirs.includes(one));
  if (isTheirs && whichForThem.test(clause.text)) return theirs;
  const isOpen =
    selection.named.length === 0 && (whichOfThem.test(clause.text) || tellsNothingNew(question));
  if (!isOpen && !(asksOfSelf.test(clause.text) && selection.named.length > 0)) return [];
  return numbered({ content }, context.mine);
}

/** "Going by what I told you, which would suit me?": asked of who writes, in words that tell no more of them. */
function tellsNothingNew({ clause, message, conditions, goals }: Question): boolean {
  const { hours, extreme, size, withoutCode, withCode, codes, isOther } = conditions;
  const isTold = hours ?? extreme ?? size ?? (withoutCode || withCode || codes || isOther);
  const isPlain = message.every(({ kind, excluded }) => kind === "word" && !excluded);
  return !isTold && isPlain && Object.keys(goals).length === 0 && whichForMe.test(clause.text);
}

const whichForMe =
  /^(?=.*\b(?:which|what|kaunsa|konsa|kaun sa)\b)(?!.*\b(?:not|else|nahi)\b).*\b(?:(?:suits?|fits?|for|recommend|suggest|advise) (?:me|us)|(?:should|would|shall|do|can|must) (?:i|we) (?:take|choose|pick|join|go for|do|start)|mere liye|mujhe)\b/;

function numbered({ content }: Pick<Provider, "content">, numbers: readonly string[] = []) {
  return content.programs.filter((_, number) => numbers.includes(String(number)));
}

/** "But I am no manager", said of the only ones that need no code: the others do. */
export function notForThem(
  provider: Provider,
  { context, conditions, message }: Question,
): Part | undefined {
  // Who says what they are as well, is told what suits that.
  if (message.some(isPerson)) return undefined;
  const isAfterCode = context.topics.slice(0, 2).includes("codingNeed") && !conditions.codes;
  const denies = message.some(({ kind, excluded }) => kind === "person" && excluded);
  const { programs } = provider.content;
  const codeless = programs.filter(({ needsCode }) => !needsCode);
  const isOfThem =
    codeless.length > 0 && codeless.every(({ slug }) => context.focus.includes(slug));
  if (!isAfterCode || !denies || !isOfThem || context.focus.length > codeless.length)
    return undefined;
  const others = programs.filter(({ needsCode }) => needsCode);
  const text = [audienceLines(provider, codeless), codeLines(provider, others)];
  return { text: text.join("\n"), programs, focus: codeless };
}
