import type { Context } from "hono";
import type { ApiEnvironment } from "./client-address.ts";

/** Whether the client went away before all of its request was here: no fault of ours, and nobody hears the answer. */
export function hasHungUp(context: Context<ApiEnvironment>): boolean {
  const { incoming } = context.env;
  return incoming.destroyed && !incoming.complete;
}
