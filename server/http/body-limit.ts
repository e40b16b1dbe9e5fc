import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

const maxSize = 64 * 1024;

/**
 * Lets bodies of up to 64 KB through; `refuse` answers larger ones. A body whose length is stated is judged by
 * that, because Node reads no further; only one that comes in chunks has to be counted on its way.
 */
export function limitBody(refuse: (context: Context) => Response): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const stated = context.req.header("content-length");
    if (stated === undefined) {
      return count(context, next);
    }
    return Number(stated) > maxSize ? refuse(context) : next();
  };
}
