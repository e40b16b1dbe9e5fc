import type { Program } from "../../../../content/programs.ts";
import { asksOfEach } from "../understanding/of-launch.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";
import { launchProgram } from "./launching.ts";
import { stated } from "./stated.ts";
import { titles } from "./titles.ts";

const asksWhere =
  /\b(office|offices|based|located|location|branch|branches|centre|center|campus|situated|(?:are you|you are) (?:guys |people )?(?:in|from|at)|you have in|present in|where you are)\b/;

/** "How many of them are gone already?" */
const ofTaken =
  /\b(?:left|gone|taken|booked|filled|(?<!how )full|sold|remain|remains|remaining|reserved|still (?:free|open|there|available)|so far|already|bach[aei]|bachi)\b/;

/** "There are 50 seats, right?" */
export function seats(provider: Provider, question: Question): Part {
  const part = seatsOf(provider, question);
  const isOfTaken = part.text && ofTaken.test(question.clause.text);
  return isOfTaken ? { ...part, text: `${part.text} ${say(provider, "seatsTaken")}` } : part;
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
  const count = Number(/\d+/.exec(provider.content.launch?.seats ?? "")?.[0]);
  const asked = question.clause.tokens.find(
    (token, at, all) =>
      "value" in token &&
      /^(?:seat|place|people|spot|person|of|more)/.test(all[at + 1]?.text ?? ""),
  );
  if (!part.text || !count || !asked || !("value" in asked) || !question.yesOrNo) return part;
  const { text } = question.clause;
  const holds = /\b(?:more than|over|above)\b/.test(text)
    ? count > asked.value
    : /\b(?:less than|fewer than|under|below)\b/.test(text)
      ? count < asked.value
      : /\b(?:are there|there are|have|only|just|total|exactly)\b/.test(text)
        ? count === asked.value
        : count >= asked.value;
  return { ...part, text: `${say(provider, holds ? "yes" : "no")} ${part.text}` };
}

/** The programs asked about that are not the launched one; asked of each, all such. */
function notLaunched(
  { content }: Provider,
  { selection }: Question,
  isOfEach: boolean,
): readonly Program[] {
  const { named } = selection;
  const about = isOfEach && named.length === 0 ? content.programs : named;
  return content.launch || named.length > 0
    ? about.filter(({ slug }) => slug !== content.launch?.program)
    : [];
}

/** "Is the access limited to a year?" */
export function access(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const isForGood = /lifetime|forever|unlimited/i.test(part.text ?? "");
  const asksEnd =
    /^(?!.*\b(?:still|keep|after)\b).*\b(?:limited|limit|expires?|expiry|(?:do|will|would) (?:i|we) lose|lose (?:the |my |our )?access)\b/;
  return isForGood && question.yesOrNo && asksEnd.test(question.clause.text)
    ? { ...part, text: `${say(provider, "no")} ${part.text?.replace(/^Yes\. /, "")}` }
    : part;
}

export function otherCity(provider: Provider, question: Question): Part {
  const { city } = provider.content.site;
  const ours = question.clause.tokens.some(({ text }) => city.toLowerCase().startsWith(text));
  const part = stated(provider, { ...question, intent: ours ? "location" : "otherCity" });
  const named = question.clause.tokens.some(({ kind }) => kind === "place");
  const isTheirs = /\b(?:our|my) (?:own )?(?:office|premises|company|campus|college)\b/;
  const asksPlace = asksWhere.test(question.clause.text) && !isTheirs.test(question.clause.text);
  const verdict =
    question.yesOrNo && asksPlace && (named || ours)
      ? `${say(provider, ours ? "yes" : "no")} `
      : "";
  return { ...part, text: verdict + (part.text ?? "") };
}
