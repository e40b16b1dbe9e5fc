import { editDistance } from "../supabase/functions/chat-assistant/language/edit-distance.ts";

/** The name among these that was probably meant, if one is so like. */
export function nearest(name: string, among: readonly string[]): string | undefined {
  const [best] = among
    .map((other) => ({ other, distance: editDistance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= Math.min(3, Math.floor(other.length / 2)))
    .toSorted((one, another) => one.distance - another.distance);
  return best?.other;
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What to write for a name that is not known: the one that was probably meant, or any that there is. */
export function whatToWrite(name: string, among: readonly string[]): string {
  const meant = nearest(name, among);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return `write ${oneOf.format(among.map((other) => `"${other}"`))}.`;
}
