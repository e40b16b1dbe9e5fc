import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { paceIn } from "../tokens/pace.ts";
import { timeClaimedIn, timeUnitAsked } from "../tokens/time-claimed.ts";
import { wordSet } from "../tokens/word-set.ts";

/** "40 hours, if I do 1 hour a day after office?" */
const ofHours =
  /^(?:(?:and|so|ok|okay|but|then|well|why not|hmm|no) )*(?:only |just |about )?\d+ hours\b(?! (?:a|per|each|every|on|in|at|of|daily|weekly|monthly)\b(?! \d))/;
/** "She can do it in the holidays, 2 hours every day" */
const tellsPace =
  /^(?:(?:and|so|ok|okay|but|then|well|yes|no|hmm) )*(?:i|we|he|she|they|my \w+) (?:(?:can|could|will|would|might|may|plan to|want to) (?:only |just |easily |maybe |always )*(?:do|give|manage|spend|spare|study|put|take|sit|learn|work|find)|(?:only |just )*(?:have|has|get|gets|manage|manages))\b/;
/** What is sought by a pace, or when it is taught, is no sum. */
const seeks =
  /\b(?:which|what|who|anything|something|any|suggest|recommend|possible|can i join|enough|kaunsa|konsa|class|classes|session|sessions|batch|timings?|recordings?|teach|cover)\b/;
const few = 16;
/** So few words tell no more than a pace. */
const bare = 6;

/** Whether it begins with hours of which no pace is told. */
export function beginsWithHours(text: string): boolean {
  return ofHours.test(text);
}

/** "(40 hours at 4 every weekend,) so 10 weekends?" */
const onlyClaims =
  /^(?:(?:so|then|that is|is that|it is|makes|that makes|means) )+(?:about |around |only |just )?\w+ (?:days|weeks|months|sundays|saturdays|weekends|evenings|mornings|nights)(?: (?:right|no|correct|then|total|in all))*$/;

/** What so many hours make at a pace: "10 hours at 2 hours a Sunday is 5 weeks, no?", of what the talk is of. */
export function asksAtPace(clause: Clause, { focus, topics }: Context): string | undefined {
  const { text, tokens } = clause;
  if (seeks.test(text.replace(/^(?:and |so )*what if\b/, "")) || tokens.length > few)
    return undefined;
  if (asksInWeeks(text, tokens, focus.length)) return "duration";
  if (topics[0] === "duration" && onlyClaims.test(text)) return "duration";
  if (!((paceIn(text)?.hours ?? 0) > 0)) return undefined;
  const isSaid =
    timeClaimedIn(text) !== undefined ||
    timeUnitAsked(text) !== undefined ||
    (tokens.filter(({ kind }) => kind === "hours").length > 1 && beginsWithHours(text));
  return isSaid || tellsOwnPace(clause, { focus, topics }) ? "duration" : undefined;
}

/** "And if I do 2 hours daily?", "din me 2 ghante", as she asked for it */
function tellsOwnPace(
  { text, tokens }: Clause,
  { focus, topics: [last = ""] }: Pick<Context, "focus" | "topics">,
): boolean {
  const isTold = tellsPace.test(text);
  if (ofTime.has(last) && !/\bor\b/.test(text) && (isTold || tokens.length <= bare)) return true;
  return isTold && focus.length === 1 && last !== "";
}

const ofTime = wordSet("duration schedule");

const besideJob =
  /^(?!.*\b(?:class|classes|sessions?|batch|notice|leave|refund|before|until|till|after)\b).*\b(?:would|will|does|is|for|take|takes|makes?)\b.*\b(?:full ?time|jobs?|working|employed|office)\b/;

/** "40 hours, how many weeks would that be for someone with a full time job?" */
function asksInWeeks(text: string, tokens: Clause["tokens"], inHand: number): boolean {
  const isOfOne = inHand === 1 || tokens.some(({ kind }) => kind === "hours" || kind === "program");
  return isOfOne && timeUnitAsked(text) !== undefined && besideJob.test(text);
}
