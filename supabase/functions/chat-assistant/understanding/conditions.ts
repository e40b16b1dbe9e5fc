import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

/** What a message demands of the programs that it asks about. */
export type Conditions = {
  hours?: { is: "at most" | "under" | "at least" | "over" | "not" | "exactly"; value: number };
  extreme?: "longest" | "shortest";
  /** "How long are they altogether?" */
  adds: boolean;
  /** 0 for "the first one"; -1 for "the last one". */
  place?: number;
  /** "The long one": what it points at, or waves off. */
  size?: { is: "longest" | "shortest"; isExcluded: boolean };
  isOther: boolean;
  isBoth: boolean;
  isAll: boolean;
  /** Whoever writes cannot or does not want to write code, or asks what needs none. */
  withoutCode: boolean;
  /** Asks what involves code. */
  withCode: boolean;
};

const limits = [
  [
    "at most",
    /(at most|atmost|up ?to|maximum|max|not more than|no more than|within|only (?:have|spare|got|got about|manage|give|for)|can spare|spare(?: only)?|have(?: only| just)?|just have|not over|not longer than|ya usse kam|not exceed\w*)(?: of| about| around)?$/,
  ],
  [
    "at least",
    /(at least|atleast|minimum|min|not less than|no less than|not under|not shorter than)(?: of| about)?$/,
  ],
  [
    "under",
    /(less than|under|below|fewer than|shorter than|lesser than|not even|beneath)(?: the)?$/,
  ],
  [
    "over",
    /(more than|over|above|longer than|exceeding|exceeds|greater than|beyond|bigger than)(?: the)?$/,
  ],
  ["not", /(not|isnt|except|other than|excluding)(?: take| last| exactly| just| of| the)?$/],
] as const;
const limitsAfter = [
  ["under", /^(se kam|se chota|or less|max|at most|tak)/],
  ["over", /^(se zyada|se jyada|se bada|or more|plus|at least)/],
] as const;

const places: Record<string, number> = {
  first: 0,
  "1st": 0,
  pehla: 0,
  pehle: 0,
  second: 1,
  dusra: 1,
  doosra: 1,
  dusre: 1,
  third: 2,
  teesra: 2,
  last: -1,
  fourth: 3,
};
const placed =
  /\b(first|pehla|pehle|second|dusra|doosra|dusre|third|teesra|fourth|last)(?: (?:course|program|programme|one|wala|wale|option|bootcamp|training)s?\b|$)/;

const sizes =
  /(\b(?:not|except|besides|dont want|do not want|no)(?: want| like| take)? )?\bthe (long|longer|longest|big|bigger|short|shorter|shortest|small|smaller|quick) (?:one|ones|course|program|bootcamp)\b/;

const longest =
  /\b(longest|most hours|max(?:imum)? hours|most time|biggest|lengthiest|longer|more time|more hours|sabse (?:lamba|bada|zyada|jyada)|lamba|highest hours|takes more)\b/;
const shortest =
  /\b(shortest|least hours|min(?:imum)? hours|least time|fewest hours|quickest|fastest|smallest|shorter|less time|fewer hours|sabse (?:chota|chhota|kam)|kam time|quicker|takes less)\b/;

const noCode =
  /\b(no|not|without|never|zero|cant|can not|bina|dont|do not|avoid|nothing about|scared of|hate|least|nahi|non|minimal|weak in|afraid of|free of|instead of|cannot|allergic to) (?:\w+ ){0,4}?(cod(?:e|ed|ing|er)|program(?:ming|med|mer)|tech|technical|techie)\b|\b(cod(?:e|ing)|programming|technical)(?: \w+){0,2} (nahi|nahin|illa|free|raadu|not needed|not required)\b|\bnontechnical\b|\bnoncoder/;
const someCode =
  /\b(need|needs|require|requires|involve|involves|with|want|like|love|know|can) (?:\w+ ){0,2}?(cod(?:e|ing)|programming)\b/;

/** Reads the demands of a message from its words. */
export function readConditions(tokens: readonly Token[]): Conditions {
  const text = textOf(tokens);
  const hours = hoursDemanded(tokens);
  const place = places[placed.exec(text)?.[1] ?? ""];
  const sized = sizes.exec(text);
  const withoutCode = noCode.test(text) && !/\bnot only\b/.test(text);
  return {
    ...(hours && { hours }),
    ...(longest.test(text) && !/longer than \d/.test(text) && { extreme: "longest" as const }),
    ...(shortest.test(text) &&
      !longest.test(text) &&
      !/shorter than \d/.test(text) && { extreme: "shortest" as const }),
    adds: /\b(total|altogether|all together|in all|combined|sum|add up|milake|mila ke|mila kar|kul|put together|together|one after (?:the )?other|if i (?:take|do) (?:both|all))\b/.test(
      text,
    ),
    ...(place !== undefined && { place }),
    ...(sized && {
      size: {
        is: /long|big/.test(sized[2] ?? "") ? ("longest" as const) : ("shortest" as const),
        isExcluded: sized[1] !== undefined,
      },
    }),
    isOther:
      /\b(the other|another one|other one|others|other ones|other two|other courses?|other programs?|dusra wala|doosra wala|remaining|rest of)\b/.test(
        text,
      ),
    isBoth: /\b(both|dono|donon|the two|these two|those two)\b/.test(text),
    isAll: /\b(all|each|every|any of|sab|sabhi|teeno|saare|sare)\b/.test(text),
    withoutCode,
    withCode: !withoutCode && someCode.test(text),
  };
}

function hoursDemanded(tokens: readonly Token[]): Conditions["hours"] {
  const at = tokens.findIndex(({ kind }) => kind === "hours");
  const token = tokens[at];
  if (token?.kind !== "hours") return undefined;
  const start = Math.max(0, at - 5);
  const previous = tokens.slice(start, at).filter((word) => !word.ends || word === tokens[at - 1]);
  const before = textOf(previous);
  const following = textOf(tokens.slice(at + 1, at + 4));
  const limit =
    limits.find(([, pattern]) => pattern.test(before)) ??
    limitsAfter.find(([, pattern]) => pattern.test(following));
  return { is: token.excluded ? "not" : (limit?.[0] ?? "exactly"), value: token.value };
}

/** Whether these hours meet the demand. */
export function meets(hours: number, demand: NonNullable<Conditions["hours"]>): boolean {
  const { is, value } = demand;
  const checks = {
    "at most": hours <= value,
    under: hours < value,
    "at least": hours >= value,
    over: hours > value,
    not: hours !== value,
    exactly: hours === value,
  };
  return checks[is];
}
