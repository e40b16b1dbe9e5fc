import { expect, test } from "vitest";
import {
  type Assistant,
  createAssistant,
} from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";

const [application, agentic, business] = firstContent.programs;
const values = Object.fromEntries(
  [application, agentic, business].map((program, at) => [
    program?.slug ?? "",
    ["₹40,000", "₹12,000", "₹9,500"][at] ?? "",
  ]),
);
const age = { reply: "You can join from 16 years on.", notKnown: "an age limit" };

/** What was learned of the programs holds for whatever is published of them. */
const published = await createAssistant({
  ...firstContent,
  programs: [
    {
      ...application,
      description: `${application.description} Small databases are kept in MongoDB.`,
    },
    ...firstContent.programs.slice(1),
  ],
  answers: {
    ...firstContent.answers,
    age,
    phone: { reply: "Our number is +91 90000 12345.", notKnown: "a phone number" },
    recordings: { reply: "No classes are recorded." },
    demo: { reply: "Trial sessions aren't offered." },
    mode: { reply: "Yes, all classes are online." },
    price: {
      ...firstContent.answers.price,
      each: "program",
      reply: "{title} costs {value}.",
      values,
    },
    language: {
      each: "program",
      reply: "{title} is taught in {value}.",
      values: {
        [application?.slug ?? ""]: "English",
        [agentic?.slug ?? ""]: "English",
        [business?.slug ?? ""]: "Telugu and English",
      },
    },
  },
  launch: firstContent.launch && {
    ...firstContent.launch,
    sessions: [
      {
        date: "Saturday, 5 September",
        times: ["6:30 PM IST", "5:00 PM GST (Dubai)", "9:00 PM Singapore time"],
      },
    ],
  },
});
const first = await createAssistant(firstContent);

function says(assistant: Assistant, talk: readonly string[]): string {
  let context: string | null = null;
  let last = "";
  for (const ask of talk) {
    const answered = assistant.respond(ask, assistant.readContext(context));
    context = JSON.stringify(answered.context);
    last = answered.reply;
  }
  return last;
}

test.each<[ask: string | string[], must: string[], mustNot?: string[]]>([
  ["my budget is 10k max, what can i take", ["costs ₹9,500"], ["40,000", "12,000"]],
  ["my budget is 5000. which courses are there?", ["None of them costs that little", "₹9,500"]],
  ["total fees for the agentic and the business one together?", ["Together: ₹21,500"], ["40,000"]],
  ["how much more does the app course cost than the agentic one", ["₹28,000 more than"]],
  ["Which programs cost less than 10 thousand?", ["costs ₹9,500"], ["40,000", "12,000"]],
  [["what are the fees", "which of them are above 10k"], ["₹40,000", "₹12,000"], ["9,500"]],
  ["any course above 1 lakh", ["None of them costs that much", "₹40,000"]],
  ["is agentic under 10k?", ["No. ", "₹12,000"]],
  ["second most expensive course?", ["₹12,000"], ["40,000", "9,500"]],
  [
    ["compare agentic and the app course", "which one's cheaper?"],
    ["₹12,000"],
    ["9,500", "40,000"],
  ],
  [
    ["compare agentic and the app course", "which one's cheaper?", "and the other one?"],
    ["₹40,000"],
    ["9,500"],
  ],
  ["which courses are not taught in telugu?", ["is taught in English"], ["Telugu"]],
  ["which one is taught in telugu", ["Telugu and English"], [" is taught in English"]],
  ["are classes recorded?", ["No classes are recorded."], ["Yes"]],
  ["are trial sessions offered?", ["Trial sessions aren't offered."], ["Yes"]],
  ["are classes online?", ["Yes, all classes are online."], ["Yes. "]],
  ["is mongodb taught", ["kept in MongoDB"], ["don't see that named"]],
  ["does agentic have mongodb", ["don't see that named"], ["kept in MongoDB"]],
  ["is there an age limit", [age.reply]],
  ["my son is 15, just wrote his boards. can he attend", [age.reply]],
  ["can I bring my 11 yr old also", [age.reply]],
  ["my amma is 68 and curious, will you take her at that age?", [age.reply]],
  [["is there any age limit", "and her brother, he is 14"], [age.reply]],
  ["what time is the launch session in dubai", ["5:00 PM GST (Dubai)"], ["don't have the time"]],
  ["what time is it in singapore", ["9:00 PM Singapore time"], ["don't have the time", "6:30 PM"]],
  ["the session is on 5 September, right?", ["Saturday, 5 September"], ["No."]],
  [
    "other than by e-mail, how do i reach you",
    ["90000 12345"],
    ["don't have information about a phone"],
  ],
])("what a provider publishes is answered: %s", (ask, must, mustNot = []) => {
  const reply = says(published, [ask].flat());
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test.each<[ask: string | string[], must: string[], mustNot?: string[]]>([
  ["where do i put my name down", ["Enroll Now"]],
  ["how do i book my place", ["Enroll Now"], ["launch"]],
  [
    "i stay in madurai, should i be coming to hyderabad daily or is there some other way",
    ["Hyderabad"],
    ["visas"],
  ],
  [
    "do i get a certificate at the end and also some project i can put in my portfolio",
    ["Certification", "roject"],
  ],
  ["how much is Scaler charging", ["speak for others"], ["prices or fees"]],
  ["i meant how much time, not money", ["40 hours"], ["prices"]],
  [
    ["how long do you keep what i write here", "same thing if i had sent the form?"],
    ["kept until you ask"],
  ],
  [["when is the session in new york", "what about LA"], ["11:00 PM PST"]],
  [
    "10 at night in new york and 11 in LA can't be the same moment, no?",
    ["10:00 PM EST", "11:00 PM PST"],
  ],
])("what is surely asked is not heard as something else: %s", (ask, must, mustNot = []) => {
  const reply = says(first, [ask].flat());
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});
