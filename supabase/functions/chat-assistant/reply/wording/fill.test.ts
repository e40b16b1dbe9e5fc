import { expect, test, vi } from "vitest";
import { fill, fillAnswer, writeLists } from "./fill.ts";

vi.mock("../../../../../content/pages.ts", () => ({
  durationUnit: (hours: number) => (hours === 1 ? "lesson" : "lessons"),
}));

test("so many hours are called what the provider calls them", () => {
  const say = (hours: number | string) =>
    fill("{title} takes {hours} hours.", { title: "A", hours });
  expect(say(12)).toBe("A takes 12 lessons.");
  expect(say(1)).toBe("A takes 1 lesson.");
  expect(say("some")).toBe("A takes some hours.");
  expect(fill("{count} programs", { count: 1 })).toBe("1 programs");
  expect(fill("{unknown} hours", {})).toBeUndefined();
});

test("a sentence with a perk that there is not is left out, as long as another tells of one", () => {
  const reply = "You get {perk.mentors}. {benefit.mentors} Ask {mail}.";
  const facts = {
    "perk.mentors": "a mentor",
    "benefit.mentors": "Mentors: two a class.",
    mail: "us",
  };
  const { "perk.mentors": _, ...noPerk } = facts;
  const { "benefit.mentors": __, ...noBenefit } = facts;
  expect(fillAnswer(reply, facts)).toBe("You get a mentor. Mentors: two a class. Ask us.");
  expect(fillAnswer(reply, noPerk)).toBe("Mentors: two a class. Ask us.");
  expect(fillAnswer(reply, noBenefit)).toBe("You get a mentor. Ask us.");
  expect(fillAnswer(reply, { mail: "us" })).toBeUndefined();
  expect(fillAnswer("Ask {mail}.", facts)).toBe("Ask us.");
  expect(fillAnswer("{launch} is near. You get {perk.mentors}.", facts)).toBeUndefined();
});

test("what an answer lists is written out, or what is kept of it", () => {
  const reply = "It leads to {Home | the courses | {city}}.";
  expect(fill(reply, { city: "Pune" })).toBe("It leads to Home, the courses and Pune.");
  expect(writeLists(reply, (items) => items.slice(1))).toBe("It leads to the courses and {city}.");
});
