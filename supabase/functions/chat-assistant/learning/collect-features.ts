import type { Model } from "../understanding/scoring/learned.ts";

/** An example: its intent's place, and the names of its features. */
export type Named = { intent: number; names: ReadonlySet<string> };

/** Features that are seen with fewer intents than this weigh only for those: most of the weights would be next to none. */
const dense = 16;

type Seen = { documents: number; intents: Map<number, number> };

/** The features of these examples, in columns that have no weights yet. */
export function collectFeatures(
  rows: readonly Named[],
  intents: readonly string[],
): Omit<Model, "weights"> {
  const seenWith = countFeatures(rows);
  const all = [...seenWith.values()];
  const most = all.map(mostOf);
  return {
    intents,
    examples: rows.length,
    names: [...seenWith.keys()],
    documents: all.map(({ documents }) => documents),
    telling: most.map(([intent]) => intent),
    times: most.map(([, times]) => times),
    spans: all.map((seen) => (isDense(seen) ? 0 : seen.intents.size)),
    own: all.filter((seen) => !isDense(seen)).flatMap((seen) => [...seen.intents.keys()]),
  };
}

function isDense({ intents }: Seen): boolean {
  return intents.size >= dense;
}

/** With which intents each is seen how often; a pair or a part that is seen in four examples or fewer is left out. */
function countFeatures(rows: readonly Named[]): Map<string, Seen> {
  const seenWith = new Map<string, Seen>();
  for (const { intent, names } of rows) {
    for (const name of names) {
      let entry = seenWith.get(name);
      if (!entry) {
        entry = { documents: 0, intents: new Map() };
        seenWith.set(name, entry);
      }
      entry.documents++;
      entry.intents.set(intent, (entry.intents.get(intent) ?? 0) + 1);
    }
  }
  for (const [name, { documents }] of seenWith) {
    if (documents < 5 && (name.includes(" ") || name.startsWith("#"))) seenWith.delete(name);
  }
  return seenWith;
}

/** The intent that it is seen with most, and how often. */
function mostOf({ intents }: Seen): [intent: number, times: number] {
  let [intent, most] = [0, 0];
  for (const [one, count] of intents) if (count > most) [intent, most] = [one, count];
  return [intent, most];
}
