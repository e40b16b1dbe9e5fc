import type { QueryClient } from "@tanstack/react-query";
import type { Enquiry, Status } from "./answers.ts";
import { isErased } from "./erased.ts";

/** Where a list comes late or has been dropped, this is still known; it is kept as long as all that nobody looks at. */
const wordsKey = ["word"];

/** What the server said last of an enquiry that was changed here. */
export function lastWord(client: QueryClient, id: string): Enquiry | undefined {
  return client.getQueryData<Enquiry>([...wordsKey, id]);
}

/** Keeps what the server has said of an enquiry, unless it has said something newer or the enquiry is erased. */
export function keepWord(client: QueryClient, enquiry: Enquiry): void {
  const { id, version } = enquiry;
  if (isErased(client, id)) return;
  const word = lastWord(client, id);
  // Its time begins anew: written over, it would go with the first, perhaps while a change is under way.
  forgetWord(client, id);
  // Of the same version may be a row that shows a change already which is not saved.
  client.setQueryData([...wordsKey, id], word && word.version >= version ? word : enquiry);
}

/** Whether an enquiry has, by the last word on it, still the status that something was offered for; always, where that is none. */
export function isStill(client: QueryClient, id: string, offeredFor: Status | undefined): boolean {
  return !offeredFor || (lastWord(client, id)?.status ?? offeredFor) === offeredFor;
}

/** Once an enquiry is erased nothing of it stays. */
export function forgetWord(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: [...wordsKey, id] });
}

/** A row as it has come, or what was said of it since; its place in its own order stays. */
export function withLastWord(client: QueryClient, row: Enquiry): Enquiry {
  const word = lastWord(client, row.id);
  return word && word.version > row.version ? { ...word, key: row.key } : row;
}
