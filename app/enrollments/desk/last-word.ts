import type { QueryClient } from "@tanstack/react-query";
import type { Enquiry } from "./answers.ts";

/** Where a list comes late or has been dropped, this is still known; it goes with what the desk has loaded. */
const words = new WeakMap<QueryClient, Map<string, Enquiry>>();

/** What the server said last of an enquiry that was changed here. */
export function lastWord(client: QueryClient, id: string): Enquiry | undefined {
  return words.get(client)?.get(id);
}

/** Keeps what the server has said of an enquiry, unless it has said something newer. */
export function keepWord(client: QueryClient, enquiry: Enquiry): void {
  if (!words.has(client)) words.set(client, new Map());
  // Of the same version may be a row that shows a change already which is not saved.
  if (enquiry.version > (lastWord(client, enquiry.id)?.version ?? -1))
    words.get(client)?.set(enquiry.id, enquiry);
}

/** Once an enquiry is erased nothing of it stays. */
export function forgetWord(client: QueryClient, id: string): void {
  words.get(client)?.delete(id);
}

/** A row as it has come, or what was said of it since; its place in its own order stays. */
export function withLastWord(client: QueryClient, row: Enquiry): Enquiry {
  const word = lastWord(client, row.id);
  return word && word.version > row.version ? { ...word, key: row.key } : row;
}
