import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** Words that ask for nothing beside a name. */
const fillers =
  wordSet(`and what how about the other others one ones not also too for of in ok okay so then aur a an no but course
  program programs courses wala wale nahi without minus said mentioned named picked chose choice maybe perhaps from among second first third last middle both dono dusra doosra only just please instead same
  question that this is it apart from except tell me with or to if i am hi hey mean meant hmm option well ka ki ke bhi
  yaar bro sir asked ask did want mein two anything everything something all besides else any than do does like need
  out leave yes give show strike omit exclude excluded ditch hatao chhodo chhod aside excluding actually wait rather stuff thing things which them these those there wo woh
  vo hi great good nice are but long short bigger smaller max maximum min minimum shorter longer less more under over
  above below least most within upto at either kya hai h between or my friend friends colleague brother sister wife
  husband cousin son daughter uncle aunt nephew niece colleagues sorry wife's meant asking now though actually oh no
  on page site website list drop skip forget remove ignore scrap cancel back nah our go return alternative option more suggest
  much earlier previous former
  neither either nor as mine his hers theirs father mother boss him her them me us he she they lives live sits stays
  mistake bad wanted bina koi puchna poochna puchhna poochhna tha thi baaki baki baqi teeno teenon sab sabhi toh`);

/** Below this a common word of a feature is taken for what it names: "what about agents". */
const unsure = 0.5;

/** "Does the other one too?" asks again, as "is the other one free?" does not. */
const again = /\b(too|also|as well|bhi|either)$/;
const begins = /^(kya|is|are|does|do|will|would|should|can)\b/;

/** So sure one must be that "plus whom it is for" asks more than a sum. */
const sureOfElse = 0.85;
const ofProgram = wordSet("audience curriculum price start certificate register");

/** Whether so few words do more than go on: "plus the audience it targets", "plus what it covers". */
export function asksElse({ tokens, guesses: [top] }: Clause): boolean {
  return (
    tokens.length > 6 || (top !== undefined && ofProgram.has(top.intent) && top.chance > sureOfElse)
  );
}

/** Whether a part names something of these kinds. */
export function names({ tokens }: Clause, ...kinds: string[]): boolean {
  return tokens.some(({ kind }) => kinds.includes(kind));
}

/** Whether a part names a program that is not waved off. */
export function namesProgram({ tokens }: Clause): boolean {
  return tokens.some(isProgram);
}

/** "The one with agents", "wo python wala", "the 40 hour one" */
export function describes({ tokens, text }: Clause): boolean {
  const isTold =
    tokens.some(({ kind }) => kind === "skill" || kind === "hours") || hints({ tokens });
  return (
    isTold &&
    /\b(?:the|that|wo|woh|vo|us|uss) (?:.* )?(?:one|ones|wala|wale|wali|courses?|programs?)\b/.test(
      text,
    )
  );
}

/** Whether a common word in it may be of what is taught. */
export function hints({ tokens }: Pick<Clause, "tokens">): boolean {
  return tokens.some(
    (token) => token.kind === "word" && token.features && !fillers.has(token.text),
  );
}

/** "Agentic is 40 hours?" */
const claimsHours =
  /\w (?:is|are|was) (?:only |just |really |a |an )*\d+ hours(?: (?:thing|course|program|one|affair|job|bootcamp))?$/;

/** "(What does it teach,) and is it also 10 hours like the other one?" */
const asksItsHours =
  /^(?:(?:and|so|but|then) )+(?:is|are|does|do) (?:it|that|this|they) (?:also |too |only |just |really |take )*\d+ hours\b/;

function saysHours(text: string): boolean {
  return claimsHours.test(text) || asksItsHours.test(text);
}

/** "One does not need Python for the leaders' course?" */
const needs = /\bneeds?\b/;

const twoOrMore = "(?:both|(?:the )?(?:two|three)|(?:these|those|them)(?: two| three)?)";
const bySize = "(?:longer|longest|shorter|shortest|bigger|biggest|smaller|smallest|quicker|faster)";

/** "Which of both is shorter?", "which is longer of these two" */
const asksSize = new RegExp(
  `\\bof ${twoOrMore} (?:is|are|was) (?:the )?${bySize}$|\\b(?:which|what)(?: (?:one|course|program|programme))? (?:is|are|was|would be) (?:the )?${bySize}(?: one| course| program)? (?:of|among|from|between|out of) ${twoOrMore}$`,
);

