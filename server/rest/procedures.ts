import * as v from "valibot";
import { RestError } from "./errors.ts";

type Arguments = Record<string, string>;

/** What can be called under `/rpc`, and the SQL type of each argument. */
export const procedures: Record<string, { required: Arguments; optional: Arguments }> = {
  list_enquiries: {
    required: {},
    optional: {
      filter: "jsonb",
      sort: "text",
      descending: "boolean",
      cursor: "jsonb",
      backwards: "boolean",
      skip: "integer",
      page_size: "integer",
      counted: "boolean",
    },
  },
  count_enquiries: { required: {}, optional: { filter: "jsonb" } },
  enquiry_picture: { required: {}, optional: { filter: "jsonb" } },
  new_enquiries: { required: { since: "timestamptz" }, optional: { filter: "jsonb" } },
  enquiry_details: { required: { enquiry: "uuid" }, optional: { sort: "text" } },
  change_enquiry: {
    required: { enquiry: "uuid", version: "integer", changes: "jsonb" },
    optional: {},
  },
  change_enquiries: { required: { items: "jsonb" }, optional: {} },
  mail_trouble: { required: {}, optional: {} },
  send_mail_again: { required: { mail: "bigint" }, optional: {} },
  erase_enquiry: { required: { enquiry: "uuid" }, optional: {} },
  person_data: { required: { address: "text" }, optional: {} },
  erase_person: { required: { address: "text" }, optional: {} },
};

/** PGlite does not survive JSON that is nested some thousand deep; no argument goes deeper than this. */
const deepest = 3;

const argumentsSchema = v.custom<Record<string, unknown>>(
  (given) =>
    typeof given === "object" &&
    given !== null &&
    !Array.isArray(given) &&
    isNestedAtMost(given, deepest + 1),
);

export type Call = { text: string; json: string };

/**
 * A call of the procedure `name` with the arguments of this body, as SQL whose one parameter is their JSON and whose
 * one row holds the answer as `body`. Throws a RestError as PostgREST words it.
 */
export function readCall(name: string, body: string): Call {
  const given = v.safeParse(v.pipe(v.string(), v.parseJson(), argumentsSchema), body || "{}");
  if (!given.success) {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
  const names = Object.keys(given.output);
  const procedure = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  const types: Arguments = { ...procedure?.required, ...procedure?.optional };
  const fits =
    names.every((each) => Object.hasOwn(types, each)) &&
    Object.keys(procedure?.required ?? {}).every((each) => names.includes(each));
  if (!procedure || !fits) {
    const message = `Could not find the function public.${name}(${names.join(", ")}) in the schema cache`;
    throw new RestError(404, "PGRST202", message);
  }
  const passed = names.map((each) => `"${each}" := given."${each}"`).join(", ");
  const columns = names.map((each) => `"${each}" ${types[each]}`).join(", ");
  const source =
    names.length > 0
      ? `json_to_record($1::text::json) as given (${columns})`
      : "(select $1::text) as given";
  return {
    text: `select public.${name}(${passed})::text as body from ${source}`,
    json: JSON.stringify(given.output),
  };
}

function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) {
    return true;
  }
  return depth > 0 && Object.values(value).every((part) => isNestedAtMost(part, depth - 1));
}
