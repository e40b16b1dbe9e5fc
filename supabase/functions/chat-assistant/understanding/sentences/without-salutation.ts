import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "Dear team", "respected sir or madam" */
const salutation =
  /^(?:dear|hi|hello|hey|respected|namaste|good (?:morning|afternoon|evening)|greetings)(?: (?:to|dear|respected|the|your|admission|admissions|course|training|support|sales|team|sirs?|madam|maam|mam|ma|am|and|or|all|folks|friends?|there|everyone|aivy|concerned|person))+$/;
/** "Warm regards", before the name of whoever writes */
const farewell =
  /^(?:(?:with|kind|warm|best|many|thanks|thank you|and|yours) )*(?:regards|sincerely|faithfully|truly|thanking you)$/;
/** A name has no more words. */
const longestName = 4;

/** A message without the words that open and close a letter, so that "dear team" speaks of no team; as it is, where it says nothing else. */
export function withoutSalutation(tokens: readonly Token[]): readonly Token[] {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined);
  const from = parts.length > 1 && salutation.test(textOf(parts[0] ?? [])) ? 1 : 0;
  const bye = parts.findLastIndex((part) => farewell.test(textOf(part)));
  const name = parts.slice(bye + 1).flat();
  const to = bye > from && name.length <= longestName ? bye : parts.length;
  return parts.slice(from, to).flat();
}
