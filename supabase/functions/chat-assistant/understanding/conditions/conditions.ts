import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { readCode } from "./code.ts";
import { type HoursDemand, hoursDemanded } from "./hours-demanded.ts";
import { type Places, placesIn } from "./ordinals.ts";
import { inPlainSizes, type SeveralSized, severalSized, sizedAlone } from "./sizes.ts";
import { asksSum } from "./sums.ts";

/** What a message demands of the programs that it asks about. */
export type Conditions = Places & {
  hours?: HoursDemand;
  extreme?: "longest" | "shortest";
  /** "The shortest and the longest?" */
  bothExtremes: boolean;
  /** "How long are they altogether?" */
  adds: boolean;
  /** "The long one": what it points at, or waves off. */
  size?: { is: "longest" | "shortest"; isExcluded: boolean };
  /** "The two shortest" */
  severalSized?: SeveralSized;
  isOther: boolean;
  isBoth: boolean;
  isAll: boolean;
  /** Whoever writes cannot or does not want to write code, or asks what needs none. */
  withoutCode: boolean;
  /** Asks what involves code. */
  withCode: boolean;
  /** Whoever writes does code. */
  codes: boolean;
  /** "Never coded, but I want to learn it" */
  beginsCode: boolean;
  /** "Which is longer?" rather than "the longest". */
  isComparative: boolean;
  /** "As long as the other?" */
  isSame: boolean;
};

const sizes =
  /(\b(?:not|except|excluding|barring|skipping|leaving out|dropping|besides|dont want|do not want|no|none of|anything but|everything but|all but|apart from|other than|drop|skip|forget|remove|cancel|scrap|leave out|leave|minus|without)(?: want| like| need| take| do| doing| interested in)? )?\b(?:the|both|two) (?:\w+ )?(long|longer|longest|big|bigger|biggest|short|shorter|shortest|small|smaller|smallest|quick|quicker|quickest|faster|fastest) (?:one|ones|course|courses|program|programs|bootcamp)\b/;
/** "All except the longest" */
const exceptSize =
  /\b(except|excluding|besides|apart from|other than|but|not) the (long|longest|short|shortest)(?=$| (?:please|pls|plz|with|and|how|what|which|hours?)\b)|\b(skip|skipping|leave out|leaving out|drop|dropping|without|minus|except|excluding|do not (?:take|push|give|show|offer|suggest|recommend)(?: me| us)?|dont take) the (longest|shortest)\b/;
/** "Which is neither the longest nor for managers?" */
const neitherSize =
  /\b(neither|nor) (?:(?:is|are|it|that) )*(?:the |your )?(longest|shortest|biggest|smallest)\b/;
/** "Don't push me the longest one." */
const refusesSize =
  /\bdo not (?:push|give|show|offer|suggest|recommend)(?: me| us)? the (?:longest|shortest)\b/;
/** "What is the shortest program?" asks for what "the shortest program" else points at. */
const asksExtreme =
  /\b(?:what|which|whats|name|tell me)(?: \w+){0,4}(?<! (?:in|from|with|about|into)) the (?:\w+ )?(?:\w+est) (?:one|course|program|bootcamp)(?: you (?:have|offer)| here| available| please)?$/;

const longest =
  /\b(longest|most hours|(?:highest|largest|most) (?:number of hours|duration|in (?:hours|duration|length))|max(?:imum)? (?:hours|duration|length)|the maximum is|most time|biggest|lengthiest|longer|more time|more hours|sabse (?:lamba|bada|zyada|jyada)|(?<!\bkitn[ae] )lamba|highest hours|takes more|bigger (?:one |course |program )?(?:of|among|between)|(?:is|which|which one) (?:the )?bigger|bada (?:wala )?(?:kaunsa|konsa|kaun sa))\b/;
const shortest =
  /\b(shortest|least hours|(?:least|lowest|fewest|smallest) (?:number of hours|duration|in (?:hours|duration|length|time))|min(?:imum)? (?:hours|duration|length)|the minimum is|least time|fewest hours|quickest|fastest|smallest|shorter|less (?:of (?:my|our|your|the|his|her) )?time|fewer hours|sabse (?:chota|chhota|kam)|(?:me|mein|mai) se (?:chota|chhota)|(?:chota|chhota) (?:wala )?(?:kaunsa|konsa|kaun sa)|kam time|quicker|lighter|(?:takes|eats|needs) (?:up )?less|sooner|(?:over|done|finished|ends|finishes) first|(?:something|anything|a|any|want) (?:short|quick|brief|small(?= (?:one|ones|course|courses|program|programme|programs|programmes|training|class)\b|$))|short courses?|which (?:one |of (?:them|these|those|your \w+) |courses? |programs? )?(?:is|are) (?:the )?(?:short|quick|brief)(?= |$)|smaller (?:one |course |program )?(?:of|among|between)|smaller (?:one|course|program)$|(?:is|which|which one) (?:the )?smaller)\b/;

