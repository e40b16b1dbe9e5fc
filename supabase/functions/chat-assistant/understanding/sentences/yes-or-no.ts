import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { asksIfSoLong } from "./asks-if-so-long.ts";
import { demandsSo } from "./demands-so.ts";

type Said = { tokens: readonly Token[]; text: string };

/** "…, right?", "…, aren't you?" */
const tag =
  / (?:right|correct|true|yes|is that right|is that correct|am i right|is it not|is not it|are not you|are not they|do not you|does not it|is not he|hai na|(?:hai|hain|hoga|hogi|sakte hain|milta hai|milega) kya|na|no)$/;

/** "So it is 40?" */
const claimed =
  /^(?:(?:so|and|then|but|ok|oh) )*(?:it|that|this|they|you|there|both|his|hers|mine|theirs|(?:those|these|the) two|(?:all|each|every|none|any|some)(?: (?:two|three|four|five))?(?: of \w+| one| ones| the \w+| your \w+)?|everything|nothing|the (?:first|second|third) and (?:the )?(?:second|third|last)|(?:\w+ ){1,4}?(?:courses?|programs?|programmes?|ones?|trainings?|bootcamp|minimum|maximum)) (?:is|does|do|will|are|takes?|covers?|teach|teaches|have|has|needs?)\b/;

/** What stands with "or" between two of a kind is a choice: "in Mumbai or Hyderabad?", "10 or 40 hours?" */
function asksChoice({ tokens, text }: Said): boolean {
  const at = tokens.findIndex((token) => token.kind === "word" && /^(?:or|ya)$/.test(token.text));
  if (at < 1) return false;
  if (/^(?:so |and |but )?(?:should|shall|do|would) i\b.*\bor (?!not\b|no\b)\w/.test(text))
    return true;
  if (
    /\bor (?:(?:do|does|are|is|can|will) (?:we|i|they|you|it|he|she|non|others?|people|even)|the|a|an|just|really|rather|some|people|is it|are they)\b/.test(
      text,
    )
  )
    return true;
  if (
    /\b(?:or just one|or only (?:one|for|in|those|the|some|people|who|with)|or different|or (?:in |for |of |with |at )?(?:both|all|every|each))\b/.test(
      text,
    )
  )
    return true;
  if (eitherSize.test(text)) return true;
  const [before, after] = [tokens.slice(Math.max(0, at - 4), at), tokens.slice(at + 1, at + 5)];
  const isOf = (kind: string) => (token: Token) => token.kind === kind;
  return ["program", "pointer", "hours", "place", "zone", "number", "month"].some(
    (kind) => before.some(isOf(kind)) && after.some(isOf(kind)),
  );
}

/** "Is it longer or shorter than the app one?", "is that more or less?" */
const eitherSize =
  /\b(?:longer|bigger|more|costlier|dearer) (?:\w+ )?(?:or|ya) (?:shorter|smaller|quicker|less|fewer|cheaper)\b|\b(?:shorter|smaller|quicker|less|fewer|cheaper) (?:\w+ )?(?:or|ya) (?:longer|bigger|more|costlier|dearer)\b/;

/** "The app course and the leaders' one together, is that more than 45 hours?" */
const asksOfThat =
  /\b(?:is (?:that|it|this)|does (?:that|it|this)|are they|do they) (?!what|which)(?:\w+ ){0,6}\w+$/;

/** "(I have 30 hours.) Application development possible?" */
const elliptic =
  /^(?:(?!which|what|when|where|who|how|why)\w+ ){1,5}(?:possible|doable|manageable|feasible|allowed|included|covered|compulsory|mandatory)$/;

/** "I have 50 hours, enough for all three?" */
const suffices = /^(?!.*\b(?:which|what|who|how)\b).*\b(?:enough|sufficient) for\b/;

/** "Apart from the app course, does any teach Python?" */
const setsAside =
  /^(?:(?:and|so|but) )*(?:without (?:going into|speaking of|mentioning)|apart from|aside from|besides|except|other than|excluding|leaving out|leaving aside) (?:(?!(?:what|which|who|how|when|where|why) )\S+ ){1,6}?(?=(?:is|are|do|does|can|will|has|have)\b)/;

/** "A class where I learn it" asks for no place. */
const relative = /^(?:where|which|who|that)$/;
const described =
  /\b(?:class|course|program|programme|one|something|anything|someone|somebody|anyone|anybody|person|people|those|training|bootcamp)$/;

/** Whether a clause asks for yes or no. */
export function asksYesOrNo(clause: Said): boolean {
  const claims = clause.tokens.findLast((token) => token.claims)?.claims;
  return claims ? claims !== "doubted" : !asksChoice(clause) && asksWhether(clause);
}

