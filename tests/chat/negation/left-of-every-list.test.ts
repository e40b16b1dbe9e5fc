import { expect, test } from "vitest";
import { own, second } from "../support/expect-reply.ts";

/** What a list is asked for by, what its things are called in questions, and how each stands in the answer. */
const lists = {
  menu: {
    ask: "what is in the menu at the top of the page",
    things: { home: "Home", testimonials: "Testimonials", contact: "Contact" },
  },
  perks: {
    ask: "which perks do I get",
    things: { mentorship: "Mentorship", "live projects": "Live Projects", access: "Lifetime" },
  },
  benefits: {
    ask: "what benefits do you offer",
    things: { mentors: "Expert Mentorship:", career: "Career Adv", "gen ai": "Gen AI Mastery:" },
  },
  mail: {
    ask: "what should our team write in the enterprise mail",
    things: { phone: "phone", format: "preferred format", company: "company" },
  },
  social: { ask: "which social networks are you on", things: { youtube: "YouTube" } },
} as const;

const ways = [
  (ask: string, out: string) => `Apart from ${out}, ${ask}?`,
  (ask: string, out: string) => `${ask} besides ${out}?`,
  (ask: string, out: string) => `${ask} if you don't count ${out}?`,
  (ask: string, out: string) => `leaving ${out} aside, ${ask}`,
  (ask: string, out: string) => `${ask}, other than ${out}`,
];

const cases = Object.values(lists).flatMap(({ ask, things }) =>
  Object.entries(things).flatMap(([said, told]) =>
    ways.map((way) => ({
      question: way(ask, said),
      out: told,
      left: Object.values(things).filter((other) => other !== told),
    })),
  ),
);

test.each(cases)("of a list only what is left is told: $question", ({ question, out, left }) => {
  const { reply } = own.respond(question);
  expect(reply).not.toContain(out);
  for (const thing of left) expect(reply).toContain(thing);
});

test.each([
  ["one-on-one mentoring I know about. what do I get besides that?", /Lifetime/, /Mentorship/],
  [
    "you give six reasons for choosing you... take away mentors, projects and career, what are the other three",
    /Gen AI Mastery.*Practical Programming.*Fast-Track/s,
    /Mentor|Career|Projects/,
  ],
  ["which of your benefits have nothing to do with python", /Career Adv/, /Practical Programming/],
  ["mentoring, projects chhod ke aur kya benefits hai", /Fast-Track/, /Mentor|Industry Projects/],
  ["what do I fill in the form apart from email and phone number?", /your name/, /e-mail|phone/],
  ["the confirmation mail has my phone number, and besides that?", /what it covers/, /phone/],
  ["Which topics in the leaders course have nothing to do with managing people?", /ROI/, /Team/],
])("so it is in other words: %s", (ask, left, out) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(left);
  expect(reply).not.toMatch(out);
});

test("whoever leaves out all of a list, or asks whether a thing is needed, is told the whole", () => {
  const whole = /your name, your e-mail address and your phone number/;
  const all = "Besides name, email and phone does the form ask for anything more?";
  expect(own.respond(all).reply).toMatch(whole);
  expect(own.respond("Can I register without giving my phone number?").reply).toMatch(whole);
});

test.each([
  ["leaving aside linkedin, which other networks are you on?", "on Instagram and Arattai"],
  ["you are on insta, i know. where else?", "on LinkedIn and Arattai"],
  ["linkedin ke alawa kis social network pe ho", "on Instagram and Arattai"],
])("another provider's list as well: %s", (ask, told) => {
  expect(second.respond(ask).reply).toContain(told);
});