const most =
  /\b(?:longest|biggest|lengthiest|largest|(?:most|maximum|highest) (?:hours|time)|sabse (?:lamb|bad)[aei])\b/;
const least =
  /\b(?:shortest|smallest|quickest|briefest|(?:least|fewest|minimum|lowest) (?:hours|time)|sabse (?:chh?ot[aei]|kam))\b/;
const comparative =
  /\b(longer|shorter|lighter|quicker|bigger|smaller|faster|briefer|sooner|more time|more hours|less time|less hours|fewer hours|takes (?:more|less)|(?:long|short|big|small) one|jyada time|zyada time|kam time|(?:lamba|lambe|bada|bade|chhota|chhote|chota|chote) (?:wala|wale|wali))\b/;
const isAll =
  /\b(all|(?:each|every)(?! (?:single )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|work)?day|week|month|quarter|year|morning|evening|night|weeknight|afternoon|weekend|time)\b)|everything|sab|sabhi|teeno|saare|sare)\b|\b(?:you|they|courses|programs) (?:all )?only (?:have|offer|do|run|take|last)\b|\bthey only\b/;

/** "No longer than two weekends" asks for none that is the longest. */
const longerThan =
  /longer than (?:\d|(?:an?|one|two|three|four|a few|some|the) (?:\w+ )?(?:weekends?|weeks?|days?|months?|evenings?)\b)/;

/** "At least 30 hours, nothing shorter", "one that takes less than 20 hours" */
const asLimit =
  /\btakes? (?:more|less) than \d+ hours\b|\b(?:nothing|not|no|never|none) (?:any |anything )*(?:shorter|longer|quicker|smaller|bigger|less time|more time)\b/g;

/** Reads the demands of a message from its words. */
export function readConditions(tokens: readonly Token[]): Conditions {
  const text = inPlainSizes(textOf(tokens));
  // "Only the topics of the agents one, no need to list the others"
  const meant = textOf(tokens.filter(({ kind, isOut }) => !isOut || kind !== "word"));
  const hours = hoursDemanded(tokens);
  // "Not the shortest, give me the longest"
  const said = text.replace(asLimit, "");
  const wanted = said.replace(
    /\bnot (?:the |your )?(?:longest|shortest)(?: one| course| program)?\b|\bsabse (?:lamba|bada|chota|chhota)(?: wala)? nahi\b/g,
    "",
  );
  const extremes = longest.test(wanted) || shortest.test(wanted) ? wanted : said;
  const sized = sizedIn(text);
  const severally = severalSized(text);
  const isLeft = severally !== undefined || (sized?.[1] ?? sized?.[3]) !== undefined;
  const code = readCode(tokens);
  return {
    ...(hours && { hours }),
    ...(longest.test(extremes) &&
      !isLeft &&
      !longerThan.test(text) && { extreme: "longest" as const }),
    ...(shortest.test(extremes) &&
      !isLeft &&
      !longest.test(extremes) &&
      !/shorter than \d/.test(text) && { extreme: "shortest" as const }),
    bothExtremes: most.test(extremes) && least.test(extremes),
    adds: asksSum(text) && !givesInAll.test(text),
    ...placesIn(tokens),
    ...(severally && { severalSized: severally }),
    ...(sized && !severally && { size: { is: sizeNamed(sized), isExcluded: isLeft } }),
    isOther:
      /\b(the other(?! (?:things?|way|day|side|hand|stuff)\b)|that other|another one|(?:dusra|doosra|other) \w+ (?:wala|wale|one)|other one|others|other ones|other two|other courses?|other programs?|dusra wala|doosra wala|ba+[kq]i (?:dono|donon|do|teeno|teenon|teen|sab|sabhi|wale|wala|ke)|remaining|rest of|(?:for|in|with) the rest$|(?:earlier|previous|former) (?:one|course|program|programme)|the one (?:from )?(?:before|earlier)|the ones? (?:that|which) (?:are|is|do|does)(?: not)?$)\b/.test(
        meant.replace(/\b(?:one )?(?:after|before) (?:the |an|each )other\b|\beach other\b/g, ""),
      ),
    isBoth: /\b(both|dono|donon|(?:the|these|those) (?:two|2))\b/.test(text),
    isAll: isAll.test(
      text.replace(
        /\b(?:at|what|which|or in|after) all\b|\ball (?:the way|along|over|alone|by (?:my|him|her|your)self)\b|\bin all\b(?! (?:of|the|your|these|those|three|two|four|five|courses|programs|programmes|trainings)\b)|\ball of (?:it|that|this)\b|\ball (?:of )?(?:the |its |these |those )?(?:\w+ )?(?:topics|modules|subjects|chapters|units|features)\b|\ball right\b|\beach other\b|\beverything (?:it|that|this|about (?:it|that|this))\b/g,
        "",
      ),
    ),
    ...code,
    isComparative:
      comparative.test(said) &&
      !/\b(?:longer|shorter) than \d|\bhours se (?:zyada|jyada|kam) (?:\w+ )?(?:nahi|mat|na)\b/.test(
        text,
      ) &&
      !longerThan.test(text),
    isSame:
      /\b(same|equally long|equal|as (?:long|short)(?= too$| then$|$)|as (?:long|short|big|many|much)(?: \w+)? as)\b/.test(
        text,
      ),
  };
}