/** Whether a part asks for nothing beside what it names. */
export function isOnlyNames(clause: Clause): boolean {
  const { tokens, text, guesses } = clause;
  if ((begins.test(text) && !again.test(text)) || asksSize.test(text)) return false;
  if (
    /\bhow (?!about)|\b(vs|(?<!^)or(?! (?:less|more)))\b|\bwhat is (?:all )?in\b|\bin it\b/.test(
      text,
    )
  )
    return false;
  if (saysHours(text) || (needs.test(text) && names(clause, "skill"))) return false;
  const isHinted = hints(clause) && (guesses[0]?.chance ?? 0) < unsure;
  const named =
    tokens.some(({ kind }) => kind !== "word" && kind !== "number") ||
    isHinted ||
    /\b(others?|second|third|first|last|both|dusra|doosra|dono|(?<!which is the |what is the |which one is the )(?:long|short|longer|shorter|bigger|smaller) (?:one|course|program)|(?:longer|shorter) of (?:those|these|them|the two|both)|the (?:longer|shorter|bigger|smaller)$|one in between)\b/.test(
      text,
    );
  return (
    named &&
    tokens.length < 10 &&
    tokens.every(
      (token, at) =>
        token.kind !== "word" ||
        token.excluded ||
        fillers.has(token.text) ||
        // "Make it the app course."
        (token.text === "make" && /^(?:it|that)$/.test(tokens[at + 1]?.text ?? "")) ||
        (isHinted && token.features !== undefined),
    )
  );
}

/** "Ok that one.", "not the agents one, the other one": a part that names or points at programs and says nothing more. */
export function pointsOnly(clause: Clause): boolean {
  const isNaming =
    names(clause, "program", "pointer") ||
    /\b(?:that|this|the other|not that|(?:not|back to|rather|then) the (?:long|short|longer|shorter|big|small) one)\b|\bthe (?:shorter|longer|first|second|third|last|other) (?:one )?of (?:the (?:two|three)|those|these|them)\b/.test(
      clause.text,
    );
  return isNaming && !names(clause, "hours") && isOnlyNames(clause);
}

const corrects =
  /\b(?:i (?:actually |really |just )?(?:meant|mean)|(?:scratch|scrap|strike|forget) (?:that|it)|make (?:that|it)|no wait|wait no|actually no|no sorry|sorry no|correction|(?:sorry|oops|no|oh) (?:(?:that|it) (?:is|was) )?(?:wrong|galat))\b/;
/** "The one for developers", "the one with Python" */
const describesOne =
  /\b(?:the|that) (?:one|ones|course|program|programme) (?:for|with|about|on) \S/;
const describing = wordSet("skill technology person hours");
const ofCorrections =
  wordSet(`oh no sorry wait oops actually but and so hmm my bad mistake ok i wrote typed said asked put wrong wrongly before
  earlier really just meant mean scratch scrap strike forget that it make rather correction not the your one ones course
  courses program programme about for with instead please pls of only in fact have had am galat wala wale wali ka ki`);

/** "Sorry, I wrote wrong, I meant the agents course": a part that puts a name in another's place and says nothing more. */
export function onlyCorrects({ tokens, text }: Clause): boolean {
  const isDescribed = describesOne.test(text);
  return (
    corrects.test(text) &&
    (tokens.some(isProgram) || isDescribed) &&
    tokens.every(
      ({ kind, text: word, excluded }) =>
        excluded ||
        kind === "program" ||
        (isDescribed && describing.has(kind)) ||
        (kind === "word" && ofCorrections.has(word)),
    )
  );
}

/** "(The one with agents, no sorry,) the one with ROI. (Who is it for?)" */
export function describesOnly(clause: Clause): boolean {
  const left = clause.tokens.slice(clause.tokens.findLastIndex(({ excluded }) => excluded) + 1);
  return [clause.tokens, left].some((tokens) => {
    const part = { ...clause, tokens, text: textOf(tokens), guesses: [] };
    return describes(part) && isOnlyNames(part);
  });
}
