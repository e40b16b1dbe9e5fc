import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { type RequestIdVariables, requestId } from "hono/request-id";

const current = new AsyncLocalStorage<string>();

const give = requestId({ limitLength: 64 });

/**
 * Gives each request an id, or keeps the one that a proxy has given it: it goes back in `x-request-id` and stands
 * in every log line that is written on the request's behalf.
 */
export const withRequestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = (
  context,
  next,
) => give(context, () => current.run(context.get("requestId"), next));

/**
 * A sentence on a fault of ours, with the beginning of the request's id: whoever tells it to support leads them to
 * the lines in the log.
 */
export function namingRequest(sentence: string): string {
  const request = current.getStore();
  return request === undefined
    ? sentence
    : `${sentence} If it happens again, tell us the number ${request.slice(0, 8)}.`;
}

/** For the log: the id of the request that is being answered, if one is. */
export function requestField(): { request?: string } {
  const request = current.getStore();
  return request === undefined ? {} : { request };
}
