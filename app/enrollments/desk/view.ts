import * as v from "valibot";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { columns, type Filter } from "./calls.ts";

export type View = v.InferOutput<typeof viewSchema>;

// The database takes no NUL, and no day that is in no calendar.
const text = v.fallback(v.pipe(v.string(), v.maxLength(200), v.excludes("\0")), "");
const day = v.fallback(v.pipe(v.string(), v.isoDate(), v.check(isInCalendar)), "");

/** What the desk shows, as its address says it; "" is no filter. What an address says wrongly counts as nothing said. */
const viewSchema = v.object({
  search: text,
  course: text,
  status: v.fallback(v.picklist(["", ...objectKeys(statusNames)]), ""),
  source: text,
  /** `today`: what is to be followed up today or was before. */
  due: v.fallback(v.picklist(["", "today"]), ""),
  /** The provider's days, both included. */
  from: day,
  to: day,
  sort: v.fallback(v.picklist(columns), "date"),
  /** "" is the way one expects: the newest date first, everything else from A to Z. */
  order: v.fallback(v.picklist(["", "asc", "desc"]), ""),
  /** The id of the enquiry that is open. */
  enquiry: v.fallback(v.pipe(v.string(), v.uuid()), ""),
});

/** Everything, newest first, nothing open. */
export const wholeView: View = v.parse(viewSchema, {});

/** What nobody has answered yet, who has waited longest first. */
export const waitingView: View = { ...wholeView, status: "new", order: "asc" };

/** What is to be followed up by today. */
export const dueView: View = { ...wholeView, due: "today" };

/** Reads a view from the query of an address. */
export function parseView(query: string): View {
  return v.parse(viewSchema, Object.fromEntries(new URLSearchParams(query)));
}

/** The address of a view: only what differs from everything is named. */
export function formatView(view: View): string {
  const named = Object.entries(view).filter(
    ([key, value]) => value !== wholeView[key as keyof View],
  );
  const query = new URLSearchParams(named).toString();
  return query ? `?${query}` : location.pathname;
}

/** Whether two views show the same list, whatever is open beside it. */
export function isSameList(one: View, other: View): boolean {
  return formatView({ ...one, enquiry: "" }) === formatView({ ...other, enquiry: "" });
}

/** What a view leaves out, as the server is asked. */
export function toFilter({ search, course, status, source, due, from, to }: View): Filter {
  return {
    q: search,
    courses: course ? [course] : [],
    statuses: status ? [status] : [],
    sources: source ? [source] : [],
    from,
    to,
    due: due === "today",
  };
}

/** Whether a search or a filter leaves anything out. */
export function isFiltered({ sort, order, enquiry, ...filters }: View): boolean {
  return Object.values(filters).some(Boolean);
}

export function isDescending({ sort, order }: View): boolean {
  return order === "" ? sort === "date" : order === "desc";
}

function isInCalendar(day: string): boolean {
  const date = new Date(day);
  return day > "0001" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function objectKeys<Key extends string>(object: Record<Key, unknown>): Key[] {
  return Object.keys(object) as Key[];
}
