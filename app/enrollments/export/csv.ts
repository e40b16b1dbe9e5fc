import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import { site } from "../../../content/site.ts";
import type { Enquiry } from "../desk/answers.ts";

/**
 * What spreadsheets take for the beginning of a formula: at the beginning of a cell, and behind what begins one where
 * they divide by semicolons or tabs, as they do in much of Europe whatever the file says. There a quotation mark begins
 * a cell as well, and is no part of it.
 */
const formula = /(^|[;\t])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

/** "2026-11-21 10:30", as spreadsheets know it, by the provider's clock. */
const momentFormat = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: site.timeZone.name,
});

/** The mark by which spreadsheets know UTF-8, and the names of the columns. */
export const csvHead = `\uFEFF${toLine(csv.columns)}`;

/** The lines of these enquiries. */
export function toCsv(enquiries: Enquiry[]): string {
  return enquiries.map((enquiry) => toLine(cellsOf(enquiry))).join("");
}

type CellsOf<Columns> = { [Column in keyof Columns]: string };

/** A cell for each of the columns. */
function cellsOf(enquiry: Enquiry): CellsOf<typeof csv.columns> {
  const [code = "", number = ""] = enquiry.phone.split(" ");
  return [
    enquiry.name,
    enquiry.email,
    // Without the plus, by which a spreadsheet would begin to calculate.
    code.replace("+", ""),
    toDigits(number),
    enquiry.course_name,
    momentFormat.format(new Date(enquiry.date_of_enquiry)),
    statusNames[enquiry.status],
    enquiry.follow_up_on ?? "",
    enquiry.source,
    enquiry.utm_source ?? "",
    enquiry.utm_medium ?? "",
    enquiry.utm_campaign ?? "",
    enquiry.referrer_host ?? "",
    csv.cameBy[enquiry.came_by],
  ];
}

/**
 * Spreadsheets take a cell of digits for a number: they drop a zero in front, and from twelve digits on write it as
 * 9.87654E+11 and save it so. Groups of five are a text.
 */
function toDigits(number: string): string {
  return /^0|^\d{12}/.test(number) ? number.replace(/\d{5}(?=\d)/g, "$& ") : number;
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** What visitors typed is never calculated: an apostrophe in front makes it text. */
function toCell(value: string): string {
  const text = value.replace(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
