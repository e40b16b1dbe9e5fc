import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const wantsNone =
  "\\bnot (?:want|need|like|take|do|(?:looking|asking) for|interested in) (?:any|some|a|an|the|one|course|program|programme|training|thing|anything|something|ones|courses|programs)(?: \\w+){0,5}";

const limits = [
  // "Does it have 20 hours?"
  ["exactly", /\b(?:does|do|will|would) (?!(?:i|we|you)\b)(?:\S+ ){1,4}have(?: only| just)?$/],
  // "I don't have much time, maybe 12 hours"
  [
    "at most",
    /\b(?:not (?:have |got )?(?:much|enough|a lot(?: of)?|lots of|too much|so much)|(?:very|only|too) (?:little|limited)|little|limited|short of)(?: free| spare)?(?: time)?(?: (?:maybe|perhaps|about|around|just|only|say|like|some|it is|approximately|roughly))*$/,
  ],
  // "I can't do more than 12 hours"
  [
    "at most",
    /\b(?:not|cannot|cant|never|nor|(?<!\b(?:is|are) there )nothing) (?:(?!but\b)\w+ ){0,4}?(?:more|longer|over|above|beyond)(?: than)?(?: of| about)?$/,
  ],
  // "I don't want anything that goes on for more than 20 hours"
  ["at most", new RegExp(`${wantsNone} (?:more|longer|over|above|beyond)(?: than)?$`)],
  ["at least", new RegExp(`${wantsNone} (?:less|fewer|shorter|under|below)(?: than)?$`)],
  [
    "at least",
    /\b(?:not|cannot|cant|never|nor|(?<!\b(?:is|are) there )nothing) (?:(?!but\b)\w+ ){0,4}?(?:less|fewer|shorter|under|below)(?: than)?(?: of| about)?$/,
  ],
  // "Haven't got the time for a 40 hour course"
  [
    "under",
    /\b(?:not|no|never) (?:have |got )*(?:the |enough |any |so much |that much )*time (?:for|to (?:do|take|sit through|attend))(?: (?:a|an|the|your|any))*$/,
  ],
  [
    "under",
    /(?:not|cannot|cant) (?:want|wish|like|manage|afford|do|sit|spend|give|commit)(?: to)?(?: (?:sit|go|spend|do|give|through|for|commit|to|all|of|the|whole|full|take|invest|a))*$/,
  ],
  // "My limit is 45 hours", "we have budgeted 20 hours"
  [
    "at most",
    /\b(?:(?:budgeted|available|free|spare|sanctioned) (?:\w+ ){0,2}?time|budget|budgeted|limit|cap|ceiling|quota|allowance|allotted|allocated|sanctioned|approved|earmarked|reserved)(?: (?:is|are|of|for|us|me|at|to|was|only|about|around|just))*$/,
  ],
  [
    "at most",
    /(\b(?:weekends?|evenings?|days?|mornings?|nights?|weeks?) (?:so |that is )*(?:say|maybe|about|around|roughly)|(?:just|only|got|have) (?:\d|one|two|three|a few|a couple of) (?:say|maybe|about|around|roughly)|(?:most|only|have) (?:\w+ ){0,2}say|at most|atmost|(?<!\b(?:adds?|sums?|comes?) )up ?to|maximum|max|not more than|no more than|within|inside|can (?:give|free up|squeeze in|set aside|put aside|block|carve out|devote|invest|put in)|(?:i|we) give|(?:lets?|allows?) (?:me|us|people|everyone)(?: to)?(?: use| have| spend| take| claim)?|only (?:have|spare|got|got about|manage|give|for)|can spare|spare(?: only)?|(?:have|had)(?: only| just)?|got|just have|not over|not longer than|ya usse kam|not (?:exceed|cross|surpass)\w*|in|into)(?: (?:of|about|around|just|only|maybe|perhaps|roughly|say))*$/,
  ],
  [
    "at least",
    /(at least|atleast|kam se kam|minimum|min|not less than|no less than|not under|not shorter than)(?: of| about)?$/,
  ],
  [
    "under",
    /(less than|under|below|fewer than|shorter than|lesser than|not even|beneath)(?: the)?$/,
  ],
  [
    "over",
    /(more than|over|above|longer than|exceed\w*|cross\w*|surpass\w*|greater than|beyond|bigger than)(?: the)?$/,
  ],
] as const;
const limitsAfter = [
  [
    "at most",
    /^((?:each )?(?:not|no|nothing|never) (?:any )?(?:more|longer)\b|(?:each )?is (?:the |my |our )?(?:most|max|maximum|upper limit)\b|(?:each )?is (?:all|what (?:i|we) (?:get|have|can))\b|(?:be |is |would be |are )?(?:enough|sufficient|suffice\w*)\b|or (?:less|fewer|under|below|shorter)|(?:hai|hain|he) (?:usse|isse|us se|is se) (?:zyada|jyada) nahi|(?:and |but )?(?:not|no|nothing) (?:a minute )?(?:more|longer|beyond|above|over)\b|and (?:less|under|below)\b|max|maximum|tops\b|at (?:the )?(?:most|maximum|max)|tak|free\b|to spare|spare\b|se (?:zyada|jyada) (?:\w+ )?(?:nahi|mat|na)\b)/,
  ],
  [
    "at least",
    /^(or (?:more|over|above|longer)|(?:and |but )?(?:not|no|nothing) (?:less|fewer|shorter|below|under)\b|and (?:more|over|above|up|upwards?)\b|plus|(?:up|upwards?|onwards?)\b|min|minimum|at (?:the )?(?:least|minimum|min)\b|se kam (?:\w+ )?(?:nahi|mat|na)\b)/,
  ],
  ["under", /^se (?:kam|chh?ot[aei])\b/],
  // "30 ghante se zyada wale courses"
  ["over", /^se (?:zyada|jyada|adhik|upar|(?:bad|lamb)[aei])\b/],
  [
    "under",
    /^(?:thing |one |course |program )*(?:is |are |sounds? |seems? |feels? |looks? |would be |will be )*(?:way |far |a bit |just |really |simply )*too (?:much|long|many|big|heavy|lengthy)/,
  ],
  // "Mere paas total 12 ghante hi hain"
  ["at most", /^(?:hi|bas|sirf) (?:hai|hain|h|he|bach\w*|mil\w*|de|nikal\w*)\b/],
  // "25 ghante ya usse zyada"
  ["at least", /^(?:ya|aur|or) (?:us ?se|is ?se|unse) (?:zyada|jyada|upar|bada)\b/],
  // "40 ghante nahi de sakta", "a 40 hour course is never going to happen"
  ["under", /^(?:nahi|nahin|mat) (?:de|nikal\w*|kar|ho|jaa?|baith\w*|chal\w*)\b/],
  [
    "under",
    /^(?:thing |one |course |program )*(?:(?:is|are|was|will|would) )?(?:never|not) (?:be )?(?:(?:going to|gonna) (?:happen|work|fit)|happening|possible|doable|feasible|realistic|manageable)\b/,
  ],
  // "40 hours zyada hai yaar"
  ["under", /^(?:bahut |bohot |kaafi |thod[aei] )*(?:zyada|jyada) (?:hai|h|hain|ho|lag\w*)\b/],
  [
    "over",
    /^(?:is|are|seems?|sounds?|feels?|looks?)(?: (?:to be|a bit|a little|rather|quite|very|so|pretty|really|awfully|terribly|too|far too|way too|much too))? (?:thin|little|short|meagre|skimpy|scanty|few|brief|low|less|superficial|nothing)\b/,
  ],
] as const;

