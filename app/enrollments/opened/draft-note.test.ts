import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { readDraft } from "../../ui/drafts.ts";
import { giveNoteBack, takeNotes, writeNote } from "./draft-note.ts";

const client = new QueryClient();
const [enquiry, field] = ["a learner's", "note-a learner's"];

beforeEach(() => {
  writeNote(enquiry, "");
});

/** Has this been written and sent: as which notes. */
function send(text: string) {
  writeNote(enquiry, text);
  return takeNotes(enquiry);
}

/** Two notes that were sent one after the other, both lost, while a third was being written. */
function loseTwo() {
  const both = [...send("Called."), ...send("Asks for evenings.")];
  writeNote(enquiry, "And a place");
  for (const sent of both) giveNoteBack(client, enquiry, sent);
  expect(readDraft(field)).toBe("Called.\nAsks for evenings.\nAnd a place");
  return both.map(({ key }) => key);
}

test("each of two lost notes is sent again under its own key, what was written since behind the last", () => {
  const [called, asks] = loseTwo();
  expect(called).not.toBe(asks);
  expect(takeNotes(enquiry)).toEqual([
    { note: "Called.", key: called },
    { note: "Asks for evenings.\nAnd a place", key: asks },
  ]);
  expect(readDraft(field)).toBe("");
});

test("a lost note that is taken out of the field is not sent again, and the other stays the same", () => {
  const [called, asks] = loseTwo();
  expect(send("Asks for evenings. Called back.")).toEqual([
    { note: "Asks for evenings. Called back.", key: asks },
  ]);
  const [again] = loseTwo();
  expect(send("Called. Nobody there.")).toEqual([{ note: "Called. Nobody there.", key: again }]);
  expect(again).not.toBe(called);
});

test("what was rewritten is another note, and one that is lost after that comes before it", () => {
  const [called] = loseTwo();
  writeNote(enquiry, "Wrote.");
  giveNoteBack(client, enquiry, { note: "Has paid.", key: "paid" });
  expect(readDraft(field)).toBe("Has paid.\nWrote.");
  expect(takeNotes(enquiry)).toEqual([{ note: "Has paid.\nWrote.", key: "paid" }]);
  expect(send("Called.")).not.toEqual([{ note: "Called.", key: called }]);
});
