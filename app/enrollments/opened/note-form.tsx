import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { Button } from "../../ui/button.tsx";
import { RoomLeft } from "../../ui/room-left.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { useChange } from "../desk/use-change.ts";
import { giveNoteBack, type SentNote, takeNotes, useDraftNote, writeNote } from "./draft-note.ts";
import { leaveField } from "./leave-field.ts";
import styles from "./note-form.module.css";

/** What a note may hold, in characters. */
const longest = 4000;

/** Adds a note. It leaves its field as it is sent, so that it is never sent twice, and comes back if it was not saved. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const id = useId();
  const note = useDraftNote(enquiry.id);
  const [isSaving, setSaving] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useChange();

  async function add(): Promise<void> {
    if (isSaving || note.trim() === "") return;
    setSaving(true);
    setAdded(false);
    const saved = await Promise.all(takeNotes(enquiry.id).map(send));
    const isSaved = saved.every(Boolean);
    // The button goes away with the text.
    if (isSaved && field.current?.form?.contains(document.activeElement)) field.current.focus();
    setAdded(isSaved);
    setSaving(false);
  }

  async function send(sent: SentNote): Promise<boolean> {
    const isSaved = await change(enquiry, { note: sent.note, note_key: sent.key });
    if (!isSaved) giveNoteBack(client, enquiry.id, sent);
    return isSaved;
  }

  function addOrLeave(event: KeyboardEvent): void {
    leaveField(event);
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  }

  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor={id}>{openedEnquiry.note}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={2}
        maxLength={longest}
        value={note}
        placeholder={openedEnquiry.notePlaceholder}
        onChange={(event) => writeNote(enquiry.id, event.target.value)}
        onKeyDown={addOrLeave}
      />
      {(isSaving || note.trim() !== "") && (
        <Button type="submit" aria-busy={isSaving}>
          {openedEnquiry.addNote}
        </Button>
      )}
      <RoomLeft written={note.length} most={longest} />
      <p className="sr-only" role="status">
        {isAdded && openedEnquiry.noteAdded}
      </p>
    </form>
  );
}