/** "15 hours this month and not a minute more": a limit from above, whatever stands between. */
const firmly =
  /^(?:(?!(?:and|but|or|is|are|which|what|how)\b)\w+ ){0,5}?(?:(?:and |but )*(?:not|no|nothing) (?:(?:a|an|one|even|single) ){0,3}(?:minute |hour |second |moment |day )*(?:more|longer|beyond|above|over)\b(?! than)|(?:at (?:the )?(?:very |absolute )*(?:most|maximum|max|outside)|maximum|max|tops)\b|(?:and |but )*(?:that|this|it) is (?:it|all|my (?:limit|maximum|ceiling|cap)|the (?:limit|maximum|ceiling|cap))\b|is (?:all i|(?:my|our|the) (?:\w+ )?(?:limit|maximum|max|ceiling|cap))\b)/;

/** "Anything below 20 hours is not reimbursed" demands as much. */
const isRefused =
  /^not (?:be )?(?:count|reimburs|recogni|covered|allowed|eligible|consider|accept|approv|sponsor)|^(?:is|are) (?:out|off|a no|no go|impossible|ruled out|beyond me)\b|^(?:is|are|does|do|will|would|can) not (?:be )?(?:count|reimburs|paid|pay|recogni|covered|allowed|enough|eligible|qualif|valid|consider|approv|accept|work|suffice)/;
/** "If I rule out anything beyond 10 hours" */
const rulesOut =
  /\b(?:(?:rul(?:e|ing)|leav(?:e|ing)|cross(?:ing)?|strik(?:e|ing)|tak(?:e|ing)|throw(?:ing)?) out|exclud(?:e|ing)|drop(?:ping)?|skip(?:ping)?|remov(?:e|ing)|except|ignor(?:e|ing))\b(?: \w+){0,6}? (?:beyond|over|above|more than|longer than|under|below|less than|shorter than)(?: the)?$/;

/** What is demanded where a limit is not wanted. */
const contrary: Readonly<Record<string, Limit>> = {
  under: "at least",
  "at most": "over",
  over: "at most",
  "at least": "under",
};

/** "20 hours of training minimum" */
const ofTraining =
  /^of (?:training|learning|teaching|instruction|class|classes|study|studies|content|course) /;

type Limit = (typeof limits | typeof limitsAfter)[number][0];

/** What the words before and behind an amount of hours make of it; `rest` is what goes on behind it. */
export function limitOf(
  before: string,
  following: string,
  rest: readonly Token[],
): Limit | undefined {
  const behind = following.replace(ofTraining, "");
  const [is] =
    limits.find(([, pattern]) => pattern.test(before)) ??
    limitsAfter.find(([, pattern]) => pattern.test(behind)) ??
    [];
  if (is) return isRefused.test(following) || rulesOut.test(before) ? contrary[is] : is;
  const end = rest.findIndex(({ ends }) => ends === "sentence");
  return firmly.test(textOf(end < 0 ? rest : rest.slice(0, end + 1))) ? "at most" : undefined;
}

/** "If I rule out anything with coding and anything beyond 10 hours": said further before than what is next to the hours. */
export function ruledOutFar(before: string, wholeBefore: string): boolean {
  return rulesOut.test(wholeBefore) && !rulesOut.test(before);
}

/** What is demanded where that much is not wanted. */
export function contraryOf<Is extends string>(is: Is): Limit | Is {
  return contrary[is] ?? is;
}
