import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { forgetDrafts, keepDraft, readDraft, readDrafts } from "../../ui/drafts.ts";
import { isErased } from "../desk/erased.ts";

/** Notes as they were sent, in that order. */
const sentSchema = v.array(v.object({ note: v.string(), key: v.string() }));

export type SentNote = v.InferOutput<typeof sentSchema>[number];

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
  tellListeners();
}

/** Gives up all notes that are not sent: they are not for who signs in next. */
export function forgetNotes(): void {
  forgetDrafts();
  tellListeners();
}

/** Whether some note is not sent yet, of the enquiry that is open or of another. */
export function useHasUnsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDrafts(draftName("")).some((note) => String(note).trim() !== ""),
    () => false,
  );
}

/**
 * Takes what stands in the field out of it, as the notes that are to be sent, each with its key: what goes on from a note
 * that may have been saved, its answer lost, is that note.
 */
export function takeNotes(enquiry: string): SentNote[] {
  const notes = divide(readNote(enquiry).trim(), readLost(enquiry));
  writeNote(enquiry, "");
  return notes;
}

/**
 * Puts a note that could not be saved before what has been written since, and behind those that could not be saved
 * before it, unless its enquiry is erased.
 */
export function giveNoteBack(client: QueryClient, enquiry: string, sent: SentNote): void {
  if (isErased(client, enquiry)) return;
  const note = readNote(enquiry);
  const lost = readLost(enquiry);
  const before = join(lost);
  const isAsGiven = note === before || note.startsWith(`${before}\n`);
  const [kept, since] = isAsGiven ? [lost, note.slice(before.length + 1)] : [[], note];
  writeNote(enquiry, join([...kept, sent, { note: since }]));
  keepDraft(sentName(enquiry), [...kept, sent]);
}

/** A text as the notes of which it consists: those that are still in it, the last one as it was written on. */
function divide(text: string, lost: SentNote[]): SentNote[] {
  const [first, ...others] = lost;
  if (!first) return [{ note: text, key: newKey() }];
  if (!text.startsWith(first.note)) return divide(text, others);
  const behind = text.slice(first.note.length);
  return others[0] && behind.startsWith(`\n${others[0].note}`)
    ? [first, ...divide(behind.slice(1), others)]
    : [{ note: text, key: first.key }];
}

function join(notes: { note: string }[]): string {
  return notes
    .map(({ note }) => note)
    .filter(Boolean)
    .join("\n");
}

function readLost(enquiry: string): SentNote[] {
  return v.parse(v.fallback(sentSchema, []), readDraft(sentName(enquiry)));
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

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
