import { type Context, Hono } from "hono";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Claims } from "../auth/access-token.ts";
import type { Database, Query } from "../database/database.ts";
import { limitBody } from "../http/body-limit.ts";
import type { ApiEnvironment } from "../http/client-address.ts";
import { errorPlace } from "../http/error-place.ts";
import { hasHungUp } from "../http/hung-up.ts";
import { asCaller, headersForSql, readClaims } from "./as-caller.ts";
import { asRestError, denied, RestError } from "./errors.ts";
import { readCall } from "./procedures.ts";
import { readPage, readPrefer, readSelect } from "./query.ts";
import { readRows } from "./rows.ts";
import { type Answer, insertReturningText, insertText, selectText } from "./sql.ts";

const table = "enrollment_inquiries";
const columns = ["id", "name", "email", "phone", "course_name", "date_of_enquiry"];

type Deps = { database: Database; signingKey: Uint8Array; log: Log };

/**
 * `rest/v1` as PostgREST answers it, for the one table that the site uses: insert, and select with select,
 * order, limit, offset or Range, exact count and HEAD; and for the functions of the admins' desk. What may be read
 * or written is not decided here but by the database.
 */
export function restRoutes({ database, signingKey, log }: Deps): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>();
  routes.use(limitBody(refuseLargeBody));
  routes.post(`/${table}`, insert);
  routes.get(`/${table}`, select);
  routes.post("/rpc/:name", call);
  routes.on(["PATCH", "PUT", "DELETE"], `/${table}`, async (context) => {
    throw denied(await isSignedIn(context), `permission denied for table ${table}`);
  });
  routes.all("*", notFound);
  routes.onError(async (error, context) => {
    if (hasHungUp(context)) return context.body(null, 400);
    const { answer, unexpected } = asRestError(error, await isSignedIn(context));
    if (unexpected) {
      log.error(errorPlace(error), "A data request failed");
    }
    return context.json(answer.body, answer.status);
  });
  return routes;

  async function insert(context: Context<ApiEnvironment>): Promise<Response> {
    const claims = await readClaims(context, signingKey);
    const query = new URL(context.req.url).searchParams;
    const prefer = readPrefer(context.req.header("prefer"));
    if (prefer.has("resolution")) {
      throw denied(claims.role !== "anon", `permission denied for table ${table}`);
    }
    const rows = readRows(await context.req.text(), query.get("columns"), table, columns);
    if (prefer.get("return") !== "representation") {
      await run(context, claims, (sql) => sql(insertText(table, rows.columns), [rows.json])).catch(
        countRefused,
      );
      return context.body(null, 201);
    }
    const text = insertReturningText(table, rows.columns, readSelect(query, table, columns));
    const answer = await run(context, claims, async (sql) => {
      const written = (await sql<{ object: string }>(text, [rows.json])).map(
        ({ object }) => object,
      );
      return single(context, { body: `[${written.join(",")}]`, rows: written.length });
    }).catch(countRefused);
    return send(context, answer, 201);

    /** A refused registration counts as well: the count in its own transaction was undone with it. */
    async function countRefused(error: unknown): Promise<never> {
      if (asRestError(error, false).answer.status < 429) {
        const text = "select private.within_limit('registration', $1)";
        await database.query(text, [context.get("address")]).catch(() => undefined);
      }
      throw error;
    }
  }

  async function select(context: Context<ApiEnvironment>): Promise<Response> {
    const claims = await readClaims(context, signingKey);
    const query = new URL(context.req.url).searchParams;
    const page = readPage(query, context.req.header("range"), table, columns);
    const counted = readPrefer(context.req.header("prefer")).get("count") === "exact";
    const text = selectText(table, page, counted);
    const answer = await run(context, claims, async (sql) => {
      const [read] = await sql<Answer>(text, [page.limit, page.offset]);
      return single(context, read);
    });
    return sendPage(context, answer, page.offset);
  }

  async function call(context: Context<ApiEnvironment, "/rpc/:name">): Promise<Response> {
    const claims = await readClaims(context, signingKey);
    const { text, json } = readCall(context.req.param("name"), await context.req.text());
    const [answer] = await run(context, claims, (sql) => sql<{ body: string }>(text, [json]));
    return send(context, { body: answer?.body ?? "null", rows: 1 }, 200);
  }

  function run<Result>(
    context: Context<ApiEnvironment>,
    claims: Claims,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    return asCaller(database, claims, headersForSql(context), work);
  }

  async function isSignedIn(context: Context): Promise<boolean> {
    return readClaims(context, signingKey).then(
      ({ role }) => role === "authenticated",
      () => false,
    );
  }
}

const objectType = "application/vnd.pgrst.object+json";

/** A client that asks for one object (`.single()`) gets it, or an error that undoes the request. */
function single(context: Context, answer: Answer | undefined): Answer {
  const { body, rows, total } = answer ?? { body: "[]", rows: 0 };
  if (!context.req.header("accept")?.includes(objectType)) {
    return { body, rows, total };
  }
  if (rows !== 1) {
    throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows} rows`,
    });
  }
  return { body: body.slice(1, -1), rows, total };
}

function sendPage(context: Context, answer: Answer, offset: number): Response {
  const { rows, total } = answer;
  if (total !== undefined && offset > total) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  const window = rows === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  context.header("content-range", `${window}/${total ?? "*"}`);
  return send(context, answer, total !== undefined && rows < total ? 206 : 200);
}

function send(context: Context, { body }: Answer, status: 200 | 201 | 206): Response {
  return context.body(body, status, { "content-type": "application/json; charset=utf-8" });
}

function notFound(context: Context): never {
  const path = context.req.path.split("/").slice(3);
  if (path.length === 1 && path[0]) {
    throw new RestError(
      404,
      "PGRST205",
      `Could not find the table 'public.${path[0]}' in the schema cache`,
    );
  }
  throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
}

function refuseLargeBody(): never {
  throw new RestError(413, "413", "The request body is larger than 64 KB.");
}
