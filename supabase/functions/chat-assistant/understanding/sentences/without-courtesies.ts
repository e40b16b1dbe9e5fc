import type { Word } from "../../language/segments.ts";

const sirs = "sir|madam|maam|mam|bhai|bhaiya|bro|yaar";
const title = `(?:${sirs}|aivy|dude|team|friend|dear|there|all)`;
/** What asks begins so. */
const question =
  "(?:what|how|when|where|which|who|whom|whose|why|is|are|do|does|did|can|could|will|would|should|kya|kab|kahan|kaise|kaun\\w*|kitn\\w+|kons\\w+)";
const asking = `(?=,? ${question}\\b)`;
const please = "(?:please|pls|plz|plzz|kindly)";
const more = "(?: (?:so|very) much| a lot| a ton| in advance| again)*";
/** Each may stand before another: "hi sir, sorry to bother you, one doubt". */
const openings = [
  `(?:hi+|hello|hey+|hii+|namaste|namaskar|good (?:morning|afternoon|evening|day))(?: ${title})*`,
  `(?:${sirs}|aivy)(?! (?:ke|ka|ki|ko|ne|se|kaun|kon|and|or|has|will|teaches|said|log|(?:is|are)(?! (?:it|there|an?|the|this|that|these|they|you|your|my)\\b))\\b)`,
  "(?:sorry|apologies|pardon me)(?: to| for)(?: bother(?:ing)?| disturb(?:ing)?| trouble| the trouble| interrupt(?:ing)?)(?: you)?(?: again)?",
  "excuse me",
  "by the way",
  `${please}${asking}`,
  `(?:thanks|thank you)${more}(?=,)`,
  `(?:ok|okay|great|nice|cool|perfect|super|good|alright|so|btw)${asking}`,
  `(?:(?:can|could|would|will) (?:you|u|someone|anyone) )?(?:${please} )?(?:tell|explain|let) (?:me|us)(?: know)?${asking}`,
  `(?:i|we) (?:just |also |only )*(?:want|wanted|would like|need|wish)(?: you)? to (?:know|ask|understand|find out)${asking}`,
  `(?:may|can|could) (?:i|we) (?:please )?(?:know|ask)${asking}`,
  "(?:u+m+|uh+|h+m+|acha|accha|achha|arre|arey|suno|listen)",
  "(?:(?:i|we) )?just (?:wanted|want|wondering|checking|asking|curious)(?: to (?:know|ask|check))?(?=,)",
  "just (?:curious|wondering|asking|checking)",
  "(?:maybe |perhaps |might be )?(?:this is )?(?:a |one )?(?:silly|stupid|dumb|basic|noob|small|quick) (?:question|doubt|query|one)(?: maybe)?(?: but)?",
  "(?:i |we )?(?:have|had|got|ve) (?:a|one|another) (?:\\w+ )?(?:question|doubt|query)",
  `(?:${please} )?(?:tell|inform|let) (?:me|us)(?: know)?(?=,)`,
  `(?:(?:i|we) (?:order|want|need|request|ask|expect|require) (?:you|u) to |(?:can|could|will|would) (?:you|u) |you (?:must|should|have to) )*(?:${please} )*confirm (?:to me |me |for me )?(?:that|if|whether)`,
];
/** "Who is Aivy", "talk to sir": said of somebody. */
const named =
  "(?<!\\b(?:is|are|am|to|from|with|by|of|about|for|as|i|any|only|your|our|my|lady|which|who|what|kaun|kon) )";
const answering =
  "(?:reply|respond|answer|revert|confirm|advise|guide|suggest|help|clarify|inform)";
