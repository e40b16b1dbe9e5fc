import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { keepDraft, readDraft } from "../../ui/drafts.ts";
import { isErased } from "../desk/erased.ts";

const sentSchema = v.object({ note: v.string(), key: v.string() });

/** A note as it was sent. */
type SentNote = v.InferOutput<typeof sentSchema>;

const listeners = new Set<() => void>();

/** The note on an enquiry that is not sent yet. It waits while others are opened. */
export function useDraftNote(enquiry: string): string {
  return useSyncExternalStore(subscribe, () => readNote(enquiry));
}

/** Goes on with a note, whether its enquiry is still open, open again, or closed. */
export function writeNote(enquiry: string, note: string): void {
  keepDraft(draftName(enquiry), note);
  // Who empties the field has given up what could not be saved.
  if (note === "") keepDraft(sentName(enquiry), undefined);
  for (const listener of listeners) listener();
}

/**
 * Takes a note out of its field, with the key under which it is sent: what goes on from a note that may have been saved,
 * its answer lost, is that note.
 */
export function takeNote(enquiry: string): SentNote {
  const note = readNote(enquiry).trim();
  const sent = v.safeParse(sentSchema, readDraft(sentName(enquiry)));
  const isSame = sent.success && note.startsWith(sent.output.note);
  writeNote(enquiry, "");
  return { note, key: isSame ? sent.output.key : newKey() };
}

/** Puts a note that could not be saved before what has been written since, unless its enquiry is erased. */
export function giveNoteBack(client: QueryClient, enquiry: string, sent: SentNote): void {
  if (isErased(client, enquiry)) return;
  writeNote(enquiry, [sent.note, readNote(enquiry)].filter(Boolean).join("\n"));
  keepDraft(sentName(enquiry), sent);
}

function readNote(enquiry: string): string {
  return v.parse(v.fallback(v.string(), ""), readDraft(draftName(enquiry)));
}

function draftName(enquiry: string): string {
  return `note-${enquiry}`;
}

function sentName(enquiry: string): string {
  return `sent-${draftName(enquiry)}`;
}

/** A UUID; `randomUUID` is not there where the page comes over http. */
function newKey(): string {
  const parts = Array.from(crypto.getRandomValues(new Uint32Array(4)));
  return parts.map((part) => part.toString(16).padStart(8, "0")).join("");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
