import type { QueryClient } from "@tanstack/react-query";
import { goOnAtList } from "../take-focus.ts";
import { blocksKey } from "./blocks.ts";
import { countsKey, detailsKey } from "./patch-enquiry.ts";
import { change, readView } from "./use-view.ts";

/** Once these enquiries are erased: closes the open one if it was among them, and asks for lists and numbers anew. */
export async function forgetErased(client: QueryClient, ids: string[]): Promise<void> {
  if (ids.includes(readView().enquiry)) change({ enquiry: "" }, "replace");
  for (const id of ids) client.removeQueries({ queryKey: [...detailsKey, id] });
  if (ids.length > 0) await client.resetQueries({ queryKey: blocksKey });
  client.invalidateQueries({ queryKey: countsKey });
  // The row that the keyboard came back to has gone.
  if (document.activeElement === document.body) goOnAtList();
}
