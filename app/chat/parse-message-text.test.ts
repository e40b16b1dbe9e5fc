import { expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { parseMessageText } from "./parse-message-text.ts";

test("text without links is one part, as it was written", () => {
  expect(parseMessageText("40 hours.\n\n**Really** <b>40</b>")).toEqual([
    { text: "40 hours.\n\n**Really** <b>40</b>" },
  ]);
});

test("links to sections and to the enquiry address are links, in their place", () => {
  const mail = `mailto:${site.enquiryEmail}`;
  expect(parseMessageText(`See [our programs](#courses) or [write to us](${mail}).`)).toEqual([
    { text: "See " },
    { text: "our programs", href: "#courses" },
    { text: " or " },
    { text: "write to us", href: mail },
    { text: "." },
  ]);
});

test("an answer may be nothing but links", () => {
  const href = `#${programs[0].slug}`;
  expect(parseMessageText(`[Program](${href})[Brochure](#brochure)`)).toEqual([
    { text: "Program", href },
    { text: "Brochure", href: "#brochure" },
  ]);
});

test.each([
  ["a script", "[x](javascript:alert(1))"],
  ["another site", "[x](https://evil.example)"],
  ["another address", "[x](mailto:someone@evil.example)"],
  ["an address with a ready-made text", `[x](mailto:${site.enquiryEmail}?body=hello)`],
  ["a section that is not there", "[prices](#prices)"],
  ["no label", "[](#courses)"],
  ["a broken link", "[our programs](#courses"],
  ["a label over two lines", "[our\nprograms](#courses)"],
])("%s stays text", (_what, text) => {
  expect(parseMessageText(text)).toEqual([{ text }]);
});

test("brackets before a link stay text and do not swallow it", () => {
  expect(parseMessageText("[[note] [here](#about)")).toEqual([
    { text: "[[note] " },
    { text: "here", href: "#about" },
  ]);
});
