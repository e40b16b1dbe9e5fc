import type { Program } from "../../../../content/programs.ts";
import type { Talk } from "./talk.ts";

/** "The one I took off", "which I waved off", "that we dropped" */
const thatILeft =
  /\b(?:one|course|program|programme|training|that|which|what|wala) (?:that |which )?(?:i|we) (?:have |had |just |first )*(?:(?:took|taken|left|waved|crossed|struck|ruled?s?|threw|thrown|put|set|pushed|brushed|kicked|cut|sorted) (?:it )?(?:off|out|aside|away)|dropped|removed|excluded|rejected|refused|skipped|discarded|dismissed|declined|ignored|do not want|said no to|turned down|gave up|struck|scrapped|scratched|cancelled|canceled|subtracted|deducted|forgot)\b/;
/** "The dropped one", "the one left out" */
const leftOne =
  /\bthe (?:one|course|program|programme) (?:(?:that|which) (?:is|was) )?(?:dropped|removed|excluded|rejected|skipped|discarded|left out|ruled out|waved off|taken off|taken out)\b/;

/** Whether a part points at what was waved off before. */
export function pointsAtLeft(text: string): boolean {
  return thatILeft.test(text) || leftOne.test(text);
}

/** "And the one I took off?": of several that were kept what is none of them, of one what was spoken of before it. */
export function leftBefore({ text, focus, seen, programs }: Talk): readonly Program[] | undefined {
  if (!pointsAtLeft(text)) return undefined;
  const rest = programs.filter((program) => !focus.includes(program));
  const found = focus.length > 1 ? rest : seen.slice(0, 1);
  return found.length > 0 ? found : undefined;
}
