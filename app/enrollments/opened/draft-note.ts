import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { keepDraft, readDraft } from "../../ui/drafts.ts";
import { isErased } from "../desk/erased.ts";

const listeners = new Set<() => void>();

/** The note on an enquiry that is not sent yet. It waits while others are opened. */
export function useDraftNote(enquiry: string): string {
  return useSyncExternalStore(subscribe, () => readNote(enquiry));
}

/** Goes on with a note, whether its enquiry is still open, open again, or closed. */
export function writeNote(enquiry: string, note: string): void {
  keepDraft(draftName(enquiry), note);
  for (const listener of listeners) listener();
}

/** Puts a note that could not be saved before what has been written since, unless its enquiry is erased. */
export function giveNoteBack(client: QueryClient, enquiry: string, note: string): void {
  if (isErased(client, enquiry)) return;
  writeNote(enquiry, [note, readNote(enquiry)].filter(Boolean).join("\n"));
}

function readNote(enquiry: string): string {
  return v.parse(v.fallback(v.string(), ""), readDraft(draftName(enquiry)));
}

function draftName(enquiry: string): string {
  return `note-${enquiry}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
