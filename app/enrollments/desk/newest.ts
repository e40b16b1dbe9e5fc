import type { Enquiry } from "./answers.ts";

/** The moment before all others, for an empty list. */
export const beginning = new Date(0).toISOString();

/**
 * When the newest of these came. What a server whose clock ran ahead has dated later than now does not count: behind it
 * nothing would be new until that day.
 */
export function newest(rows: Pick<Enquiry, "date_of_enquiry">[]): string {
  return rows.reduce(
    (latest, { date_of_enquiry: date }) =>
      date > latest && Date.parse(date) <= Date.now() ? date : latest,
    beginning,
  );
}
