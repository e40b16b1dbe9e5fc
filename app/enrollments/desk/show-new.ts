import type { QueryClient } from "@tanstack/react-query";
import { askAnew } from "./ask-anew.ts";
import { beginAnew } from "./blocks.ts";
import { countsKey } from "./patch-enquiry.ts";
import type { View } from "./view.ts";

/** What has come since the list of a view was loaded. */
export function arrivalsKey(view: View): unknown[] {
  return ["arrivals", { ...view, enquiry: "" }];
}

/** Begins the list anew with what has come, and gives whether it has; where it has not that is told on. */
export async function showNew(client: QueryClient, view: View): Promise<boolean> {
  if (!(await beginAnew(client, view))) return false;
  client.resetQueries({ queryKey: arrivalsKey(view) });
  askAnew(client, countsKey);
  return true;
}
