import { expect, test } from "vitest";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { site } from "../../../content/site.ts";
import { csvHead, toCsv } from "./csv.ts";

const enquiry = {
  id: "1",
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "+91 9876543210",
  course_name: "Evening Course",
  date_of_enquiry: "2025-08-05T05:00:00.123456+00:00",
  status: "contacted",
  follow_up_on: "2025-08-07",
  version: 1,
  source: "newsletter",
  utm_source: "newsletter",
  utm_medium: null,
  utm_campaign: null,
  referrer_host: null,
  came_by: "chat",
  same_person: null,
  key: [],
} as const;

test("an enquiry is one line, its number apart from its code, its date by the provider's clock", () => {
  const timeZone = site.timeZone.name;
  const moment = new Date(enquiry.date_of_enquiry).toLocaleString("sv-SE", { timeZone });
  expect(toCsv([{ ...enquiry, key: [] }])).toBe(
    `Asha Rao,asha@example.in,91,9876543210,Evening Course,${moment.slice(0, 16)},${statusNames.contacted},2025-08-07,newsletter,newsletter,,,,chat\r\n`,
  );
});

test.each([
  ["+49 151234567890", "49,15123 45678 90"],
  ["+44 07911123456", "44,07911 12345 6"],
  ["+49 15123456789", "49,15123456789"],
])(
  "%s keeps every digit in a spreadsheet, which would write a long number as 1.5E+11 and drop a zero in front",
  (phone, cells) => {
    expect(toCsv([{ ...enquiry, key: [], phone }])).toContain(`,${cells},`);
  },
);

test("the head begins with the mark of UTF-8 and names as many columns as a line has", () => {
  expect(csvHead.charCodeAt(0)).toBe(0xfeff);
  expect(csvHead.split(",")).toHaveLength(toCsv([{ ...enquiry, key: [] }]).split(",").length);
});

test.each([
  ["=HYPERLINK(0)", "'=HYPERLINK(0)"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1", "'＝1"],
  ['Asha "Ash" Rao', '"Asha ""Ash"" Rao"'],
  ["Rao, Asha", '"Rao, Asha"'],
  ['=A1,"', `"'=A1,"""`],
  ["Asha;=1+1", "Asha;'=1+1"],
  ["Asha; -1;x", "Asha;' -1;x"],
  ['Asha;"=1+1";', `"Asha;'""=1+1"";"`],
  ['Asha; ""=1+1', `"Asha;' """"=1+1"`],
  ["Anne-Marie; Rao", "Anne-Marie; Rao"],
  ["Zoë राव", "Zoë राव"],
])("%j is written as %j", (name, cell) => {
  expect(toCsv([{ ...enquiry, key: [], name }]).startsWith(`${cell},asha@`)).toBe(true);
});
