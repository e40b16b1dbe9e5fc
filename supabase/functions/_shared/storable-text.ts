import * as v from "valibot";

/**
 * One line of text as a person typed it: without control characters (a line break is a space) and without the
 * invisible ones that turn or hide text; NUL is refused. The two joiners stay: some scripts spell with them.
 */
export function plainLine(max: number) {
  return v.pipe(
    storableText(max),
    v.transform((text) =>
      text
        .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
        .trim(),
    ),
  );
}

/** Text that the database can hold: no longer than `max` characters, and without NUL, which PostgreSQL refuses. */
export function storableText(max: number) {
  return v.pipe(
    v.string(),
    v.maxLength(max),
    v.excludes("\0", "Please remove unreadable characters"),
  );
}

/** What somebody else's server said, as the database can hold it: nobody is there to be asked for better. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
