import { talks } from "../talks/all.ts";
import { type LabelledPart, partsOf } from "./messages.ts";

/** What is said in a talk, with what was asked last before it; what a talk begins with has nothing before it. */
export type LabelledTurn = { parts: readonly LabelledPart[]; before?: string };

/** The turns of all talks (talks/). */
export function labelledTurns(hands: readonly string[] = talks): LabelledTurn[] {
  return hands.flatMap((lines) =>
    lines
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap(turnsOf),
  );
}

/** The turns of one line, such as "[seats] how many seats > [seats] for all courses". */
export function turnsOf(line: string): LabelledTurn[] {
  let before: string | undefined;
  return line.split(" > ").map((turn) => {
    const parts = partsOf(turn);
    const said = { parts, ...(before && { before }) };
    before = parts.findLast(({ label }) => label !== "-")?.label ?? before;
    return said;
  });
}