/** The one that is named, or left out, by how long it is. */
function sizedIn(text: string) {
  if (asksExtreme.test(text)) return null;
  const named = refusesSize.test(text) ? null : sizes.exec(text);
  const isBetween = most.test(text) && least.test(text);
  const neither = isBetween ? null : neitherSize.exec(text);
  return neither ?? named ?? exceptSize.exec(text) ?? sizedAlone(text);
}

function sizeNamed([, , size, , sizeLeft]: readonly (string | undefined)[]):
  | "longest"
  | "shortest" {
  return /long|big/.test(size ?? sizeLeft ?? "") ? "longest" : "shortest";
}

/** "I have twelve hours in total": so many there are to give. */
const givesInAll =
  /\b(?:total|kul) \d+ hours (?:hi|bas|sirf|only) (?:hai|hain|h|he|bach\w*|mil\w*|left)\b|\b(?:budget\w*|available|free|spare|learning|training) (?:\w+ ){0,2}?time (?:is|of) (?:\w+ ){0,2}?\d+ hours\b|\b(?:have|has|got|give|spare|spend|free|manage|afford|at most|maximum|up to|only|more than|over)\b(?: \w+){0,9} hours (?:to (?:spare|give|spend) )?(?:in (?:all|total)|total|altogether|overall)\b|\bhours (?:\w+ ){0,3}?(?:can|could|will|have to|am able to) (?:spare|give|manage|spend|devote|invest)(?: (?:only|at most|maximum))? (?:in (?:all|total)|total|altogether|overall)\b/;

/** Which program to choose may depend on what another part of the message says. */
const choosing = new Set([
  "recommendation",
  "programs",
  "tellsAboutSelf",
  "audience",
  "summary",
  "prerequisites",
  "codingNeed",
  "eachOf",
]);

/** The demands of one part of a message. */
export function conditionsOf(
  message: Conditions | undefined,
  { tokens }: { tokens: readonly Token[] },
  intent: string,
): Conditions {
  const own = readConditions(tokens);
  if (!message) return own;
  const { hours = message.hours } = own;
  // "I can give 30 hours. Is the app course possible?", but "one takes 10 hours. Is the other longer?"
  if (intent === "duration") {
    // "I have 50 hours, can I do this plus the long one?"
    const demanded = own.isComparative && !own.adds ? own.hours : hours;
    // "The total hours of all, and which is the longest?"
    const asksOne = own.extreme && /\bwhich\b/.test(textOf(tokens));
    // "How much longer is this than that, and what is the total?"
    const asksMore = own.isComparative && /\bhow (?:much|many)\b/.test(textOf(tokens));
    const adds = own.adds || (message.adds && !asksOne && !asksMore);
    // "For someone who codes, what is your shortest course?"
    const codes = own.codes || (own.extreme !== undefined && message.codes && !message.withoutCode);
    // "What else is shorter and still has coding?", not "(is there coding in it?) And which is the longest?"
    const withCode = own.withCode || (own.isComparative && !asksOne && message.withCode);
    return { ...own, ...(demanded && { hours: demanded }), adds, codes, withCode };
  }
  return choosing.has(intent) ? withTold(own, message) : own;
}

/** What is demanded of the program to choose, in whatever part of the message. */
function withTold(own: Conditions, message: Conditions): Conditions {
  // "If I rule out coding and anything beyond 10 hours": all that is said tells what becomes of so many hours.
  const isSame = own.hours?.value === message.hours?.value;
  const hours = isSame ? message.hours : (own.hours ?? message.hours);
  // "Don't push me the longest one."
  const size = own.size ?? (message.size?.isExcluded ? message.size : undefined);
  return {
    ...own,
    ...(hours && { hours }),
    ...(size && { size }),
    // "Never programmed, but I would like to learn it"
    withoutCode: (own.withoutCode || message.withoutCode) && !message.beginsCode,
    withCode: own.withCode || message.withCode,
    codes: own.codes || message.codes,
    beginsCode: own.beginsCode || message.beginsCode,
  };
}
