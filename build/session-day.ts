const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const names = months.join("|");
const inEitherOrder = new RegExp(
  `\\b(${names}) \\d{1,2}(?!\\d)|\\b\\d{1,2}(?:st|nd|rd|th)? (${names})\\b`,
);

/** A day as a launch session names it. */
export type SessionDay = {
  month: string;
  /** 0 to 11. */
  index: number;
  day: number;
  year?: number;
};

/**
 * The day in "August 11", "11 August" or "Saturday, 11 August 2026", its year where one is written; nothing in what is
 * written otherwise.
 */
export function readSessionDay(date: string): SessionDay | undefined {
  const [text = "", before, after] = inEitherOrder.exec(date) ?? [];
  const month = before ?? after;
  if (!month) return undefined;
  const [year] = /\b\d{4}\b/.exec(date) ?? [];
  const named = { month, index: months.indexOf(month), day: Number(/\d{1,2}/.exec(text)?.[0]) };
  return year ? { ...named, year: Number(year) } : named;
}
