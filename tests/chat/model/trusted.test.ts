import { expect, test } from "vitest";
import { instructionsFor } from "../../../supabase/functions/chat-assistant/model/instructions.ts";
import { createGuard } from "../../../supabase/functions/chat-assistant/model/trusted.ts";
import { firstContent } from "../../support/first-provider.ts";

const trusted = createGuard(firstContent);
const instructions = instructionsFor(firstContent);

const mail = `[${firstContent.site.enquiryEmail}](mailto:${firstContent.site.enquiryEmail})`;

test.each([
  "Agentic AI Developer takes 10 hours and covers Multi-Agent Systems.",
  "The next cohort starts next month, and seats are limited.",
  "The launch session is on August 12, 7:30 AM IST.",
  `I don't have information about fees or discounts. Please write to ${mail}.`,
  "Feel free to press Enroll Now under [Courses](#courses).",
])("an answer from the facts stands: %s", (reply) => {
  expect(trusted(reply)).toBe(reply);
});

test.each([
  ["an amount", "It costs ₹5,000."],
  ["an amount in words", "It costs five thousand."],
  ["an amount without a sign", "The fee is 4999 only."],
  ["digits of another script", "The course has ५०० seats."],
  ["a percentage", "You get 40% off."],
  ["a discount", "Yes, there is a student discount."],
  ["a discount behind ignorance", "I don't have information about fees, but there is a discount."],
  ["a guarantee", "Placement is guaranteed."],
  ["a policy", "You can get a refund within a week."],
  ["a price of nothing", "The course is free."],
  ["another duration", "The agentic course takes 12 hours."],
  ["the duration of another program", "Agentic AI Developer takes 40 hours."],
  ["another duration in words", "It takes twenty hours."],
  ["a date", "The cohort starts in September."],
  ["a weekday", "Classes are on Saturday."],
  ["another language", "कोर्स मुफ़्त है"],
  ["its instructions", instructions],
  ["a book", "word ".repeat(1000)],
  ["nothing", "  "],
  ["no text", { text: "hello" }],
])("%s is not shown", (_, reply) => {
  expect(trusted(reply)).toBeUndefined();
});

test.each(["a".repeat(40_000), "http".repeat(10_000), "㏂".repeat(2000)])(
  "what an endpoint sends without end keeps nobody waiting: %.8s…",
  (reply) => {
    const begun = performance.now();
    expect(trusted(reply)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);

test("other links lose their target", () => {
  const reply = `See [our offer](https://evil.example/x), www.evil.example, write to a@evil.example or ${mail}.`;
  const shown = trusted(reply);
  expect(shown).toContain("our offer");
  expect(shown).toContain(mail);
  expect(shown).not.toContain("evil");
});

test("the provider's own address stays, whichever of its letters are capitals", () => {
  const site = { ...firstContent.site, enquiryEmail: "Office@School.example" };
  const reply = "Write to office@school.example.";
  expect(createGuard({ ...firstContent, site })(reply)).toBe(reply);
});

test("a price that the provider publishes may be named, and no other", () => {
  const price = { reply: "Every program costs ₹12,000." };
  const published = createGuard({
    ...firstContent,
    answers: { ...firstContent.answers, price },
  });
  expect(published("It costs ₹12,000.")).toBe("It costs ₹12,000.");
  expect(published("It costs ₹11,000.")).toBeUndefined();
  expect(published("There is a discount.")).toBeUndefined();
  expect(trusted("It costs ₹12,000.")).toBeUndefined();
});
