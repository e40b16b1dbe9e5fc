import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { programsTeaching } from "../entities/programs-teaching.ts";
import { wavedOff } from "../negation/waved-off-programs.ts";
import type { Token } from "../tokens/token.ts";
import { listOf } from "./by-order.ts";
import { bySize } from "./by-size.ts";
import type { Talk } from "./talk.ts";

/** "Not that one." */
const wavesOffFocus =
  /(?<!^(?:is|are|was|does|did) )\b(?:(?:not(?: (?:want|like|take))?|except|besides|apart from|drop|skip|without|leave out|leaving(?: out)?|remove|exclude|excluding|minus) (?:that|this|it)|leave (?:that|this|it) (?:one|course|program|out|aside))\b/;

type Spoken = Pick<Talk, "focus" | "seen" | "programs" | "text">;

/** The programs that a part waves off: by name, by size, by place or by pointing at them. */
export function leftOutIn(
  tokens: readonly Token[],
  conditions: Conditions,
  described: readonly Program[],
  spoken: Spoken,
): ReadonlySet<Program> {
  const { size, placesOut = [], withoutCode } = conditions;
  const isNeeded = ({ needsCode }: Program) => withoutCode && !needsCode;
  return new Set([
    ...wavedOff(tokens, spoken.programs, described, isNeeded),
    ...(size?.isExcluded ? bySize(spoken.programs, size.is) : []),
    ...thatOne(spoken, tokens),
    ...ofDeed(spoken),
    // "Drop the first one.", "not the last two"
    ...placesOut.flatMap((place) => listOf(spoken).at(place) ?? []),
  ]);
}

/** What "not that one" waves off; "not that, something with agents" wants what teaches them all the same. */
function thatOne({ text, focus, programs }: Spoken, tokens: readonly Token[]): readonly Program[] {
  if (!wavesOffFocus.test(text) || focus.length > 2) return [];
  const wanted = tokens.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  const teaching = programsTeaching(programs, wanted);
  const isWanted = teaching.length > 0 && teaching.every((one) => focus.includes(one));
  return isWanted ? [] : focus;
}

const notDoing =
  /(?<!\b(?:i|he|she|they|we|you|who) (?:am|is|are|was|were) )\b(?:not|nothing|no|without|rather than|instead of|never) (?:(?:about|for|on|into|any|just|only|more|much|so) ){0,2}(\w{4,})ing\b(?! to\b)/;

/** "About building, not about managing": what is for managers. */
function ofDeed({ text, programs }: Spoken): readonly Program[] {
  const [, deed] = notDoing.exec(text) ?? [];
  if (!deed) return [];
  const doers = new RegExp(`\\b${deed}e?rs?\\b`, "i");
  return programs.filter(({ title, audience }) => doers.test(`${title} ${audience}`));
}

/** What is left when some are waved off; of two that were shown, the other: "drop the long one". */
export function leftOf({
  focus,
  programs,
  open,
}: Pick<Talk, "focus" | "programs" | "open">): readonly Program[] {
  const shown = focus.filter((program) => open.includes(program));
  if (shown.length > 0 && shown.length < focus.length) return shown;
  return open.length === programs.length ? [] : open;
}

/** "The one I took off", "which I waved off", "that we dropped" */
const thatILeft =
  /\b(?:one|course|program|programme|training|that|which|what|wala) (?:that |which )?(?:i|we) (?:have |had |just |first )*(?:(?:took|taken|left|waved|crossed|struck|ruled?s?|threw|thrown|put|set|pushed|brushed|kicked|cut|sorted) (?:it )?(?:off|out|aside|away)|dropped|removed|excluded|rejected|refused|skipped|discarded|dismissed|declined|ignored|do not want|said no to|turned down|gave up|struck|scrapped|scratched|cancelled|canceled|subtracted|deducted|forgot)\b/;
/** "The one left out" */
const leftOne =
  /\bthe (?:one|course|program|programme) (?:(?:that|which) (?:is|was) )?(?:dropped|removed|excluded|rejected|skipped|discarded|left out|ruled out|waved off|taken off|taken out)\b/;

/** Whether a part points at what was waved off before. */
function pointsAtLeft(text: string): boolean {
  return thatILeft.test(text) || leftOne.test(text);
}

/** "And the one I took off?": of several that were kept what is none of them, of one what was spoken of before it. */
export function leftBefore({ text, focus, seen, programs }: Talk): readonly Program[] | undefined {
  if (!pointsAtLeft(text)) return undefined;
  const rest = programs.filter((program) => !focus.includes(program));
  const found = focus.length > 1 ? rest : seen.slice(0, 1);
  return found.length > 0 ? found : undefined;
}
