import type { QueryClient } from "@tanstack/react-query";
import type { Details, Enquiry, EnquiryPage } from "./answers.ts";
import { blocksKey } from "./blocks.ts";
import { keepWord, lastWord, withLastWord } from "./last-word.ts";
import { addUnsaved, endUnsaved } from "./unsaved.ts";

/** All details of enquiries that were opened. */
export const detailsKey = ["details"];

/** The numbers beside the choices. */
export const countsKey = ["counts"];

type Fields = Partial<Enquiry>;

/** What the desk knows of an enquiry; undefined when it has not been loaded. */
export function findEnquiry(client: QueryClient, id: string): Enquiry | undefined {
  return findEnquiries(client, [id]).get(id);
}

/** The same of several, by their ids. */
export function findEnquiries(client: QueryClient, ids: string[]): Map<string, Enquiry> {
  const found = findLoaded(client, new Set(ids));
  for (const id of ids) {
    const row = found.get(id);
    const known = row ? withLastWord(client, row) : lastWord(client, id);
    if (known) found.set(id, known);
  }
  return found;
}

/** The newest that is loaded: a list that is no longer shown, or what was opened, may be older than the list beside it. */
function findLoaded(client: QueryClient, ids: ReadonlySet<string>): Map<string, Enquiry> {
  const opened = client
    .getQueriesData<Details>({ queryKey: detailsKey })
    .flatMap(([, details]) => details?.enquiry ?? []);
  const listed = client
    .getQueriesData<EnquiryPage>({ queryKey: blocksKey })
    .flatMap(([, block]) => block?.rows ?? []);
  const newest = new Map<string, Enquiry>();
  for (const row of [...opened, ...listed]) {
    const known = newest.get(row.id);
    if (ids.has(row.id) && (!known || known.version < row.version)) newest.set(row.id, row);
  }
  return newest;
}

/** Keeps and shows enquiries as the server has just said that they are. */
export function takeAnswer(client: QueryClient, ...enquiries: Enquiry[]): void {
  for (const enquiry of enquiries) keepWord(client, enquiry);
  patch(client, new Map(enquiries.map((enquiry) => [enquiry.id, enquiry])));
}

/** Shows enquiries changed from here on, whatever comes that knows nothing of it, until the change is ended. */
export function showChange(client: QueryClient, changes: ReadonlyMap<Enquiry, Fields>): void {
  const known = findEnquiries(
    client,
    [...changes.keys()].map(({ id }) => id),
  );
  for (const [enquiry, fields] of changes) {
    keepWord(client, known.get(enquiry.id) ?? enquiry);
    addUnsaved(enquiry.id, fields);
  }
  patch(client, new Map([...changes].map(([{ id }, fields]) => [id, fields])));
}

/** For a change that was not saved: shows enquiries as the server said last that they are. */
export function takeBack(client: QueryClient, ...ids: string[]): void {
  patch(client, new Map(ids.map((id) => [id, lastWord(client, id) ?? {}])));
}

/** Once the answer to the first change has come, and been taken or taken back: those after it are shown on. */
export function endChange(client: QueryClient, ...ids: string[]): void {
  patch(client, new Map(ids.map((id) => [id, endUnsaved(id)])));
}

/**
 * Shows enquiries changed wherever they stand, but for where they are newer than that; they stay in their place, even
 * where a filter would now leave them out.
 */
function patch(client: QueryClient, changes: ReadonlyMap<string, Fields>): void {
  const patchRow = (row: Enquiry) => {
    // The key is that of the row's place in its own order.
    const { key: _, ...fields } = changes.get(row.id) ?? {};
    return row.version <= (fields.version ?? row.version) ? { ...row, ...fields } : row;
  };
  // Nothing is set elsewhere: what has failed there would count as come.
  for (const [key, block] of client.getQueriesData<EnquiryPage>({ queryKey: blocksKey })) {
    if (!block?.rows.some(({ id }) => changes.has(id))) continue;
    const rows = block.rows.map((row) => (changes.has(row.id) ? patchRow(row) : row));
    client.setQueryData(key, { ...block, rows });
  }
  for (const [key, details] of client.getQueriesData<Details>({ queryKey: detailsKey })) {
    if (!details || !changes.has(details.enquiry.id)) continue;
    client.setQueryData(key, { ...details, enquiry: patchRow(details.enquiry) });
  }
}
