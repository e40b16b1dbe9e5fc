import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { Button } from "../../ui/button.tsx";
import { keepDraft, readDraft } from "../../ui/drafts.ts";
import type { Enquiry } from "../desk/answers.ts";
import { useChange } from "../desk/use-change.ts";
import { leaveField } from "./leave-field.ts";
import styles from "./note-form.module.css";

/** What a note may hold, in characters. */
const longest = 4000;

/** Adds a note. One that is not sent yet waits here while other enquiries are opened. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const draftName = `note-${enquiry.id}`;
  const [note, setNote] = useState(() => v.parse(v.fallback(v.string(), ""), readDraft(draftName)));
  const [isSaving, setSaving] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useChange();

  useEffect(() => keepDraft(draftName, note), [draftName, note]);

  async function add(): Promise<void> {
    if (isSaving || note.trim() === "") return;
    setSaving(true);
    setAdded(false);
    if (await change(enquiry, { note: note.trim() })) {
      setNote("");
      setAdded(true);
      // The button goes away with the text.
      if (field.current?.form?.contains(document.activeElement)) field.current.focus();
    }
    setSaving(false);
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
        rows={2}
        maxLength={longest}
        value={note}
        placeholder={openedEnquiry.notePlaceholder}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={addOrLeave}
      />
      {note.trim() !== "" && (
        <Button type="submit" aria-busy={isSaving}>
          {openedEnquiry.addNote}
        </Button>
      )}
      <p className="sr-only" role="status">
        {isAdded && openedEnquiry.noteAdded}
      </p>
    </form>
  );
}
