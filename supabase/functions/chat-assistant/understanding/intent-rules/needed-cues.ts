import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import type { Guess } from "../scoring/scorer.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { mayGreet } from "./greets.ts";
import { topicsOfLaunch } from "./intent-groups.ts";

const ofPhones =
  /\b(?:phone|mobile|number|numbers|digits?|figures|sim|cell|code|codes|form|dropdown|list|listed|whatsapp|country|countries|field|zero|0)\b/;
const phoneTopics = new Set(["phoneFormat", "formFields", "formLocked", "register", "account"]);

const others =
  /\b(?:other|others|another|else|someone|somebody|every(?:one|body)|any(?:one|body)|people|person|user|student|learner|participant|customer|visitor|friend|colleague|neighbou?r|husband|wife|brother|sister|cousin|who|whose|kis|kisne|sab\w*|baa?ki|dusr\w*|doosr\w*|dusre|her|their|last|previous|before me|all|every|list|recent|today\w*|export|dump|[a-z]+s)\b/;
const records =
  /\b(?:regist\w*|enrol\w*|sign\w*|join\w*|e ?mails?|mails?|phones?|numbers?|contacts?|details?|data|database|lists?|leads|users?|students?|learners?|customers?|visitors?|chats?|conversations?|history|enquir\w*|inquir\w*|exports?|dump|records?|names?|ask\w*|booked|paid|bought|took|applied|sit\w*|attend\w*)\b/;
/** So few words leave out the half of it. */
const few = 4;

const ofLaunch =
  /\b(?:launch\w*|sessions?|bootcamp|pop ?ups?|windows?|webinar|events?|dates?|times?|timings?|when|days?|baje|starts?|begins?|clock|announce\w*|banner|notice|seats?|highlights?|live|kab|samay)\b/;
/** "Can I do the app one?" names one program, and nothing before or behind it. */
const ofSeveral =
  /\b(?:both|all|two|three|more|several|many|other|others|another|together|first|second|then|next|before|after|order|sequence|start with|begin with|once|time|pehle|baad|dono|phir|also|and|or|combine|along|same|parallel|straight|directly|direct|skip|without|multiple|than|too|rest)\b/;
const ofPlaces = new Set(["place", "zone", "month"]);

/** "What is it about?" may be asked of anything. */
function namesLaunch({ text, tokens }: Clause): boolean {
  const isPlaced = tokens.some(({ kind }) => ofPlaces.has(kind));
  return isPlaced || ofLaunch.test(text);
}

/** So likely, these are meant without such a word. */
const sure = 0.85;
const byChance = wordSet("launch otherPeople whoAreYou abroad");

/** "(The window is closed.) Which course was it about?" */
function isOfLaunch(intent: string): (topic: string) => boolean {
  return (topic) =>
    topicsOfLaunch.has(topic) || (intent === "launchProgram" && topic === "closeLaunch");
}

/** "Approximately?" thanks for nothing: less likely than this, thanks are not meant. */
const likely = 0.5;

type Cue = (clause: Clause, topics: Context["topics"], chance: number) => boolean;

/** What must be said for such a question, unless that is surely asked. */
const cues: Readonly<Record<string, Cue>> = {
  otherPeople: asksOfOthers,
  greeting: mayGreet,
  // "You said fast track"
  cookies: ({ text }) => !/\bfast ?track\b/.test(text),
  abroad: speaksOfPlaces,
  // "I stay in Madurai, should I be coming daily?"
  visa: saying(
    /\b(?:visas?|passports?|permits?|immigration|embassy|consulate|abroad|overseas|foreign\w*|countr(?:y|ies)|international\w*|nri|letters?)\b/,
    "visa",
  ),
  // "Remove the leaders' one from the list" asks to erase nothing that is kept.
  erasure: (clause, topics, chance) =>
    !clause.tokens.some(({ kind, excluded }) => kind === "program" && excluded) &&
    asksToErase(clause, topics, chance),
  // "Like prompt engineering or data science?" asks nothing of her.
  whoAreYou: ({ tokens }) => !tokens.some(({ kind }) => kind === "technology"),
  order: ({ text, tokens }) => ofSeveral.test(text) || !tokens.some(isProgram),
  phoneFormat: ofTelephones,
  mailByMistake: ({ text }) => !confirmed.test(text),
  // "Pakka beginner kar lega na?"
  invoice: saying(
    /\b(?:invoices?|bills?|billing|i?gst\w*|tax\w*|receipts?|ras(?:id|eed)|vat|tds|proforma|hsn|kaccha|claim|reimburse\w*|expenses?|slips?|vouchers?)\b/,
    "invoice",
  ),
  vendorPapers: saying(
    /\b(?:vendors?|suppliers?|gst\w*|tax\w*|procure\w*|security|nda|pan|msme|iso|soc|compliance|documents?|papers?|paperwork|forms?|questionnaire|empanel\w*|contract|agreement|audit|po|purchase|onboard\w*|insurance|legal|policies|policy|turnover|financials?|tender|proposal|bank|cancelled|cheque)\b/,
    "vendorPapers",
  ),
  // "My address is in full"
  seats: saying(
    /\b(?:seats?|places?|spots?|slots?|batch|students?|participants?|people|crowded|many|capacity|limit\w*|sold|booked|left|remaining|vacan\w*|available|availability|room|filled|fill(?:s|ing)? (?:up|fast|soon)|is (?:it|that) full|full (?:hai|ho)|25|hurry|waiting)\b/,
    "seats",
  ),
  // "He likes making websites."
  affection: ({ text }, _, chance) =>
    chance >= likelyAnyhow ||
    /\b(?:you|u|your|aivy|dear|darling|jaan|baby|sweet\w*|cute|tum|tumse|aap)\b/.test(text),
  // "Sample Learner? Is that a real person?"
  demo: ({ text }) =>
    !/\bsample (?:learners?|graduates?|names?|people|persons?|students?)\b/.test(text),
  // "He did commerce. Still that one?"
  myRegistration: saying(
    /\b(?:regist\w*|enroll?\w*|forms?|sent|send|submit\w*|e ?mails?|mails?|applied|apply|application|fill\w*|names?|confirm\w*|sign\w*|seats?|book\w*|status|received?|recieved?|got|get|getting|reply|replied|call\w*|contact\w*|response|heard|hear|list\w*|done|through|went|gone|accept\w*|paid|pay\w*|account|log\w*|number|spam|inbox|nothing|nobody|bhar\w*|bhej\w*|aay\w*|aaya|mila|hua|lost|entry|saved?|stored|reach\w*|record\w*)\b/,
    "myRegistration",
  ),
};

