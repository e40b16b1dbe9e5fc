import { expect, test } from "vitest";
import { noContext } from "../../../supabase/functions/chat-assistant/understanding/references/context.ts";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  ["will you show me how my app goes live on the web?", ["Application Deployment"], ["ROI"]],
  ["do I learn how several agents talk to each other", ["Agent Communication"], ["No.", "ROI"]],
  ["when do you go live?", [], ["Deployment"]],
  ["will you pay back my fee if I leave?", ["I don't have information"], ["ROI"]],
  ["is return on investment covered?", ["Yes.", "ROI Analysis"], ["Python"]],
  ["is there a topic about guiding people", ["Team Leadership in AI"], ["Python"]],
  ["do you teach frameworks at all", ["Yes.", "AI Framework Development"], ["No."]],
])("a feature in other words: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how many digits has a mobile number in Singapore?", ["Singapore (+65) has 8 digits"], ["+91"]],
  ["a german mobile, how many digits", ["Germany (+49) has 10 to 12 digits"], ["+91"]],
  ["my mobile is from Kenya, can I register with it", ["phone numbers from US/Canada", "mailto:"]],
  ["what do you do with the number I type in the form", ["used to contact you"]],
  ["for what do you want my mail address before we chat?", ["follow up by e-mail"]],
  ["do I get some mail that confirms I registered", ["one e-mail that confirms"]],
  ["what did that popup on your home page want", ["Bootcamp", "7:30 AM IST"]],
  ["I would join from Boston, what time is the kick-off", ["10:00 PM EST"], ["IST", "abroad"]],
  ["there are so many of you, why should it be you?", ["Expert Mentorship"], ["I only know"]],
  ["I work all week and have kids, is that doable?", ["Ten to forty focused hours"]],
])("what the site says, asked otherwise: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["I am an analyst, which of your trainings would fit?", [application], [agentic, business]],
  ["is AI for Business Leaders the only one without coding?", ["Yes.", business], [agentic]],
  ["is the leadership one the only one where I need not code?", ["Yes.", business]],
  ["is agentic the only one without coding?", ["No.", business]],
  ["I have only 15 hours to spare, what is possible", [agentic, business], [application]],
  ["how do I reserve a seat in the bootcamp", [`To join [${application}]`]],
])("who asks and what they demand: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "which programs take 36 hours at the most",
    ["Machine Learning", "Data Engineering", "Data Literacy"],
    ["Analytics"],
  ],
  ["adding up everything, how many hours", ["120 hours"]],
  [
    "leaving out machine learning, what is there",
    ["Data Analytics", "Data Literacy"],
    ["Machine Learning"],
  ],
  [
    "data analytics or data engineering, which is finished first?",
    ["Data Engineering in the Cloud is shorter"],
  ],
  ["which trainings do you have?", ["four programs", "Data Literacy"]],
  ["I have a day job, can I attend?", ["Keep your job"]],
  ["must I know SQL before machine learning?", ["who already write Python"], ["Yes.", "No."]],
])("of the second provider: %s", (...one) => expectReply(second, one));

test("what was listed, spoken of or added is still meant in the next turns", () => {
  const say = (turns: readonly Case[]) => {
    let context = noContext;
    for (const [ask, must, mustNot = []] of turns) {
      const response = own.respond(ask, context);
      for (const part of must) expect(response.reply, ask).toContain(part);
      for (const part of mustNot) expect(response.reply, ask).not.toContain(part);
      context = response.context;
    }
  };
  say([
    ["which ones take ten hours", [agentic, business], [application]],
    ["tell me about the second", [business], [agentic]],
    ["and the first one?", [agentic], [application]],
  ]);
  say([
    ["tell me about the business course", [business]],
    ["what will I learn there?", ["ROI Analysis"], ["Python"]],
    ["and with the long one too, how many hours in all?", ["50 hours"], ["20 hours"]],
  ]);
  say([
    ["which course is about agents that cooperate?", [agentic], [business]],
    ["I can't code at all, though", [business]],
    ["so not that one. what would you suggest?", [business], [agentic]],
  ]);
  say([
    ["what time is the session in Chennai", ["7:30 AM IST"]],
    ["and for my uncle in London?", ["3:00 AM GMT"], ["IST"]],
  ]);
});

test.each<Case>([
  ["what is the dialling code for Dubai?", ["+971"], ["I can only help"]],
  ["do you have something on paper for my boss?", ["[Brochure](#brochure)"], ["hackathon"]],
  ["dumbest bot ever", ["I'm sorry"], ["kind of you"]],
  [
    "do you have a cyber security course coming up?",
    ["I don't have information about other or future programs", agentic],
    ["No."],
  ],
])("a plain question in words not heard before: %s", (...one) => expectReply(own, one));
