import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import type { Token } from "../tokens/token.ts";
import { byOrder, namedBefore } from "./by-order.ts";
import { bySize, ofSize, severalBySize } from "./by-size.ts";
import { ofLastAnswer } from "./last-answer.ts";
import { leftBefore } from "./left-out-programs.ts";
import { bothLeft, otherPrograms, pairMeant } from "./other-programs.ts";
import type { Talk } from "./talk.ts";
import { ofOwner, owned } from "./whose-program.ts";

/** What a part of a message says, and what was said before it. */
type Pointing = {
  conditions: Conditions;
  talk: Talk;
  tokens: readonly Token[];
  /** What it names itself. */
  names: readonly Program[];
};

/** What a part may point at, undefined where it says nothing of the kind; and how much that weighs. */
type Source = {
  weight: number;
  of: (pointing: Pointing) => readonly Program[] | undefined;
};

/** "Of them", "of those two" */
const ofThem = /\b(of (?:them|these|those|the two))\b/;

/** Where what speaks for the same programs adds up, the best supported wins. */
const sources: readonly Source[] = [
  // "The agents course", "the shorter of the developer ones"
  { weight: 30, of: ({ names, ...rest }) => (names.length > 0 ? picked(names, rest) : undefined) },
  // "The one I took off"
  { weight: 31, of: ({ talk }) => leftBefore(talk) },
  // "The two that are left"
  { weight: 16, of: ({ conditions, talk }) => bothLeft(conditions, talk) },
  // "Mine", "does she need to code there?"
  { weight: 14, of: ({ conditions, talk }) => owned(conditions, talk) },
  // "And the manager's?"
  { weight: 13, of: ({ tokens, talk }) => ofOwner(tokens, talk) },
  // "Which one does?"
  { weight: 12, of: ({ talk }) => ofLastAnswer(talk) },
  // "The first one I said"
  { weight: 10, of: ({ conditions, talk }) => namedBefore(conditions, talk) },
  // "The two shortest"
  { weight: 9, of: ({ conditions, talk }) => severalBySize(conditions, talk) },
  // "The long one"
  { weight: 8, of: ({ conditions, talk }) => ofSize(conditions, talk) },
  // "The other one"
  { weight: 6, of: ({ conditions, talk }) => otherPrograms(conditions, talk) },
  // "The second one", "the first two"
  { weight: 4, of: ({ conditions, talk }) => byOrder(conditions, talk) },
  // "Both"
  { weight: 2, of: ({ conditions, talk }) => pairMeant(conditions, talk) },
  // "Of those"
  { weight: 1, of: ({ talk }) => (ofThem.test(talk.text) ? several(talk.focus) : undefined) },
];

/** The programs that a part names or points at; none where it does neither. */
export function referentsOf(pointing: Pointing): readonly Program[] {
  const candidates = new Map<string, { programs: readonly Program[]; weight: number }>();
  for (const { weight, of } of sources) {
    const programs = of(pointing);
    if (!programs) continue;
    const key = programs
      .map(({ slug }) => slug)
      .toSorted()
      .join();
    const found = candidates.get(key) ?? { programs, weight: 0 };
    candidates.set(key, { ...found, weight: found.weight + weight });
  }
  const [best] = [...candidates.values()].toSorted((a, b) => b.weight - a.weight);
  return best?.programs ?? [];
}

/** "The shorter of the developer ones": one of several that are named together. */
function picked(
  names: readonly Program[],
  { conditions: { size } }: Pick<Pointing, "conditions">,
): readonly Program[] {
  const isOneOf = names.length > 1 && size && !size.isExcluded;
  return isOneOf ? bySize(names, size.is) : names;
}

function several(programs: readonly Program[]): readonly Program[] | undefined {
  return programs.length > 1 ? programs : undefined;
}
