import * as v from "valibot";
import { isReadOnly, isUnavailable, unavailableSentence } from "./database-failure.ts";
import { errorKind } from "./error-kind.ts";
import type { Log } from "./log.ts";

/** Thrown by an answer that cannot be given: the caller gets `status` and `{ "error": message }`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type JsonFunction<Schema extends v.GenericSchema> = {
  /** What the caller must send. */
  schema: Schema;
  /** Gives the object that is sent back as JSON with status 200. */
  answer: (payload: v.InferOutput<Schema>, request: Request) => Promise<object>;
  log: Log;
};

/** Functions are called from the site's pages, which may live on another host than the backend. */
const anyOrigin = { "access-control-allow-origin": "*" };

/** No cache on the way keeps an answer, no browser guesses at what it is. */
const handling = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

const preflight = {
  ...anyOrigin,
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers":
    "authorization, x-client-info, apikey, content-type, x-region, x-chat-context",
  "access-control-max-age": "86400",
};

/**
 * A function that takes JSON by POST and answers in JSON, to any origin. Errors are `{ "error": sentence }`:
 * 400 for what is not JSON or does not fit the schema, the status of a {@link Refusal}, 429 over a limit of
 * the database (SQLSTATE PT429); and, logged, 503 when the database cannot serve and 500 without details for
 * everything else.
 */
export function jsonFunction<Schema extends v.GenericSchema>({
  schema,
  answer,
  log,
}: JsonFunction<Schema>): (request: Request) => Promise<Response> {
  return async function handle(request) {
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: preflight });
    }
    try {
      return json(200, await answer(await readPayload(request, schema), request));
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal) {
        return json(refusal.status, { error: refusal.message });
      }
      if (!isReadOnly(error)) {
        log.error({ reason: errorKind(error) }, "A function failed");
      }
      const { status, message } = asFailure(error);
      return json(status, { error: message });
    }
  };
}

async function readPayload<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (request.method !== "POST") {
    throw new Refusal(405, "Use POST.");
  }
  const body: unknown = await request.json().catch(() => {
    throw new Refusal(400, "The request body is not valid JSON.");
  });
  const checked = v.safeParse(schema, body, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    const field = v.getDotPath(issue);
    throw new Refusal(400, field ? `${field}: ${issue.message}` : issue.message);
  }
  return checked.output;
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) {
    return error;
  }
  const overLimit = error instanceof Error && "code" in error && error.code === "PT429";
  return overLimit ? new Refusal(429, error.message) : undefined;
}

/** What the caller hears of a failure that is not their doing. */
function asFailure(error: unknown): Refusal {
  return isUnavailable(error)
    ? new Refusal(503, unavailableSentence(error))
    : new Refusal(500, "Something went wrong on our side. Please try again.");
}

function json(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...anyOrigin, ...handling } });
}
