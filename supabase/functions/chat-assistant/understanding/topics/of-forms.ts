import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";

const form = "(?:forms?|entry|entries|registrations?|application|submission)";
/** "A single form for two of us, or separate ones?", "must we fill it twice?" */
const oneForSeveral = new RegExp(
  `\\b(?:single|one|same|separate|common|joint) ${form}\\b.*\\b(?:for|or|each|both|two|everyone|all|enough|do)\\b|\\b(?:single|one|same|common|joint) form (?:do|suffice|enough)\\b|\\bfill (?:it|in|out|the|that|this)?(?: \\w+){0,2} ?(?:twice|two times|once each|separately)\\b`,
);
const several =
  /\b(?:both|us|we|two|three|four|\d+|colleagues?|friends?|sister|brother|wife|husband|everyone|courses|programs)\b/;
const mayBeOfForms = wordSet(
  "oneFormEach register enterprise compare summary recommendation formFields order audience unsaid programs curriculum unclear",
);

const neverErase =
  /\b(?:not|never|no need to|without) (?:\w+ )?(?:delet|eras|remov|wip|cancel)\w*\b/;
const isWrong =
  /\b(?:wrong|misspelt|misspelled|mistyped|spelt|spelled|incorrect|typo|correct\w*|changed?)\b/;

/** "My colleague and I both want the leaders' program.", "four managers to put down, same course." */
const tellsWish =
  /^(?:two|three|four|five|six|several|\d+) (?:\w+ )?to (?:put|enrol|enroll|register|sign|send|join|train)\b|^(?!(?:which|what|how|can|do|does|is|are|should|may|must|will)\b).*\b(?:want|wants|wanting|wish|wishes|would like|plan to|joining|taking)\b/;

const ofSeats = /\b(?:seats?|spots?|places)\b/;
const howManyFor =
  /^(?:(?:and|so|but|then) )*how many (?:for|in|of|does|do|are (?:there )?(?:for|in))\b/;

const wasWrong = /\b(?:wrong|mistyped|misspelt|misspelled|incorrect|typo|mistake|by mistake)\b/;
const ofSent =
  /\b(?:form|mail|e ?mail|regist\w*|enrol\w*|submi\w*|phone|mobile|number|digit|name|course)\b/;
const asksAgain =
  /\b(?:fill|send|submit|start|register|enroll|enrol|do)\b(?: \w+){0,5} (?:again|once more|over|afresh)\b|\b(?:get|have|be|put) (?:it |that |this |them )*(?:corrected|changed|fixed|right|put right|set right)\b|\bhow (?:do|can|could|to)(?: \w+){0,2} (?:correct|change|fix|repair|undo)\b/;
const mayCorrect = wordSet(
  "oneFormEach register formFields afterRegister transfer correction myRegistration unsaid",
);

/** "The mail has a wrong digit in my phone. Must I fill the form again?", "I enrolled for the wrong one. How to get it corrected?" */
function asksToCorrect({ text, guesses }: Clause, said: string): boolean {
  return (
    mayCorrect.has(guesses[0]?.intent ?? "") &&
    asksAgain.test(text) &&
    wasWrong.test(said) &&
    ofSent.test(said)
  );
}

/** Whether nothing is heard, or what may be asked of forms. */
function isOpen([top]: Clause["guesses"]): boolean {
  return top === undefined || mayBeOfForms.has(top.intent);
}

/** What plain words ask of the form, and of what is sent with it. */
export function askedOfForms(clause: Clause, said: string): string | undefined {
  const { text, guesses, tokens } = clause;
  const heard = guesses[0]?.intent ?? "";
  const isAsked = oneForSeveral.test(text) && several.test(said);
  // "(My colleague and I both want it.) A single form, or two?"
  if (!isAsked && tellsWish.test(text) && oneForSeveral.test(said) && mayBeOfForms.has(heard))
    return "aside";
  if (isAsked && isOpen(guesses)) return "oneFormEach";
  if (heard === "erasure" && neverErase.test(text))
    return isWrong.test(said) ? "correction" : undefined;
  const isOfHours = tokens.some(({ kind }) => kind === "hours");
  if (howManyFor.test(text) && ofSeats.test(said) && !isOfHours) return "seats";
  return asksToCorrect(clause, said) ? "correction" : undefined;
}
