import { expect, test } from "vitest";
import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../../supabase/functions/chat-assistant/content.ts";
import { createGrader } from "./grade.ts";
import { ofSecondProvider } from "./questions/tuning/second-provider.ts";
import { secondContent } from "./second-provider.ts";

const second = await createAssistant(secondContent);

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
])("of the second provider: %s", (ask, must, mustNot) => {
  const { reply } = second.respond(ask);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test("at least 95 % of the questions to the second provider are answered rightly", () => {
  const { grade } = createGrader(secondContent);
  const wrong = ofSecondProvider.filter(
    (question) => grade(question, second.respond(question.ask).reply) !== "right",
  );
  expect(wrong.length / ofSecondProvider.length).toBeLessThanOrEqual(0.05);
});

test("a price that the provider publishes is a fact, and so is an answer of its own", async () => {
  const answers = {
    ...ownContent.answers,
    price: {
      each: "program" as const,
      reply: "{title} costs {value}.",
      values: { "ai-application": "₹40,000", "agentic-ai": "₹12,000", "ai-business": "₹15,000" },
    },
    uniform: {
      reply: "There is no dress code.",
      examples: "is there a dress code, what should i wear to class, do we wear a uniform",
    },
  };
  const assistant = await createAssistant({ ...ownContent, answers });
  expect(assistant.respond("how much is agentic?").reply).toContain("₹12,000");
  expect(assistant.respond("fees?").reply).toContain("₹40,000");
  expect(assistant.respond("is there a dress code for us").reply).toBe("There is no dress code.");
});
