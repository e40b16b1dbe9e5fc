import { test } from "vitest";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

type Case = [ask: string, must: RegExp, mustNot?: RegExp];

const own = await assistantFor(firstContent);

const built = /covers Python Programming for AI, Gen AI Integration/;
const others = /You get Live Projects with Industry Partners and Lifetime Access/;

test.each<Case>([
  ["How many modules does the app course have?", built],
  ["what does the longest of your programs teach?", built, /The longest program/],
  ["Who is the shortest of the three for?", /For engineers/],
  ["What's the name of the mentor I'd get, and where did he study", /instructors/, /Success/],
  ["We're four colleagues. How much off do we get?", /discounts/, /exams/],
  ["We're four colleagues registering together. How much off do we get?", /discounts/, /Press/],
  ["Before I download it: what does the brochure tell me?", /All three/, /as a PDF/],
  ["Which languages do you teach?", /three programs/],
  ["In which languages do you teach?", /language of the sessions/],
  ["I would like know, the lessons are in internet or in building?", /mode of the/, /right fit/],
  ["Does the school have an opening for a lecturer in deployment?", /working or partnering/, /Yes/],
  [
    "Give me the launch session timings for every zone you list, my friends are spread over three continents",
    /7:30 AM IST/,
    /class days/,
  ],
  ["which programs should I NOT take if programming scares me", /Agentic AI .*involves writing/],
  ["whats the launch bootcamp called", /AI Application Developer Bootcamp is for/, /August/],
  ["What else do I get on top of the one on one mentoring?", others],
  ["what else do the mentors do besides projects", /1-on-1 Mentorship/],
  ["As head of finance at a retail chain, what on your page is for me?", /Leaders/, /Gen AI/],
  ["what's in it for me as a developer?", /./, /right fit/],
  ["Six benefits, it says on your page. Which?", /Fast-Track Learning/, /Tell me what you do/],
  ["There are highlights on the bootcamp popup. Which ones?", /Certification/, /August/],
  ["That pop up is annoying. how do I get rid of it", /I'll decide later/, /August/],
])("plain words tell what is asked of the teaching: %s", (...one) => expectAnswer(own, one));

test.each<Case>([
  ["lifetime access ok but does that mean the classes are recorded too?", /recordings/],
  ["Career Advancement means you guarantee a job, I take it?", /placements/, /Press Enroll/],
  ["The app course is 40 hours, I take it?", /^Yes\. /],
  ["she does not program. does she have to for the leaders program", /^No\. .*needs no code/],
  ["No code required for leaders, does this mean I can join without coding?", /^Yes\. /],
  ["app course + leaders course = how many hrs", /50 hours/],
  ["any course that is not about leading?", /^Yes\. Two[\s\S]*Agentic/, /I don't see/],
  ["is there a course that isn't about agents?", /^Yes\. Two[\s\S]*Leaders/, /covers Agent/],
  ["Will the study material be cut off for me a year after finishing?", /^No\. .*Lifetime/],
  ["25 seats in each program, right?", /^Only 25 seats.*for the AI Application Developer Bootcamp/],
  ["there are 25 seats in total, right?", /^Yes\. .*25 seats/],
  ["My UK number has 8 digits, is it too short?", /^Yes\. .*10 to 11/],
  ["Is my UK number with 11 digits too long?", /^No\. .*10 to 11/],
  ["will a 9 digit indian number be refused", /^Yes\. .*has 10/],
])("whether it is so: %s", (...one) => expectAnswer(own, one));

const [delhi, ny] = [/August 12, 7:30 AM IST/, /August 11, 10:00 PM EST/];

test.each<Case>([
  ["Is the launch on the same calendar day in India as in America?", /^No\. /],
  ["Is the launch on the same calendar day in India as in America?", ny],
  ["Is the launch on the same calendar day in India as in America?", delhi],
  ["Is it the same day in London and Mumbai?", /^Yes\. /],
  ["Launch session everywhere on the same day?", /^No\. /],
  ["When is the launch for my cousin in Canada", /10:00 PM EST\.[\s\S]*11:00 PM PST/, /CST|IST/],
  ["when is the launch in Denver", /don't have the time/],
])("the launch by country and day: %s", (...one) => expectAnswer(own, one));

function expectAnswer(assistant: Assistant, [ask, must, mustNot]: Case): void {
  expectRight(assistant, [[ask, [must], mustNot ? [mustNot] : []]]);
}
