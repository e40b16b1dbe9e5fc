import type { Clause } from "../clauses/clauses.ts";
import { topicsOfLaunch } from "../intent-rules/intent-groups.ts";
import type { Context } from "../references/context.ts";
import { isProgram } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What may be asked of the launch and of the programs alike. */
const ofEither = wordSet("price mode schedule start unsaid location duration perks benefits seats");

/** So few questions lie between the launch and what is still asked of it. */
const near = 3;

/** Whether a talk that came to the launch has come to nothing else since: "(What is that popup?) Is it free?" */
export function isInLaunchTalk({ topics, said = [] }: Context): boolean {
  const at = topics.findIndex((topic) => topicsOfLaunch.has(topic));
  const since = topics.slice(0, Math.max(0, at));
  return at >= 0 && at < near && said.length === 0 && since.every((topic) => ofEither.has(topic));
}

const opens = "(?:(?:and|so|ok|okay|but|aur|to|toh|then|hmm|hi) )*";

/** "Which days", "what dates is it on?", "kis din hai" */
const whichDays = new RegExp(
  `^${opens}(?:(?:on )?(?:which|what) (?:all )?(?:days?|dates?)(?: (?:is|are|was|will|it|its|that|this|they|be|held|happening|on|then|exactly))*|(?:kis|kaunse|konse|kaun se|kaun sa|kaunsa|konsa) (?:din|date|tareekh|tarikh)(?: (?:hai|hain|ko|hoga|par|pe|kya|he))*)$`,
);

/** "What do I get for coming", "kya milega aane se", "what is in it for me?" */
const getsForIt = new RegExp(
  `^${opens}(?:what (?:all |else )*(?:do|will|would|can) (?:i|we|one|you) (?:get|gain|receive) (?:for|by|from|if|when|on|in return for|out of) (?:\\w+ )?(?:come|comes|coming|came|attend\\w*|join\\w*|go|going|it|that|this|show\\w*|turn\\w*)\\b.*|what is in it for (?:me|us)|(?:why should|what if|what for should) (?:i|we) (?:come|attend|join|go)(?: (?:to )?(?:it|that|this|there))?|(?:aane|jaane|attend karne|join karne) (?:se|par|pe|ka) kya (?:milega|milta|milegi|fayda|faida)\\b.*|kya (?:milega|milta hai) (?:aane|jaane|attend karne|join karne) (?:se|par|pe)\\b.*)$`,
);

const left =
  "(?:left|remaining|remain|baa?[kq]i|bach[aei]|bachi|bache|available|free|open|khaali|khali)";
/** "Fir pakka 25 hi baki hai na abhi?" */
const soManyLeft = new RegExp(
  `\\b\\d+\\b(?: \\w+){0,4}? ${left}\\b|\\b${left}(?: \\w+){0,2} \\d+\\b`,
);

/** What is asked of the launch that the talk is of, in words that name nothing. */
export function askedInLaunchTalk(clause: Clause, context: Context): string | undefined {
  const { text, tokens } = clause;
  if (tokens.some(isProgram) || !isInLaunchTalk(context)) return undefined;
  if (whichDays.test(text) || getsForIt.test(text)) return "launch";
  return soManyLeft.test(text) && !/\b(?:hours?|ghant\w+|days?|min\w*)\b/.test(text)
    ? "seats"
    : undefined;
}
