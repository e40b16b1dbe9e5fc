import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { keepDraft, readDraft } from "../ui/drafts.ts";

const schema = v.fallback(v.string(), "");
const listeners = new Set<() => void>();

/**
 * What the last attempt to register for the course of this title failed with, or an empty text. Kept beside what was
 * typed, since the dialog may be closed while the form is being sent, and the toast has gone when it is opened anew.
 */
export function useFailure(course: string): string {
  return useSyncExternalStore(listen, () => v.parse(schema, readDraft(draftName(course))));
}

/** Keeps what an attempt failed with; an empty text when it counts no more. */
export function noteFailure(course: string, sentence: string): void {
  keepDraft(draftName(course), sentence);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function draftName(course: string): string {
  return `registration failure ${course}`;
}
