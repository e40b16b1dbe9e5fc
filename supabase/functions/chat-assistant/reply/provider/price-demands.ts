import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { pricesOf } from "./told-prices.ts";

type PriceDemand = { is: "at most" | "under" | "at least" | "over"; value: number };

const number = "(\\d+) ?(k|thousand|hazar|lakhs?|lacs?)?\\b";
const between = "(?: \\w+){0,4}? ";
/** "Under 15,000", "my budget is 10k", "10k max", "got only 10k with me", "above 50k", "at least 20 thousand" */
const demands: readonly (readonly [PriceDemand["is"], RegExp])[] = [
  [
    "at most",
    new RegExp(
      `\\b(?:budget|at most|max(?:imum)?|within|up ?to|(?:not|no) (?:more|higher|costlier) than|not (?:above|over)|(?:only|just) (?:have|has|got)|(?:got|have|has) (?:only|just|about|around)|(?:can|will) (?:only )?(?:spend|pay|afford)|mere paas)\\b${between}${number}|\\b${number}(?: \\w+)? (?:max(?:imum)?|budget|at most|tak|se kam|(?:with|on) (?:me|us|hand)|in (?:hand|my pocket)|(?:hi )?hai mere paas)\\b`,
    ),
  ],
  [
    "under",
    new RegExp(`\\b(?:under|below|less than|cheaper than|lower than)\\b${between}${number}`),
  ],
  [
    "at least",
    new RegExp(
      `\\b(?:at least|min(?:imum)?|(?:not|no) (?:less|lower|cheaper) than|not (?:under|below))\\b${between}${number}`,
    ),
  ],
  [
    "over",
    new RegExp(
      `\\b(?:above|over|beyond|more than|costlier than|higher than)\\b${between}${number}|\\b${number}(?: \\w+)? se (?:zyada|jyada|upar)\\b`,
    ),
  ],
];
const units: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, hazar: 1e3 };
const lakh = 1e5;
/** What costs less than this is a number of something else. */
const least = 100;

/** What a message says that a program may cost. */
function demandIn(said: string): PriceDemand | undefined {
  for (const [is, says] of demands) {
    const [amount, unit] = (says.exec(said) ?? []).slice(1).filter((part) => part !== undefined);
    const value = Number(amount ?? 0) * (unit ? (units[unit] ?? lakh) : 1);
    if (value >= least) return { is, value };
  }
  return undefined;
}

function meets(price: number, { is, value }: PriceDemand): boolean {
  if (is === "at most") return price <= value;
  if (is === "under") return price < value;
  return is === "over" ? price > value : price >= value;
}

/** "My budget is 10k. What can I take?", "which cost more than 50,000?": what costs so much, where prices are published. */
export function meetingPrice(provider: Provider, question: Question): Part | undefined {
  const demand = demandIn(textOf(question.message));
  if (!demand) return undefined;
  const { open, named } = question.selection;
  const pool = named.length > 0 ? named : open;
  const told = pricesOf(provider, pool);
  if (!told) return undefined;
  const found = pool.filter((_, at) => meets(told.numbers[at] ?? 0, demand));
  // "Is the Tally course under 10,000?"
  if (question.yesOrNo && named.length > 0) {
    const verdict = say(provider, found.length === pool.length ? "yes" : "no");
    return { text: `${verdict} ${told.lines}`, programs: pool, isWorkedOut: true };
  }
  if (found.length > 0)
    return { text: pricesOf(provider, found)?.lines ?? "", programs: found, met: found };
  const isCheap = demand.is === "at most" || demand.is === "under";
  const none = say(provider, isCheap ? "noneSoCheap" : "noneSoDear");
  return { text: `${none}\n${told.lines}`, programs: pool };
}
