import * as v from "valibot";

/** Text that the database can hold: no longer than `max` characters, and without NUL, which PostgreSQL refuses. */
export function storableText(max: number) {
  return v.pipe(
    v.string(),
    v.maxLength(max),
    v.excludes("\0", "Please remove unreadable characters"),
  );
}
