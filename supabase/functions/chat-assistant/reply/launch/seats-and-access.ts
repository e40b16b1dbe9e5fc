import type { Program } from "../../../../../content/programs.ts";
import { asksOfEach } from "../../understanding/intent-rules/rules-of-launch.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";
import { launchProgram } from "./launch-session.ts";

const asksWhere =
  /\b(office|offices|based|located|location|branch|branches|centre|center|campus|situated|(?:are you|you are) (?:guys |people )?(?:in|from|at)|you (?:people|guys|folks|all) are (?:in|from|at)|you have in|present in|where you are)\b/;

/** "How many of them are gone already?" */
const ofTaken =
  /\b(?:left|gone|taken|booked|filled|(?<!how )full|sold|finished|khatam|over|exhausted|remain|remains|remaining|reserved|fill(?:ing|s|ed)? (?:up|fast|quickly|soon)|going (?:fast|quickly)|selling|still (?:free|open|there|available)|so far|already|bach[aei]|bachi|baa?[kq]i)\b/;

const fillsUp = /\b(?:fill\w*|going|selling) (?:up|out|fast|quickly|soon)\b/;

/** "There are 50 seats, right?" */
export function seats(provider: Provider, question: Question): Part {
  const part = seatsOf(provider, question);
  const isOfTaken = part.text && ofTaken.test(question.clause.text);
  const { launch, programs } = provider.content;
  // "And for the other two?"
  const met = launch && programs.filter(({ slug }) => slug === launch.program);
  const told = isOfTaken ? { ...part, text: takenOf(provider, question, part) } : part;
  return met ? { ...told, met } : told;
}

/** "(How many seats?) Are they filling up?" */
function takenOf(provider: Provider, { context, clause }: Question, { text }: Part): string {
  const isTold = context.topics[0] === "seats" && fillsUp.test(clause.text);
  const taken = say(provider, "seatsTaken");
  return isTold ? taken : `${text} ${taken}`;
}

function seatsOf(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const isOfEach = asksOfEach(question.clause.text);
  const elsewhere = notLaunched(provider, question, isOfEach);
  if (part.text && elsewhere.length > 0) {
    const unmentioned = say(provider, "notMentionedFor", { titles: titles(elsewhere) });
    const launched = launchProgram(provider, { ...question, yesOrNo: false }).text;
    const whose = isOfEach ? ` ${launched}` : "";
    return { ...part, text: `${part.text}${whose} ${unmentioned}` };
  }
  const holds = part.text && question.yesOrNo ? holdsOf(provider, question) : undefined;
  return holds === undefined
    ? part
    : { ...part, text: `${say(provider, holds ? "yes" : "no")} ${part.text}` };
}

/** Whether there are as many seats as are claimed; undefined where none are. */
function holdsOf(provider: Provider, { clause }: Question): boolean | undefined {
  const count = Number(/\d+/.exec(provider.content.launch?.seats ?? "")?.[0]);
  const asked = clause.tokens.find(
    (token, at, all) =>
      "value" in token &&
      /^(?:seat|place|people|spot|person|of|more)/.test(all[at + 1]?.text ?? ""),
  );
  // How many of them are left is not known.
  if (ofTaken.test(clause.text)) return undefined;
  if (!count || !asked || !("value" in asked)) return undefined;
  if (/\b(?:more than|over|above)\b/.test(clause.text)) return count > asked.value;
  if (/\b(?:less than|fewer than|under|below)\b/.test(clause.text)) return count < asked.value;
  // "It has only 10 seats" is not so of more.
  return noMore.test(clause.text) ? count === asked.value : count >= asked.value;
}

const noMore = /\b(?:only|just|exactly|limited to|no more than|sirf|bas|total(?: of)?)\b/;

