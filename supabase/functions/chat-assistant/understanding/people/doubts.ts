import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const code = "(?:cod(?:e|ing)|programming|python|java|sql|scripts?|scripting)";

/** "Will that be a problem?", "does it matter?", "koi dikkat?" */
const hinders =
  /\b(?:is|will|would|can|could|does|do|should) (?:that|it|this|not knowing(?: \w+)?|i|he|she)(?: \w+){0,3} (?:problems?|issues?|hindrance|obstacle|barrier|drawback|hurdle|deal ?breaker|matter|trouble|struggle|stop me|hold me back|a minus|disadvantage)\b|\b(?:any|big|koi) (?:problem|issue|dikkat|dikat)\b|\b(?:problem|dikkat|dikat) (?:hoga|hogi|hai|to nahi)\b|(?<!\b(?:no|not|not a) )\bproblem$/;

const who = "(?:i|we|he|she|they|one|someone|somebody|anyone|my \\w+|beginners?|freshers?|newbies)";
const does =
  "(?:join|take|do|attend|enroll|enrol|register|start|begin|manage|follow|cope|handle|keep up|survive|complete|finish|understand|learn)";
/** "Can beginners manage?", "so I can start with zero coding", "is it ok for a student who can't code?" */
const isFine = [
  new RegExp(
    `\\b(?:can|could|may|will|would|should) (?:(?:an?|complete|total|absolute|pure) )*${who}(?: in \\w+| at \\w+| without (?:\\w+ )?\\w+)?(?: (?:still|also|really|even|be able to|directly|easily))* ${does}\\b`,
  ),
  new RegExp(
    `(?<!\\b(?:what|which|how|when|where|why) )\\b${who}(?: in \\w+| at \\w+)? (?:can|could|may)(?: (?:still|also|really|even|directly|easily))* ${does}\\b`,
  ),
  /\b(?:is|are|will|would)\b(?: \S+){1,6} (?:ok|okay|fine|possible|suitable|manageable|doable|alright|allowed)(?: (?:for|with|if|to|then)\b.*)?$/,
  /^(?:(?:and|so|but|then) )*(?:\S+ ){1,4}(?:is|would be|will be) (?:ok|okay|fine|possible|suitable|good|alright) for (?:me|us|him|her|them|an? |some|any|my|our|beginners?|freshers?|student)/,
  /\b(?:chalega|chalegi|ho jayega|ho jaega|(?:kar|seekh|sikh|samajh) (?:paunga|paungi|payega|payegi|sakta|sakti|lunga|lungi|lega|legi)\w*)\b/,
];

/** "Is that enough?", "I already know Python. Can I join directly?" */
const isEnough =
  /\b(?:kaam chal (?:jayega|jaega|jaayega)|cope with|get by with|manage with|enough|sufficient|kaafi|kafi|sufficient hai|will that do|would that do)\b/;
const directly =
  /\b(?:can|could|may|should|shall) (?:i|we|he|she|they|my \w+)\b.*\b(?:directly|straight ?away|right away|straight)\b/;

/** "I know Python", "we have done some Java" */
const knowsSome = new RegExp(
  `\\b(?:only|just|sirf|bas) (?:know |knows )?(?:${code}|power ?shell|c|html|excel)\\b|(?<!\\b(?:do|does|did|can|should|must|to|already have to|not|nor|never) )\\b(?:i|we|he|she|my \\w+) (?:(?:already|just|also|only|do|does|have|has) )*(?:know|knows|learnt|learned|done|can write|write|writes|use|uses|used|studied|worked (?:with|in|on)|good at|familiar with|comfortable with) (?:\\w+ ){0,3}?(?:${code}|@?\\w+)\\b`,
);

const lacksSome = new RegExp(
  `\\b(?:no|zero|without|never|not|cannot|nothing)\\b(?: \\w+){0,4} (?:${code}|coded|programmed)\\b|\\b${code}\\b(?: \\w+){0,3} (?:nahi|nahin)\\b|\\bnever (?:coded|programmed)\\b`,
);

/** How somebody doubts whether they can: that it hinders them, that it is enough, or that it is fine at all. */
export type Doubt = "hinders" | "enough" | "fine";

/** Which doubt these words of one part are, where they are one. */
export function doubtIn(text: string): Doubt | undefined {
  if (hinders.test(text)) return "hinders";
  if (isEnough.test(text)) return "enough";
  return isFine.some((pattern) => pattern.test(text)) ? "fine" : undefined;
}

const begins = /\b(?:beginners?|newbies?|newcomers?)\b/;

/** Whether these words tell of who begins. */
export function namesBeginners(text: string): boolean {
  return begins.test(text);
}

/** Whether a message tells that somebody cannot code so far, or begins. */
export function tellsLack(message: readonly Token[]): boolean {
  const said = textOf(message);
  return begins.test(said) || lacksSome.test(said);
}

/** "I know Python, is that enough for it?", "I already know Python, can I join it directly?" */
export function asksIfKnownIsEnough(text: string, said: string): boolean {
  if (!knowsSome.test(said)) return false;
  const namesCode = new RegExp(`\\b(?:${code}|power ?shell|html|c)\\b`).test(said);
  return namesCode && (isEnough.test(text) || directly.test(text));
}