/** "Only developers who code": who they are is not asked; nor what a name asks, "Checking What AI Answers". */
function withoutRelatives(tokens: readonly Token[]): string {
  const told = tokens.filter(({ text }, at) => {
    const before = tokens[at - 1];
    // "Except the app course, which one has it?" asks which.
    const isOfNoun = relative.test(text) && !before?.ends && described.test(before?.text ?? "");
    return !isOfNoun && !(text === "who" && before?.kind === "person");
  });
  return textOf(told.map(withoutAsking));
}

function withoutAsking(token: Token): Token {
  const isName = token.kind === "skill" || token.kind === "program";
  return isName ? { ...token, text: token.text.replace(asking, "") } : token;
}

const asking = /\b(?:which|what|when|where|who|how|why)\b ?/g;

/** "So business leaders needs coding?" */
function claimsOfProgram(tokens: readonly Token[]): boolean {
  const begin = tokens.findIndex(({ text }) => !/^(?:so|and|then|but|ok|oh|the)$/.test(text));
  const verb = tokens[begin + 1]?.text ?? "";
  return (
    tokens[begin]?.kind === "program" &&
    /^(?:is|does|do|will|are|takes?|needs?|has|have|covers?|teach(?:es)?|involves?|requires?|suits?|lasts?|includes?)$/.test(
      verb,
    )
  );
}

function asksWhether({ tokens }: Said): boolean {
  const text = withoutRelatives(tokens).replace(setsAside, "");
  const last = tokens.findLastIndex(({ ends }, at) => ends === "part" && at < tokens.length - 1);
  const lastPart = textOf(tokens.slice(last + 1));
  if (last >= 0 && asksOfThat.test(lastPart) && /^(?:is|are|does|do)\b/.test(lastPart)) return true;
  if (tag.test(text) && !/^(?:and |so |but )?(?:which|what|when|where|who|how)\b/.test(text))
    return true;
  const isQuestion = tokens.some(({ asks }) => asks);
  if (
    isQuestion &&
    (claimed.test(text) || claimsOfProgram(tokens)) &&
    !/\b(?:which|what|when|where|who|how|why)\b/.test(text)
  )
    return true;
  const lastSaid = tokens.findLastIndex(({ ends }, at) => ends && at < tokens.length - 1) + 1;
  const isElliptic = elliptic.test(textOf(tokens.slice(lastSaid)));
  if (isQuestion && (isElliptic || suffices.test(text) || asksIfSoLong({ tokens, text })))
    return true;
  // "I have 25 hours. Can I do both?"
  const lastOne = textOf(tokens.slice(lastSaid));
  const isOwn = tokens[lastSaid - 1]?.ends === "sentence" || mayDo.test(lastOne);
  return beginsWhether(text) || beginsWhether(isOwn ? lastOne : text);
}

/** "(I have 50 hours,) can I do both?" */
const mayDo = /^(?:can|could|may) (?:i|we|he|she|they) (?:do|take|finish|manage|join|fit)\b/;

/** "Can't do forty.", "won't do management" */
const refuses =
  /^(?:(?:and|but|so|ok|no) )*(?:can|could|will|would|do|does|have|am) not (?!(?:i|we|you|they|he|she|it|the|that|this|those|these|there|your|my|one|a|an|any|all|some|people)\b)/;

function beginsWhether(said: string): boolean {
  return (
    !refuses.test(said) &&
    !demandsSo(said) &&
    /^(?:(?:and|but|so|ok|okay|hi|hello|hey|also|then|well|please|aur|um|uh|like|sorry|sir|actually|tell me|no|yes|wait|fine|good|great|nice|cool|right|sure|alright|perfect|hmm|i see|got it|understood|makes sense|thanks|thank you|acha|accha|achha|theek hai) )*(?:is|are|do|does|did|can|could|will|would|should|must|may|has|have|am|was|isnt|arent|kya|if)\b(?! you tell)/.test(
      said,
    ) &&
    !/\b(which|what|when|where|who|how|kitne|kaunsa|kab)\b/.test(said)
  );
}

/** Whether it asks for yes or no of a program of its own. */
export function asksOfProgram(clause: Said): boolean {
  return asksYesOrNo(clause) && clause.tokens.some(({ kind }) => kind === "program");
}

/** Whether it asks for yes or no in the negative, or of something that is missing: then neither word would be clear. */
export function asksNegatively({ text }: Said): boolean {
  return /\b(no|not|without|never|nothing|none)\b/.test(
    text
      .replace(/ or not$/, "")
      // "Isn't it long?", but not "I cannot do any of them?"
      .replace(/^((?!i |we )\w+ )?(is|are|do|does|can|will|would) not\b/, ""),
  );
}

/** Whether it asks if something suffices or is too much: that is for others to judge. */
export function asksJudgement({ text }: Said): boolean {
  return /\b(enough|sufficient|too (?:long|short|much|little|hard)|worth|realistic)\b/.test(text);
}
