import type { QueryClient } from "@tanstack/react-query";
import type { Details, Enquiry, EnquiryPage } from "./answers.ts";
import { blocksKey } from "./blocks.ts";
import { keepWord, lastWord, withLastWord } from "./last-word.ts";

/** All details of enquiries that were opened. */
export const detailsKey = ["details"];

/** The numbers beside the choices. */
export const countsKey = ["counts"];

/** What the desk knows of an enquiry; undefined when it has not been loaded. */
export function findEnquiry(client: QueryClient, id: string): Enquiry | undefined {
  const row = findLoaded(client, id);
  return row ? withLastWord(client, row) : lastWord(client, id);
}

/** The newest that is loaded: a list that is no longer shown, or what was opened, may be older than the list beside it. */
function findLoaded(client: QueryClient, id: string): Enquiry | undefined {
  const opened = client
    .getQueriesData<Details>({ queryKey: detailsKey })
    .flatMap(([, details]) => details?.enquiry ?? []);
  const listed = client
    .getQueriesData<EnquiryPage>({ queryKey: blocksKey })
    .flatMap(([, block]) => block?.rows ?? []);
  const [newest] = [...opened, ...listed]
    .filter((row) => row.id === id)
    .sort((one, other) => other.version - one.version);
  return newest;
}

/** Keeps and shows an enquiry as the server has just said that it is. */
export function takeAnswer(client: QueryClient, enquiry: Enquiry): void {
  keepWord(client, enquiry);
  patchEnquiry(client, enquiry.id, enquiry);
}

/**
 * Shows an enquiry changed wherever it stands, but for where it is newer than that; it stays in its place, even where a
 * filter would now leave it out.
 */
export function patchEnquiry(client: QueryClient, id: string, changed: Partial<Enquiry>): void {
  // The key is that of the row's place in its own order.
  const { key: _, ...fields } = changed;
  const patch = (row: Enquiry) =>
    row.id === id && row.version <= (fields.version ?? row.version) ? { ...row, ...fields } : row;
  client.setQueriesData<EnquiryPage>({ queryKey: blocksKey }, (block) =>
    block?.rows.some((row) => row.id === id) ? { ...block, rows: block.rows.map(patch) } : block,
  );
  client.setQueriesData<Details>({ queryKey: detailsKey }, (details) =>
    details?.enquiry.id === id ? { ...details, enquiry: patch(details.enquiry) } : details,
  );
}
