import type { QueryClient } from "@tanstack/react-query";
import { writeNote } from "../opened/draft-note.ts";
import { askAnew } from "./ask-anew.ts";
import { blocksKey } from "./blocks.ts";
import { addErased } from "./erased.ts";
import { forgetWord } from "./last-word.ts";
import { neighbourKey } from "./loaded-rows.ts";
import { countsKey, detailsKey } from "./patch-enquiry.ts";
import { change, readView } from "./use-view.ts";

/** Once these enquiries are erased, here or by somebody else: closes the open one if it was among them, and forgets all. */
export function forgetErased(client: QueryClient, ids: string[]): void {
  if (ids.includes(readView().enquiry)) change({ enquiry: "" }, "replace");
  for (const id of ids) client.removeQueries({ queryKey: [...detailsKey, id] });
  forgetKept(client, ids);
}

/** Nothing of what is kept of these enquiries goes on, but for what an open one says; asks for lists and numbers anew. */
export function forgetKept(client: QueryClient, ids: string[]): void {
  addErased(client, ids);
  for (const id of ids) {
    forgetWord(client, id);
    writeNote(id, "");
  }
  if (ids.length > 0) {
    // Who stands beside whom is seen in the list, which is forgotten first. So is its row before the keyboard would go
    // back to it: it goes on at the heading.
    client.resetQueries({ queryKey: blocksKey });
    client.resetQueries({ queryKey: neighbourKey });
  }
  askAnew(client, countsKey);
}
