import { canBeExcluded } from "../tokens/name-kinds.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { unmark } from "./unmark.ts";

const lacks =
  "(?:skip|skips|avoid|avoids|lack|lacks|omit|omits|exclude|excludes|drop|drops|leave out|leaves out)";
const denied = `\\b(?:do|does|will|would|that|which|jo) not(?: \\w+)? ${lacks}`;
const deniedBefore = new RegExp(`${denied}(?: (?:the|any|on|its|your))*$`);
const deniedLack = new RegExp(denied, "g");
const reach = 7;

/** The words of a part without "does not skip": what is not left out is there. */
export function withoutDeniedLack(text: string): string {
  return text.replace(deniedLack, "");
}

/** "Which course does not skip deployment?" waves off nothing that is taught. */
export function markDeniedLack(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    const isTaught = token.kind === "word" ? token.features : canBeExcluded(token);
    const from = tokens.findLastIndex(({ ends }, place) => ends !== undefined && place < at) + 1;
    const before = textOf(tokens.slice(Math.max(from, at - reach), at));
    if (isTaught && deniedBefore.test(before)) unmark(token);
  });
}
