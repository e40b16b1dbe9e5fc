import { RestError } from "./errors.ts";

/** Rows in one answer at most, as in `supabase/config.toml`. */
export const maxRows = 1000;

export type Page = { columns: string[]; order: string; limit: number; offset: number };

/** The wishes of a `Prefer` header, by name. */
export function readPrefer(header: string | undefined): Map<string, string> {
  const wishes = header?.split(",").map((wish) => wish.trim().split("=")) ?? [];
  return new Map(wishes.map(([name = "", value = ""]) => [name, value]));
}

/**
 * The part of PostgREST's query language that this server speaks: select, order, limit, offset and the Range
 * header. Every name is checked against `known`, so the result may be put into SQL. Throws a RestError.
 */
export function readPage(
  query: URLSearchParams,
  range: string | undefined,
  table: string,
  known: readonly string[],
): Page {
  const foreign = [...query.keys()].find((name) => !parameters.has(name));
  if (foreign !== undefined) {
    throw unparsable(`"${foreign}" is not supported here: select, order, limit and offset are`);
  }
  const window = /^(\d{1,9})-(\d{0,9})$/.exec(range ?? "");
  const offset = readCount(query, "offset") ?? Number(window?.[1] ?? 0);
  const wanted = window?.[2] ? Number(window[2]) - Number(window[1]) + 1 : maxRows;
  if (wanted < 1) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details:
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    });
  }
  return {
    columns: readSelect(query, table, known),
    order: readOrder(query.get("order"), table, known),
    limit: Math.min(readCount(query, "limit") ?? wanted, maxRows),
    offset,
  };
}

const parameters = new Set(["select", "order", "limit", "offset", "apikey"]);

/** The columns of a `select` parameter, each once; all of them for `*` or none. Throws a RestError. */
export function readSelect(
  query: URLSearchParams,
  table: string,
  known: readonly string[],
): string[] {
  const names = (query.get("select") || "*").split(",").map((name) => name.trim());
  return [
    ...new Set(names.flatMap((name) => (name === "*" ? known : checked(name, table, known)))),
  ];
}

function readOrder(order: string | null, table: string, known: readonly string[]): string {
  if (!order) {
    return "";
  }
  const terms = order.split(",").map((term) => {
    const match = /^(\w+)(\.asc|\.desc)?(\.nullsfirst|\.nullslast)?$/.exec(term.trim());
    if (!match?.[1]) {
      throw unparsable(`failed to parse order (${term})`);
    }
    const [, name, direction = ".asc", nulls = ""] = match;
    const nullsOrder = nulls && (nulls === ".nullsfirst" ? " nulls first" : " nulls last");
    return `"${checked(name, table, known)}" ${direction.slice(1)}${nullsOrder}`;
  });
  return `order by ${terms.join(", ")}`;
}

function readCount(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name);
  if (value === null) {
    return undefined;
  }
  if (!/^\d{1,9}$/.test(value)) {
    throw unparsable(`failed to parse ${name} (${value})`);
  }
  return Number(value);
}

function checked(name: string, table: string, known: readonly string[]): string {
  if (!known.includes(name)) {
    throw new RestError(400, "42703", `column ${table}.${name} does not exist`);
  }
  return name;
}

function unparsable(message: string): RestError {
  return new RestError(400, "PGRST100", message);
}