/** "Data me aana hai" wants to go into data. */
const asksToErase = saying(
  /\byou (?:all )?(?:have|has|had) (?:\w+ )?(?:stored|saved|kept|recorded|collected)\b|\b(?:eras\w*|delet\w*|remov\w*|wip\w+|withdr\w*|forget\w*|forgot\w*|clear\w*|clean\w*|unsubscri\w*|opt|destroy\w*|hata\w*|mita\w*|nikal\w*|rid|scrub\w*|purge\w*|take|taken|off|out|stop\w*|right|rights|gone|undo\w*|cancel\w*|drop\w*|discard\w*|vanish\w*|disappear\w*|thrown?|bin|again|back)\b/,
  "erasure",
);

/** So likely, it is meant without such a word. */
const likelyAnyhow = 0.8;

/** Needs one of these words, unless it goes on with what was asked. */
function saying(words: RegExp, intent: string): Cue {
  return ({ text }, [last], chance) =>
    last === intent || chance >= likelyAnyhow || words.test(text);
}

/** "I got a confirmation mail from you yesterday": nobody wonders about it. */
const confirmed =
  /^(?:(?:yes|ok|and|so|hi|hello) )*(?:i|we) (?:have |did |already |just )*(?:got|get|received|receive|have) (?:a|an|the|your|that|my) (?:confirmation |confirming )*(?:e ?mail|mail)(?: (?:from (?:you|your team)|that confirms (?:it|that)|yesterday|today|already|now|too|also|this \w+|last \w+|on \w+))*$/;

/** "The last course in the list, how long?" */
function ofTelephones({ text, tokens }: Clause, topics: Context["topics"]): boolean {
  return !tokens.some(isProgram) && (ofPhones.test(text) || phoneTopics.has(topics[0] ?? ""));
}

/** Of a place alone, nobody asks for its telephone numbers, and without a word of others nobody asks for theirs. */
export function hasNeededCue(
  { intent, chance }: Guess,
  clause: Clause,
  { topics }: Context,
): boolean {
  if (chance >= sure && byChance.has(intent)) return true;
  if (intent === "thanks" && chance < likely) return false;
  if (intent.startsWith("launch"))
    return topics.slice(0, 2).some(isOfLaunch(intent)) || namesLaunch(clause);
  return cues[intent]?.(clause, topics, chance) ?? true;
}

const awayFrom =
  /\b(?:abroad|overseas|countr(?:y|ies)|foreign\w*|international\w*|nri|visa|from|outside|living|live|lives|based|located|stay\w*|away|remote\w*)\b/;

/** "My son is still in college, is he allowed to join?" says nothing of where he is. */
function speaksOfPlaces({ text, tokens }: Clause, topics: Context["topics"]): boolean {
  const isPlaced = tokens.some(({ kind }) => kind === "place");
  return isPlaced || topics[0] === "abroad" || awayFrom.test(text);
}

/** "Like everybody else does" and "give me an e-mail address" ask for nothing that is kept of others. */
function asksOfOthers({ text, tokens }: Clause): boolean {
  return others.test(text) && (records.test(text) || tokens.length < few);
}
