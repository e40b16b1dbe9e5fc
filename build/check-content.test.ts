import { describe, expect, test } from "vitest";
import { mails } from "../content/mails.ts";
import { checkContent } from "./check-content.ts";
import { type Content, ownContent } from "./checks/content.ts";

const { site, programs, countries, palette, pictures, navigation, callToAction, footer, answers } =
  ownContent;
const { talk } = ownContent;
const noBenefits = { ...ownContent.benefits, items: [] };
const thanks = mails.enrollmentConfirmation;
const [program] = programs;
const [country] = countries;

const launch: NonNullable<Content["launch"]> = {
  title: "Open day",
  program: program.slug,
  badges: [],
  highlights: [],
  sessions: [{ date: "August 11", times: ["10 AM"] }],
  seats: "",
  accept: "Come",
  formUrl: "https://open-day.test",
  decline: "Later",
  schedule: { delay: 500, show: "session" },
};

/** An SVG with something in its first tag and between. */
function svg(attributes: string, inside = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<path d="M2 2h9v9H2z"/></svg>`;
}

function firstProgram(changed: Partial<typeof program>): Partial<Content> {
  return { programs: [{ ...program, ...changed }, ...programs.slice(1)] };
}

function answer(given: (typeof answers)[string]): Partial<Content> {
  return { answers: { ...answers, price: given } };
}

const square = 'viewBox="0 0 24 24"';

describe("what would not work is told in one line that says where", () => {
  test.each<[mistake: string, changed: Partial<Content>, said: RegExp]>([
    [
      "a country by its name",
      { site: { ...site, country: "India" } },
      /^content\/site\.ts: country {2}"India" is no country: write its two letters/,
    ],
    ["a country that ISO 3166 calls otherwise", { site: { ...site, country: "UK" } }, /"UK"/],
    [
      "a zone that PostgreSQL reads otherwise than browsers",
      { site: { ...site, timeZone: { name: "IST", label: "IST" } } },
      /^content\/site\.ts: timeZone {2}there is no zone "IST"/,
    ],
    [
      "a zone that there is not",
      { site: { ...site, timeZone: { name: "Asia/Nowhere", label: "IST" } } },
      /there is no zone "Asia\/Nowhere": write a continent and a city/,
    ],
    [
      "what a zone is called in winter",
      { site: { ...site, timeZone: { name: "Europe/London", label: "GMT" } } },
      /^content\/site\.ts: timeZone\.label {2}"GMT" is right for a part of the year only, .*such as "London time"$/,
    ],
    [
      "what a zone is called in summer",
      { site: { ...site, timeZone: { name: "America/New_York", label: "EDT" } } },
      /"EDT" is right for a part of the year only, .*such as "New York time"$/,
    ],
    [
      "no months at all",
      { site: { ...site, keepMonths: { enquiries: 0, chatVisitors: null } } },
      /^content\/site\.ts: keepMonths\.enquiries {2}must be a whole number of months/,
    ],
    ["a phone number of half a digit", { countries: [{ ...country, min: 1.5 }] }, /countries\.ts/],
    [
      "hours by the thousand",
      firstProgram({ hours: 400_000 }),
      /its hours must be a whole number from 1 on, at most 1000/,
    ],
    ["a program that covers nothing", firstProgram({ features: [] }), /has no features/],
    ["a feature twice", firstProgram({ features: ["One", "One"] }), /has the feature "One" twice/],
    ["a name without letters", firstProgram({ alsoCalled: ["((("] }), /"\(\(\(" under alsoCalled/],
    ["a goal without letters", firstProgram({ suits: ["?"] }), /"\?" has no letter in it/],
    ["a title with brackets", firstProgram({ title: "One [new]" }), /holds \[ or \]/],
    ["a title that ends with a space", firstProgram({ title: "One " }), /ends with a space/],
    [
      "the name of a part of the page",
      firstProgram({ slug: "courses" }),
      /another part of the page/,
    ],
    [
      "a name that two programs have",
      {
        programs: [
          { ...program, alsoCalled: ["Number one"] },
          { ...program, alsoCalled: ["number One"], slug: "other", title: "Other" },
        ],
      },
      /under alsoCalled is also a name of/,
    ],
    [
      "a title that differs by a capital",
      { programs: [program, { ...program, slug: "other", title: program.title.toUpperCase() }] },
      /^content\/programs\.ts {2}two programs have the title/,
    ],
    [
      "a title that two have",
      { programs: [program, { ...program, slug: "other" }] },
      /^content\/programs\.ts {2}two programs have the title/,
    ],
    [
      "a slug that two have",
      { programs: [program, { ...program, title: "Other" }] },
      /^content\/programs\.ts {2}two programs have the slug/,
    ],
    [
      "a slug that is no anchor",
      firstProgram({ slug: "Data Analytics" }),
      /its slug "Data Analytics" must be made of small letters/,
    ],
    ["half an hour, which is no dot", firstProgram({ hours: 2.5 }), /its hours must be a whole/],
    [
      "an admin without an address",
      { site: { ...site, adminEmails: ["admin@school"] } },
      /^content\/site\.ts {2}"admin@school" is no address$/,
    ],
    [
      "a country whose numbers have more digits than there is room for",
      { countries: [{ ...country, max: 16 }] },
      /^content\/countries\.ts: .* {2}a code is \+ and up to four digits/,
    ],
    [
      "a colour by its name",
      { palette: { ...palette, accent: "blue" } },
      /^content\/brand\.ts: palette\.accent {2}"blue" is no colour of the form "#rrggbb"/,
    ],
    [
      "a colour of the sun in short",
      { sunColors: ["#fc0", "#ffb454", "#ff6f4b"] },
      /^content\/brand\.ts: sunColors\.0 {2}"#fc0"/,
    ],
    [
      "a mark that is not square",
      { mark: ["..#", "##"] },
      /^content\/brand\.ts: mark {2}must have/,
    ],
    [
      "a logo that is the name of a file",
      { logo: "logo.svg" },
      /^content\/brand\.ts: logo {2}is not/,
    ],
    [
      "a logo with a script",
      { logo: svg(square, "<script>alert(1)</script>") },
      /^content\/brand\.ts: logo {2}has "<script", which no browser runs or fetches in a picture/,
    ],
    [
      "a face that is no picture by itself",
      { face: "<svg></svg>" },
      /^content\/face\.ts: face {2}is not an SVG that stands by itself/,
    ],
    ["a face with an event", { face: svg(`${square} onload="alert(1)"`) }, /face {2}has "onload="/],
    ["a logo without a viewBox", { logo: svg('width="9" height="9"') }, /needs a viewBox/],
    ["a wide logo", { logo: svg('viewBox="0 0 90 24"') }, /is 90 by 24: it must be square/],
    [
      "a link to a part that there is not",
      { navigation: [...navigation, { label: "Prices", href: "#prices" }] },
      /^content\/home\.ts: navigation {2}"Prices" leads to "#prices", which is no part of the page/,
    ],
    [
      "a social link without https",
      { footer: { ...footer, social: [{ label: "LinkedIn", href: "http://in.test" }] } },
      /^content\/home\.ts: footer\.social {2}the address of LinkedIn, "http:.*", must begin with https/,
    ],
    [
      "a link for which the header has no room",
      { navigation: [{ label: "All that one should know of us", href: "#about" }] },
      /^content\/home\.ts: navigation {2}"All that .*" has more than the 24 characters/,
    ],
    [
      "a name for which the header has no room",
      { site: { ...site, name: "School of Data ".repeat(3) } },
      /^content\/site\.ts: name {2}has more than the 40 characters/,
    ],
    [
      "a brochure beside the site",
      { brochure: { ...ownContent.brochure, file: "brochure.pdf" } },
      /^content\/home\.ts: brochure\.file {2}"brochure\.pdf" must be \/ and a name/,
    ],
    [
      "a perk twice",
      { callToAction: { ...callToAction, perks: Array(2).fill({ id: "one", text: "One" }) } },
      /^content\/home\.ts: callToAction\.perks {2}two have the id "one"/,
    ],
    [
      "a perk that no answer could name",
      { callToAction: { ...callToAction, perks: [{ id: "one-to-one", text: "One" }] } },
      /^content\/home\.ts: callToAction\.perks {2}the id "one-to-one" must be made of letters/,
    ],
    [
      "a paragraph that no answer could name",
      { about: { ...ownContent.about, paragraphs: [{ id: "our people", text: "One" }] } },
      /^content\/home\.ts: about\.paragraphs {2}the id "our people" must be made of letters/,
    ],
    [
      "a picture that is too wide",
      { pictures: { ...pictures, spark: ["########"] } },
      /^content\/pictures\.ts: spark {2}must have seven rows of seven places/,
    ],
    [
      "a launch of a program that there is not",
      { launch: { ...launch, program: "open-day" } },
      /^content\/launch\.ts: launch\.program {2}no program has the slug "open-day": write "[^"]+"(, "[^"]+")* or "[^"]+"\. .*launch: Launch \| undefined = undefined;$/,
    ],
    [
      "a launch that leads to no address",
      { launch: { ...launch, formUrl: "forms.gle/x" } },
      /^content\/launch\.ts: launch\.formUrl {2}"forms\.gle\/x" must be an address with https:/,
    ],
    [
      "a day that is in no calendar",
      { launch: { ...launch, sessions: [{ date: "Monday, February 30", times: ["10 AM"] }] } },
      /^content\/launch\.ts: launch\.sessions {2}there is no February 30$/,
    ],
    [
      "a session without times",
      { launch: { ...launch, sessions: [{ date: "August 11", times: [] }] } },
      /launch\.sessions {2}"August 11" has no times/,
    ],
    [
      "a pop-up before the page",
      { launch: { ...launch, schedule: { ...launch.schedule, delay: -5 } } },
      /launch\.schedule\.delay {2}must be a whole number of milliseconds/,
    ],
    [
      "a mail that fills in what it does not know",
      { mails: { ...mails, signIn: { ...mails.signIn, subject: "For {minutes} minutes" } } },
      /^content\/mails\.ts: signIn\.subject {2}\{minutes\} is not known: nothing can stand in braces/,
    ],
    [
      "a stranger's name in the subject of a mail to anybody",
      { mails: { ...mails, enrollmentConfirmation: { ...thanks, subject: "{name}, thank you" } } },
      /^content\/mails\.ts: enrollmentConfirmation\.subject {2}\{name\} is not known: only \{course\} can/,
    ],
    [
      "an answer that names no fact",
      answer({ reply: "Ask {mial}." }),
      /^content\/assistant: price {2}\{mial\} is not known: did you mean \{mail\}\?$/,
    ],
    [
      "an answer with what nobody knows",
      answer({ reply: "It is {wonderful}." }),
      /\{wonderful\} is not known: what may stand in braces is listed in content\/assistant\/answer\.ts$/,
    ],
    [
      "a list with what nobody knows",
      answer({ reply: "It is {good | {wonderful}}." }),
      /\{wonderful\} is not known: what may stand in braces is listed in content\/assistant\/answer\.ts$/,
    ],
    [
      "an answer that misspells a perk",
      answer({ reply: "You get {perk.acces}." }),
      /^content\/assistant: price {2}\{perk\.acces\} is not known: did you mean \{perk\.access\}\?$/,
    ],
    [
      "an answer that misspells the perks",
      answer({ reply: "You get {perks.mentors}." }),
      /\{perks\.mentors\} is not known: did you mean \{perk\.mentors\}\?$/,
    ],
    [
      "an answer with a highlight that there is not",
      answer({ reply: "There is {highlight.fireworks}." }),
      /\{highlight\.fireworks\} is not known: no highlight in content\/launch\.ts has the id "fireworks": give/,
    ],
    [
      "a gap with something in braces",
      answer({ notKnown: "{perk.access}" }),
      /^content\/assistant: price {2}\{perk\.access\} is not known/,
    ],
    [
      "a price under a slug that has a slip in it",
      answer({ each: "program", reply: "{value}", values: { [`${program.slug}s`]: "₹5,000" } }),
      new RegExp(
        `^content/assistant: price\\.values\\.${program.slug}s {2}no program has the slug "${program.slug}s": did you mean "${program.slug}"\\?$`,
      ),
    ],
    [
      "a price that is not written out",
      answer({ each: "program", reply: "{value}", values: { [program.slug]: "₹1.2 lakh + GST" } }),
      /^content\/assistant: price\.values {2}"₹1\.2 lakh \+ GST" must be written out in digits/,
    ],
    ["an answer with half a brace", answer({ reply: "Ask {mail" }), /\{mail is not known/],
    [
      "an answer about no program",
      answer({ reply: "{title} is free." }),
      /^content\/assistant: price {2}\{title\} is known of a program: add each: "program"/,
    ],
    [
      "an answer without its values",
      answer({ each: "program", reply: "It costs {value}." }),
      /\{value\} is not given: add values/,
    ],
    [
      "an answer that leads elsewhere",
      answer({ reply: "See [prices](#prices)." }),
      /^content\/assistant: price {2}leads to "#prices": a link here leads to/,
    ],
    [
      "small talk that names no fact",
      { talk: { ...talk, greeting: "I'm {asistant}." } },
      /^content\/assistant {2}\{asistant\} is not known/,
    ],
  ])("%s", (_, changed, said) => {
    expect(() => checkContent({ ...ownContent, ...changed })).toThrow(said);
  });

  test.each([
    [
      "nothing",
      "content/site.ts: site.tagline",
      "  ",
      /^content\/site\.ts: site\.tagline {2}is empty/,
    ],
    ["two lines", "content/home.ts: hero.heading", "Learn\nnow", /must stand on one line/],
    ["what nobody sees", "content/home.ts: hero.intro", "Learn\0", /nobody can see \(U\+0000\)/],
    ["half a character", "content/home.ts: hero.intro", "Learn \ud83d", /nobody can see: write/],
    [
      "a name to fill in",
      "content/pages.ts: controls.close",
      "Close {name}",
      /filled in for \{name\}/,
    ],
  ])("a text that is %s", (_, place, text, said) => {
    expect(() => checkContent(ownContent, [{ place, text }])).toThrow(said);
  });
});

test("what may be left out or be as one likes is taken", () => {
  const taken: Partial<Content>[] = [
    {},
    { launch: undefined },
    { launch },
    { site: { ...site, timeZone: { name: "Europe/London", label: "London time" } } },
    { launch: { ...launch, sessions: [{ date: "29 February, every Saturday", times: ["10"] }] } },
    { logo: svg(square), face: undefined },
    { callToAction: { ...callToAction, perks: [] } },
    { callToAction: { ...callToAction, perks: [] }, benefits: noBenefits, launch: undefined },
    {
      callToAction: { ...callToAction, perks: [{ id: "parking", text: "Parking" }] },
      ...answer({ reply: "You get {perk.parking}." }),
    },
    { programs: [program], launch: undefined, answers: {} },
    firstProgram({ alsoCalled: [], suits: [] }),
    answer({}),
    answer({ each: "program", reply: "{title}: {value}.", values: { [program.slug]: "₹5,000" } }),
    { answers: {} },
    { navigation: [...navigation, { label: "First", href: `#${program.slug}` }] },
  ];
  for (const changed of taken) checkContent({ ...ownContent, ...changed }, []);
});