const endings = [
  please,
  `(?:many |with )?(?:thanks|thx|thank you|thankyou|dhanyavad|shukriya)${more}`,
  `${named}(?:${sirs}|ji|dude|aivy)`,
  "lol|haha+|hehe|asap",
  `(?:(?<=, )|(?:${please} )+)${answering}(?: (?:me|us|back|fast|soon|asap|quickly|quick|early|at the earliest))*`,
  `(?:${please} )*(?:tell (?:me|us)|reply asap)`,
  "(?:(?:i am|we are) )?waiting (?:for|on) (?:your|a|the) (?:kind |quick |early )?(?:answer|reply|response)",
  `(?:${please} |do )*let (?:me|us) know`,
  "(?:(?:i am|was) )?just (?:asking|curious|wondering|checking)",
  "(?:(?:it is|its|this is|bit|quite|very|really|matter) )*urgent",
  `(?:(?<=(?:,|\\b(?:hai|hain|h|hoga|hogi|hota|hoti|\\w+eg[ai]|sakt[aei]|chahiye|kya)) )|${please} )(?:(?:${please}|zara|jaldi|thoda|mujhe) )*(?:bata|batao|bataye|bataiye|batayein|bataiyega|bta)(?: (?:do|dijiye|dena|de|dijiyega|dijie|sakte ho|sakte hain|na))*`,
  "(?<!\\b(?:if|because|but|and|when|what|as|since|so) )i am not sure",
];
/** Nothing else is said: "great, thanks", "hello sir". */
const nods = new RegExp(
  `^(?:(?:${title}|h+m+|hi|hello|hey|namaste|great|good|nice|cool|perfect|super|fine|alright|ok|okay|yes|yeah|no|nope|nah|sure|awesome|wow|got it|understood|bye|good night|done|sorry|never mind|that is all|all|well|will do|not now|later)(?: |$))+$`,
);
const titlesBehind = new RegExp(`(?<=\\w,?)(?: (?:${sirs}|ji),?)+$`);

/** Without them, "no coding please" and "ten hours only, suggest" would ask for nothing. */
const requests = new RegExp(`^(?:${please},? ?)+$|\\b(?:advise|guide|suggest|help)\\b`);
const questions = new RegExp(`\\b${question}\\b`);

const opening = new RegExp(`^(?:(?:${openings.join("|")}),? )`);
/** "No thanks" is an answer, and "how do you say please" a question. */
const ending = new RegExp(
  `^(.*?\\S) (?<!\\b(?:no|nahi|or|and|the|an?|say) )(?:${endings.join("|")}),?$`,
);

/**
 * A message without what is said for courtesy at its edges, so that "hi sir" and "please reply" are no part of what is
 * asked; as it is, where it says nothing else.
 */
export function withoutCourtesies(words: readonly Word[]): readonly Word[] {
  const begun = words.slice(lengthOfOpening(words));
  const kept = withoutEnding(begun);
  const text = textOf(kept).replaceAll(",", "");
  return text === "" || nods.test(text) ? withoutTitles(words) : kept;
}

/** "Hello sir" greets, and asks for no teacher. */
function withoutTitles(words: readonly Word[]): readonly Word[] {
  return words.slice(0, countOf(textOf(words).replace(titlesBehind, "")));
}

function withoutEnding(words: readonly Word[]): readonly Word[] {
  const to = lengthWithoutEnding(words);
  const kept = words.slice(0, to);
  const left = words.slice(to);
  const own = kept.at(-1);
  const isAsked = kept.some(({ asks }) => asks) || questions.test(textOf(kept));
  if (!own || left.length === 0 || (requests.test(textOf(left)) && !isAsked)) return words;
  const asks = own.ends !== "sentence" && left.at(-1)?.asks;
  return [...kept.slice(0, -1), { ...own, ends: "sentence", ...(asks && { asks }) }];
}

function lengthOfOpening(words: readonly Word[]): number {
  const [said] = opening.exec(textOf(words)) ?? [];
  if (said === undefined) return 0;
  const length = countOf(said);
  return length + lengthOfOpening(words.slice(length));
}

function lengthWithoutEnding(words: readonly Word[]): number {
  const [, before] = ending.exec(textOf(words)) ?? [];
  if (before === undefined) return words.length;
  return lengthWithoutEnding(words.slice(0, countOf(before)));
}

/** With a comma where a part or a sentence ends. */
function textOf(words: readonly Word[]): string {
  return words.map(({ text, ends }) => (ends ? `${text},` : text)).join(" ");
}

function countOf(text: string): number {
  return text.trim().split(" ").length;
}
