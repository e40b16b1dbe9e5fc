import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** "Dear team", "respected sir or madam" */
const salutation =
  /^(?:dear|hi|hello|hey|respected|namaste|good (?:morning|afternoon|evening)|greetings)(?: (?:to|dear|respected|the|your|admission|admissions|course|training|support|sales|team|sirs?|madam|maam|mam|ma|am|and|or|all|folks|friends?|there|everyone|aivy|concerned|person))+$/;

/** A message without the words that open a letter, so that "dear team" speaks of no team; as it is, where it says nothing else. */
export function withoutSalutation(tokens: readonly Token[]): readonly Token[] {
  const [first = [], ...others] = splitAfter(tokens, ({ ends }) => ends !== undefined);
  return others.length > 0 && salutation.test(textOf(first)) ? others.flat() : tokens;
}
