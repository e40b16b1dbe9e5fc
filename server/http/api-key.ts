import type { Context, MiddlewareHandler } from "hono";
import { embeddedPublishableKey } from "../../content/backend.ts";

/** Answers 401 in the words of Supabase's gateway unless the request carries the publishable key. */
export const requireApiKey: MiddlewareHandler = async (context, next) => {
  const key = context.req.header("apikey") ?? context.req.query("apikey");
  if (key === embeddedPublishableKey) {
    return next();
  }
  return key
    ? context.json({ message: "Invalid API key", hint: "Double check your API key." }, 401)
    : context.json(
        {
          message: "No API key found in request",
          hint: "No `apikey` request header or url param was found.",
        },
        401,
      );
};

/** The bearer token of a request; none when the publishable key stands in its place, as clients send it. */
export function bearerToken(context: Context): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  return token === embeddedPublishableKey ? undefined : token;
}