/** The programs asked about that are not the launched one; asked of each, all such. */
function notLaunched(
  { content }: Provider,
  { selection, message }: Question,
  isOfEach: boolean,
): readonly Program[] {
  // "That is not for the agentic one, is it?" asks of that one.
  const waved = message.flatMap((token) =>
    token.kind === "program" && token.excluded ? token.slugs : [],
  );
  const denied = content.programs.filter(({ slug }) => waved.includes(slug));
  const named = selection.isRest && denied.length > 0 ? denied : selection.named;
  const about = isOfEach && named.length === 0 ? content.programs : named;
  return content.launch || named.length > 0
    ? about.filter(({ slug }) => slug !== content.launch?.program)
    : [];
}

/** "What does lifetime access mean?" */
const asksMeaning =
  /\bwhat\b.*\b(?:means?|meant|meaning)\b|\bmeans? (?:what|till when|how long)\b|\bmeaning of\b|\bka matlab\b|^(?:(?:and|so) )*what (?:exactly )?is (?:this |the )?(?:lifetime|life time) access\b/;

/** "Is the access limited to a year?" */
export function access(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (part.text && asksMeaning.test(question.clause.text))
    return { ...part, text: `${part.text} ${say(provider, "notDetailed")}` };
  const isForGood = /lifetime|forever|unlimited/i.test(part.text ?? "");
  const asksEnd =
    /^(?!.*\b(?:still|keep|after)\b).*\b(?:limited|limit|expires?|expiry|(?:do|will|would) (?:i|we) lose|lose (?:the |my |our )?access)\b|^(?!.*\b(?:still|keep|stay|stays|or|after it)\b).*\b(?:cut off|taken (?:away|back|down|from)|switched off|deleted|removed|revoked|withdrawn|blocked|lapses?|vanish(?:es)?|disappears?|runs? out|stops? working|(?:access|materials?) (?:ends?|stops?|closes?))\b|\baccess\b(?: \w+){0,5}? (?:ends|stops|expires|runs out|(?:is|will be|gets) (?:over|gone|lost|closed|cut|taken away|switched off)|(?:is |lasts? )?only (?:lasts?|until|till|while|during|for (?:\S+ ){0,3}?(?:days?|weeks?|months?|years?|hours?|time|period|duration)\b(?! (?:course|program|one)))|will (?:end|stop|expire|run out))\b/;
  return isForGood && question.yesOrNo && asksEnd.test(question.clause.text)
    ? { ...part, text: `${say(provider, "no")} ${part.text?.replace(/^Yes\. /, "")}` }
    : part;
}

/** "Any centre outside Hyderabad?" */
const awayFrom =
  /\b(?:outside|beyond|away from|out of|not in|far from|in addition to|(?:come|travel|relocate|shift|move|get) to)(?: of)?$/;

export function otherCity(provider: Provider, question: Question): Part {
  const { city } = provider.content.site;
  const { tokens } = question.clause;
  const ours = tokens.some(
    ({ text, excluded }, at) =>
      !excluded &&
      city.toLowerCase().startsWith(text) &&
      !awayFrom.test(textOf(tokens.slice(Math.max(0, at - 3), at))),
  );
  // "Is it in Hyderabad only?"
  const asksOnly = /\bonly\b/.test(question.clause.text);
  // "You have centres in Hyderabad and Bangalore, right?"
  const isOfMore = tokens.some(
    ({ kind, text, excluded }) =>
      kind === "place" && !excluded && !city.toLowerCase().startsWith(text) && text !== "india",
  );
  const isOfOurs = ours && !asksOnly && !isOfMore;
  const part = stated(provider, { ...question, intent: isOfOurs ? "location" : "otherCity" });
  const named = question.clause.tokens.some(({ kind }) => kind === "place");
  const asksPlace = asksWhere.test(question.clause.text);
  const isSure = !asksOnly && !(ours && isOfMore);
  const verdict =
    question.yesOrNo && asksPlace && isSure && (named || ours)
      ? `${say(provider, ours ? "yes" : "no")} `
      : "";
  return { ...part, text: verdict + (part.text ?? "") };
}
