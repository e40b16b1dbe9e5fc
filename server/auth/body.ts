import type { Context } from "hono";
import * as v from "valibot";
import { AuthError } from "./errors.ts";

/** The body of a request to `auth/v1`, checked. Throws an AuthError. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await context.req.text();
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
  const body = v.safeParse(schema, json.output);
  if (!body.success) {
    const field = v.getDotPath(body.issues[0]) ?? "body";
    throw new AuthError(400, "validation_failed", `${field}: not valid`);
  }
  return body.output;
}
