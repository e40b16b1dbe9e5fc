import { expect, onTestFinished, test } from "vitest";
import { mails } from "../../../../content/mails.ts";
import { durationUnit } from "../../../../content/pages.ts";
import { programs } from "../../../../content/programs.ts";
import { site } from "../../../../content/site.ts";
import { enrollmentConfirmation, enrollmentNotice } from "./enrollment-mails.ts";
import { formatMailTime } from "./time.ts";

const [program] = programs;
const words = mails.enrollmentConfirmation;
const greeting = (name: string) => words.greeting.replace("{name}", name);
const enrollment = {
  id: "0b9f2c1e-8d3a-4f57-9c46-1f2e3d4c5b6a",
  name: "Priya Rao",
  email: "priya@example.in",
  phone: "+91 9876543210",
  course_name: program.title,
  date_of_enquiry: new Date("2025-08-05T05:00:00Z"),
};

test("the notice tells the provider everything, and answering it reaches the learner", () => {
  const notice = enrollmentNotice(enrollment, "https://bootcamp.example");
  expect(notice.to).toBe(site.enquiryEmail);
  expect(notice.replyTo).toBe("priya@example.in");
  expect(notice.subject).toContain(program.title);
  for (const body of [notice.html, notice.text]) {
    expect(body).toContain("Priya Rao");
    expect(body).toContain("priya@example.in");
    expect(body).toContain("+91 9876543210");
    expect(body).toContain(formatMailTime(enrollment.date_of_enquiry));
    expect(body).toContain(`https://bootcamp.example/enrollments?enquiry=${enrollment.id}`);
  }
  expect(notice.html).toContain('href="tel:+919876543210"');
});

test.runIf(site.timeZone.name === "Asia/Kolkata")("a time is that of the provider's zone", () => {
  const told = `Aug 5, 2025, 10:30 AM ${site.timeZone.label}`;
  expect(formatMailTime(enrollment.date_of_enquiry)).toBe(told);
});

test("the confirmation thanks the learner with the facts of the program", () => {
  const confirmation = enrollmentConfirmation(enrollment, "https://bootcamp.example");
  expect(confirmation.to).toBe("priya@example.in");
  expect(confirmation.replyTo).toBe(site.enquiryEmail);
  // A title may hold what HTML writes otherwise.
  const html = confirmation.html.replaceAll("&amp;", "&").replaceAll("&#39;", "'");
  for (const body of [html, confirmation.text]) {
    expect(body).toContain(greeting("Priya Rao"));
    expect(body).toContain(words.paragraphs[0]?.replace("{course}", program.title));
    expect(body).toContain(`${program.hours} ${durationUnit(program.hours)}`);
    expect(body).toContain(program.features[0] ?? "");
  }
});

test("the button keeps its shape in Outlook, which pads cells alone, and all of it a dark scheme", () => {
  const { html } = enrollmentNotice(enrollment, "https://bootcamp.example");
  expect(html).toMatch(/<td style="[^"]*mso-padding-alt:13px 24px">\s*<a [^>]*padding:13px 24px/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, dark = ""] = /@media \(prefers-color-scheme: dark\) \{(.*?)\n\}/s.exec(html) ?? [];
  for (const name of new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  )) {
    expect(dark).toContain(`.${name} {`);
  }
});

test("Outlook on Windows, which knows no widest width, has it as narrow as others, and in no serif font", () => {
  const { html } = enrollmentNotice(enrollment, "https://bootcamp.example");
  // What others skip, as Outlook reads it.
  const there = html.replaceAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, "$1");
  expect(there).toMatch(/<table [^>]*width="560"[^>]*><tr><td>\s*<table [^>]*max-width:560px/);
  for (const tag of ["table", "tr", "td"]) {
    const count = (pattern: string) => there.match(new RegExp(pattern, "g"))?.length;
    expect(count(`</${tag}>`)).toBe(count(`<${tag}[ >]`));
  }
  expect(there).toMatch(/font-family: 'Segoe UI'[^}]* !important/);
  expect(html.replaceAll(/<!--.*?-->/gs, "")).not.toContain('width="560"');
});

test("what a visitor typed never becomes markup", () => {
  const name = `<img src=x onerror="alert(1)"> & 'co'`;
  const { html, text } = enrollmentNotice({ ...enrollment, name }, "https://bootcamp.example");
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;");
  expect(text).toContain(name);
});

test.each([
  "Cheap pills at spam.example",
  "https://spam.example",
  "me@spam.example",
  "Win on 98765 43210",
  "Call ९८७-६५",
  "You have won the great lottery of this year and only need to reply",
])("a name that is a message is not sent to a stranger: %s", (name) => {
  const { subject, html, text } = enrollmentConfirmation(
    { ...enrollment, name },
    "https://bootcamp.example",
  );
  expect(text).toContain(words.greetingWithoutName);
  expect(subject + html + text).not.toContain(name);
});

test("not even where the words of the mail ask for the name outside its greeting", () => {
  const { subject } = words;
  onTestFinished(() => {
    words.subject = subject;
  });
  words.subject = "{name}: {course}";
  const name = "Cheap pills at spam.example";
  const sent = enrollmentConfirmation({ ...enrollment, name }, "https://bootcamp.example");
  expect(sent.subject).not.toContain(name);
});

test("nor does it speak in the provider's own mail: it stands among the details alone", () => {
  const name = "Sign in again at https://spam.example or mail is lost";
  const { subject, text } = enrollmentNotice({ ...enrollment, name }, "https://bootcamp.example");
  expect(subject).toContain(enrollment.email);
  expect(subject).not.toContain(name);
  expect(text.split(name)).toHaveLength(2);
});

test.each(["A. P. J. Abdul Kalam", "R.K. Narayan", "Dr. Rao", "O'Brien"])(
  "%s is a name",
  (name) => {
    const { text } = enrollmentConfirmation({ ...enrollment, name }, "https://bootcamp.example");
    expect(text).toContain(greeting(name));
  },
);

test("a value in braces stays what it is", () => {
  const { text } = enrollmentNotice(
    { ...enrollment, name: "{course}" },
    "https://bootcamp.example",
  );
  const [said = ""] = mails.enrollmentNotice.paragraphs;
  expect(text).toContain(
    said.replace("{course}", program.title).replace("{name}", enrollment.email),
  );
  expect(text).toContain("{course}");
});
