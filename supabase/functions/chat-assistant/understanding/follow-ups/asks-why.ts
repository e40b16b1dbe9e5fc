import type { Program } from "../../../../../content/programs.ts";
import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Context } from "../references/context.ts";
import { recommendedIn } from "../references/recommended.ts";
import { withoutEdges } from "../sentences/opening-words.ts";
import { isQuestion } from "../sentences/statements.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const asking = "(?:why|how come|how so|ky[ou]n?|kyon|kis liye|what for)";
const pointed =
  "(?:that|this|it|these|those|them|the (?:first|second|third|other|last|same))(?: (?:one|ones|two|course|courses|program|programs))?";
const saying =
  "(?:say|saying|said|tell (?:me|us)|told (?:me|us)|give (?:me|us)|show (?:me|us)|think|thinking|thought|suggest|suggesting|suggested|recommend|recommending|recommended|choose|chose|chosen|pick|picked|picking|name|named|feel|believe|propose|proposed|advise|advised|decide|decided)";

/** "Why?", "how come?", "reason?": of what was just said. */
const bare = new RegExp(
  `^(?:${asking}(?: so| is that(?: so)?| though)?|(?:any |the |what is the |and the )?reasons?(?: (?:for (?:that|this|it)|behind (?:that|this|it)|why))?|based on what|on what basis)$`,
);

/** "Why that one?", "yahi kyu?", "why did you tell me the managers' one first?", "what makes you say so?", "on what basis do you say that?" */
const ofThat = [
  new RegExp(
    `^${asking} (?:only |just |especially )?${pointed}(?: only)?(?: (?:and )?(?:nothing else|(?:not|over|instead of|rather than) (?:the |any |all )?(?:others?|rest|other (?:ones|two|courses?|programs?))))?$`,
  ),
  new RegExp(
    `^(?:yahi|wahi|ye|yeh|wo|woh|isko|usko|isi|ye hi|yeh hi)(?: wala| wali| course| ko)*(?: hi)? ${asking}$`,
  ),
  new RegExp(`\\b(?:why|how come) (?:do|did|would|are|have|should) you (?:\\w+ )?${saying}\\b`),
  new RegExp(`\\bwhat makes you (?:so )?(?:${saying}|sure|certain)\\b`),
  new RegExp(
    `\\b(?:on what basis|based on what|how) (?:do|did|are|have) you ${saying}\\b(?! (?:i|we|one|who)\\b)`,
  ),
];

const fit =
  "(?:right|good|better|best|suitable|nearest|suits?|fits?|suited|meant|near|ideal|a (?:good|better|right) fit|the (?:right|best|better|nearest))";

/** "Why is it right for me?", "why does the app one suit me better?", "what makes it the right fit?" */
const ofFit = [
  new RegExp(
    `\\bwhy (?:is|does|would|do|are|should|will) (?:\\S+ ){1,5}?(?:be )?${fit}(?: \\w+){0,2}? (?:for )?(?:me|us|him|her|them|my \\w+)\\b`,
  ),
  new RegExp(`\\bwhat makes (?:it|that|this|them|the \\w+(?: \\w+)?) (?:so )?${fit}\\b`),
];

/** "Why not the managers one?", "why agentic and not the app one?", "app wala kyu nahi?" */
const ofNamed =
  /^(?:why|how come)(?: not)?(?: the| only| just)* (?!(?:is|are|was|do|does|did|should|would|can|could|will|has|have|am|must|not|no|only|so)\b)(?:\S+ ){0,7}?\S+$|^(?:\S+ ){1,4}ky[ou]n?(?: nahi)?$/;

type Said = { text: string; tokens: readonly Token[] };

function isPointing({ text }: Said): boolean {
  return [...ofThat, ...ofFit].some((says) => says.test(text));
}

/** Nothing but programs is named beside it. */
function isNaming({ text, tokens }: Said): boolean {
  const named = tokens.some(({ kind }) => kind === "program" || kind === "hours");
  const isElse = tokens.some(({ kind }) => kind === "skill" || kind === "person");
  return named && !isElse && ofNamed.test(text);
}

/** "Why that one? I'm not a manager": what is only told behind it asks nothing else. */
function firstSentence(sentences: readonly (readonly Token[])[]): Said | undefined {
  const [first = [], ...others] = sentences;
  const isAsked = others.some((one) => isQuestion({ tokens: one, text: textOf(one) }));
  const said = { tokens: first, text: withoutEdges(textOf(first)) };
  return others.length > 0 && isPointing(said) && !isAsked ? said : undefined;
}

/** The last sentence of a message, where nothing before it asks; the first, where only that does. */
function askingSentence(tokens: readonly Token[]): Said | undefined {
  const sentences = splitAfter(tokens, ({ ends }) => ends === "sentence");
  const first = firstSentence(sentences);
  if (first) return first;
  const asksBefore = sentences
    .slice(0, -1)
    .some((one) => isQuestion({ tokens: one, text: textOf(one) }));
  const last = sentences.at(-1) ?? [];
  return asksBefore ? undefined : { tokens: last, text: withoutEdges(textOf(last)) };
}

/** "Why so long?", "why is the first one 4 times longer?", "why only 10 hours?" */
const ofLength =
  /^why (?=.*\b(?:hours?|long|longer|short|shorter|lengthy|big|bigger|time|duration)\b)(?!.*\b(?:not|i|we|you|he|she|seats?|start|starts|date|wait)\b)/;

/**
 * The question of a message for a reason: of what was recommended, whatever else is named ("why do you think that fits
 * me better than the business one?" asks of no other school), or of how long something is.
 */
export function asksWhy(
  { tokens, clauses }: { tokens: readonly Token[]; clauses: readonly Clause[] },
  context: Context,
  programs: readonly Program[],
): Asked | undefined {
  const said = askingSentence(tokens);
  const last = clauses.at(-1);
  if (!said || !last) return undefined;
  const clause = { ...last, tokens: said.tokens, text: textOf(said.tokens) };
  const isKnown = recommendedIn(context, programs).length > 0;
  const isBare = bare.test(said.text) && context.topics[0] === "recommendation";
  if (isKnown && (isBare || isPointing(said) || isNaming(said))) return { intent: "why", clause };
  return ofLength.test(said.text) ? { intent: "duration", clause } : undefined;
}
