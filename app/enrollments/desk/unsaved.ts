import type { QueryClient } from "@tanstack/react-query";
import type { Enquiry } from "./answers.ts";
import { keepWord, withLastWord } from "./last-word.ts";

type Fields = Partial<Enquiry>;

/** What is shown of each enquiry and not saved yet, in its order. */
const unsaved = new Map<string, Fields[]>();

/** From here on an enquiry is shown changed, until the answer to this has come. */
export function addUnsaved(id: string, fields: Fields): void {
  unsaved.set(id, [...(unsaved.get(id) ?? []), fields]);
}

/** Once the answer to the first change has come: gives all that are shown on, for it knows nothing of them. */
export function endUnsaved(id: string): Fields {
  const [, ...next] = unsaved.get(id) ?? [];
  if (next.length > 0) unsaved.set(id, next);
  else unsaved.delete(id);
  return Object.assign({}, ...next);
}

/** A row that has come as it is to be shown: by what was said of it last, and with what is not saved yet. */
export function asShown(client: QueryClient, row: Enquiry): Enquiry {
  const known = withLastWord(client, row);
  const changes = unsaved.get(row.id);
  if (!changes) return known;
  // What it goes back to if they are not saved.
  keepWord(client, known);
  return Object.assign({}, known, ...changes);
}
