import { expect, test } from "vitest";
import { factsOf } from "../../../supabase/functions/chat-assistant/reply/wording/facts.ts";
import { firstContent } from "../../support/first-provider.ts";
import { ofSecondProvider } from "../questions/tuning/second-provider.ts";
import { createGrader } from "../support/grade.ts";
import { assistantFor } from "../support/taught.ts";
import { schoolContent } from "./cookery-school.ts";
import { secondContent } from "./second-provider.ts";

const second = await assistantFor(secondContent);
const school = await assistantFor(schoolContent);

test.each<[ask: string, must: string[], mustNot: string[]]>([
  ["how long is the machine learning course", ["36 hours"], ["48"]],
  ["do you teach sql?", ["Yes.", "Window Functions"], []],
  ["does data engineering cover dashboards?", ["No.", "Dashboards People Use"], []],
  ["do you teach langchain", ["I don't see that"], []],
  ["which course is for managers", ["Data Literacy"], ["Pipelines"]],
  [
    "courses under 30 hours",
    ["Data Engineering", "Data Literacy"],
    ["Machine Learning Engineer ("],
  ],
  ["everything except machine learning", ["Data Analytics", "Data Literacy"], ["Machine Learning"]],
  ["total hours of everything", ["120 hours"], []],
  ["are you in Bangalore?", ["No.", "Chennai"], ["Hyderabad"]],
  ["are classes on weekends?", ["evenings and weekends"], []],
  ["do I get lifetime access?", ["I don't have information"], ["You get"]],
  ["when is the launch session?", ["I don't have information"], ["PM", "AM"]],
  ["when do you start?", ["first week of every quarter"], ["next month"]],
  [
    "I've never worked with numbers. which programme is for me?",
    ["right fit", "Data Analytics"],
    ["Machine Learning Engineer", "Data Literacy"],
  ],
  ["SQL fees?", ["prices or fees"], ["Data Analytics"]],
])("of the second provider: %s", (ask, must, mustNot) => {
  const { reply } = second.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test("at least 93 % of the questions to the second provider are answered rightly", () => {
  const { grade } = createGrader(secondContent);
  const wrong = ofSecondProvider.filter(
    (question) => grade(question, second.respond(question.ask).reply) !== "right",
  );
  expect(wrong.length / ofSecondProvider.length).toBeLessThanOrEqual(0.07);
});

test.each<[ask: string, must: string[], mustNot?: string[]]>([
  [
    "how much is the café owner's course",
    [
      "I don't have information about prices or fees for Café Owner's Course",
      "under [Café Owner's Course](",
    ],
    ["₹"],
  ],
  [
    "what do the courses cost?",
    ["First Knife costs ₹4,500.", "₹48,000", "prices or fees for Café Owner's Course."],
  ],
  ["how many hours is the pâtisserie course?", ["60 hours"], ["Café"]],
  ["which course teaches me to make my own masala?", ["Spice Craft"], ["Café", "I don't see"]],
  ["how long is the café course?", ["Café Owner's Course", "32 hours"], ["60"]],
  ["what do learners say?", ["Nurse, Muscat", "Café owner, Alappuzha"], ["a Nurse", "a Café"]],
  ["what do I get when I join?", ["I don't have information"], ["You get"]],
  ["I've never baked anything, which class suits me?", ["right fit", "First Knife"], ["Bread"]],
  ["is there a class for people who have never done this?", ["First Knife"], ["Bread", "Spice"]],
  ["sharpening fees?", ["First Knife costs ₹4,500.", "₹9,000", "₹48,000"]],
  ["apron price?", ["I don't have information about that."], ["₹"]],
  [
    "which is your cheapest course?",
    ["First Knife costs ₹4,500.", "prices or fees for Café Owner's Course."],
    ["₹9,000", "₹48,000"],
  ],
  ["what is the most expensive course?", ["₹48,000"], ["₹9,000", "₹4,500"]],
  ["fees?", ["First Knife costs ₹4,500.", "₹48,000"]],
  ["would anybody laugh at me for a dress", ["no dress code"], ["don't have information"]],
  ["is a voucher included as a gift", ["Gift vouchers are sold"], ["discounts"]],
  ["do you have gift vouchers, my wife loves baking", ["Gift vouchers are sold"], ["discounts"]],
  ["is there a dress code for us", ["There is no dress code."], ["I don't have"]],
])("of the cookery school: %s", (ask, must, mustNot = []) => {
  const { reply } = school.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test.each([
  ["₹48,000 (₹40,000 until June)", "most expensive"],
  ["1.200 €", "cheapest"],
])("a price such as %s is not compared", async (price, extreme) => {
  const { price: told } = schoolContent.answers;
  const other = await assistantFor({
    ...schoolContent,
    answers: {
      ...schoolContent.answers,
      price: { ...told, values: { "first-knife": price, "spice-craft": "990 €" } },
    },
  });
  const { reply } = other.respond(`which is the ${extreme} course?`);
  expect(reply).toContain(price);
  expect(reply).toContain("990 €");
});

test.each([
  ["which program needs no coding?", "None of our programs needs code."],
  ["do I have to know programming?", "No. None of our programs needs code."],
  ["can I join without coding?", "Yes. None of our programs needs code."],
])("where nobody codes, one sentence says so: %s", (ask, reply) => {
  expect(school.respond(ask).reply).toBe(reply);
});

test("what a provider has none of is missing in the facts", () => {
  const facts = factsOf({
    ...schoolContent,
    benefits: { ...schoolContent.benefits, items: [] },
    testimonials: { ...schoolContent.testimonials, items: [] },
  });
  for (const name of ["perks", "benefits", "testimonialRoles", "quotes"])
    expect(facts[name]).toBeUndefined();
});

test("a word of an audience is none of its parts: Git is not in digital", async () => {
  const [first, ...others] = firstContent.programs;
  const audience = "For people who already run digital shops.";
  const assistant = await assistantFor({
    ...firstContent,
    programs: [{ ...first, audience, suits: [] }, ...others],
  });
  const { reply } = assistant.respond(`do I have to know git before ${first.title}?`);
  expect(reply).not.toContain("Yes.");
  const { reply: digital } = assistant.respond(`can I start ${first.title} without knowing Git?`);
  expect(digital).not.toMatch(/^(?:Yes|No)\. /);
});
