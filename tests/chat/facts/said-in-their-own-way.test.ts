import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

const analytics = "Data Analytics with SQL & Python";
const engineering = "Data Engineering in the Cloud";
const literacy = "Data Literacy for Managers";

test.each([
  "it was founded by IIT professors right, my friend said",
  "founded by iim grads na?",
  "somebody told me your company was set up in 2012",
  "is it true that it was founded by engineers from infosys",
  "which part of chennai did u ppl start from? somebody told me it was some coffee place",
  "which city did your company start in",
  "aap logon ne kahan se shuru kiya tha",
  "you started in some coffee shop, my friend told me",
])("how the company began: %s", (ask) => {
  expectReply(own, [ask, ["the company's history"], ["Tell me whether", "We are based"]]);
  expectReply(second, [ask, ["founded by two analysts"], ["Tell me whether", "We are based"]]);
});

test.each<Case>([
  ["which part of hyderabad are you in", ["street address"], ["history"]],
  ["is the course run by a person in a room", [], ["history"]],
])("of where it is, and of the courses, that tells nothing: %s", (...one) => expectReply(own, one));

test.each([
  "dont want to register or give number to anyone. only the pdf",
  "no registration no calls, only brochure pls",
  "only the pdf, no forms, no calls",
  "number nahi dena kisi ko, bas brochure do",
])("who wants no more than the brochure gets it: %s", (ask) => {
  const one: Case = [
    ask,
    ["Brochure"],
    ["used to contact you", "individual registrations", "form"],
  ];
  expectReply(own, one);
  expectReply(second, one);
});

test.each<Case>([
  ["do i have to register or give my number to see the brochure?", ["Register Now form"]],
  ["no forms please, what is the price", ["prices or fees"]],
])("what is asked of forms is told: %s", (...one) => expectReply(own, one));

test.each([
  "Sir my son did mechanical engineering, sitting at home 1 year. He wants to enter data field, what to join",
  "he wants to enter the data field. what to join",
  "my brother wants to enter IT field, which to join",
])("a field of work is none of the form: %s", (ask) => {
  expectReply(own, [ask, ["AI Application Developer"], ["Register Now form"]]);
  expectReply(second, [ask, [analytics], ["Register Now form"]]);
});

test.each([
  "singapore handphone. how many digits your form wants and do i write the +65 myself inside the box",
  "do i enter the country code with the number",
  "is the +91 already there or do i add it",
  "+65 khud likhna hai kya number ke aage",
  "mobile number with +91 or without in the form",
])("where the country code goes: %s", (ask) => {
  expectReply(own, [ask, ["is a field of its own"], ["several programs"]]);
  expectReply(second, [ask, ["is a field of its own"], ["several programs"]]);
});

test.each<Case>([
  ["can i leave a gap after the country code", ["Spaces, dashes"], ["is a field of its own"]],
  ["how many characters fit in the phone box", ["15 characters"], ["is a field of its own"]],
])("what else may be typed there: %s", (...one) => expectReply(own, one));

test.each([
  "left side chest pain since morning which tablet is ok",
  "i have fever since yesterday which tablet should i take",
  "resignation letter likh do boss ke liye short me",
  "leave application likh do teacher ke liye",
  "ek kavita bana do manager ke liye",
])("none of our business, and nothing beside it: %s", (ask) => {
  const one: Case = [
    ask,
    ["I can only help with"],
    ["computers", "right fit", "For managers", "For founders", "One thing"],
  ];
  expectReply(own, one);
  expectReply(second, one);
});

test.each<Case>([
  ["which tablet is ok for the course", ["computers, tools"]],
  ["brochure bhej do", ["Brochure"]],
  ["fees bata do aur timing bata do", ["prices or fees", "timings"]],
])("of ours it is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "is airflow type stuff taught anywhere, i mean making one job wait for the other",
    ["covers Orchestration"],
    ["I don't see"],
  ],
  ["do u teach kafka, i mean streaming data", ["covers Batch & Streaming"], ["I don't see"]],
  [
    "airflow sikhate ho kya, matlab ek job dusre ka wait kare",
    ["covers Orchestration"],
    ["I don't see"],
  ],
  ["do you teach crewai kind of thing, i mean several agents working together", ["I don't see"]],
])("said again, it is asked as it was meant: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "do you have docker in any course, i mean putting the app on a server",
    ["covers Application Deployment"],
    ["I don't see"],
  ],
  [
    "is airflow type stuff taught anywhere, i mean making one job wait for the other",
    ["I don't see"],
  ],
])("said again, as it was meant, by us: %s", (...one) => expectReply(own, one));

test.each([
  "i hv max 30 hours to give but coding is a must for me, not theory for bosses",
  "i can give 25 hours, coding must be there, not for managers",
  "i have max 30 hours, programming is a must for me, which one",
  "i dont have more than 24 hours and i insist on coding",
])("who must code is shown where one does: %s", (ask) => {
  expectReply(own, [ask, ["Agentic AI Developer"], ["Leaders", "Application"]]);
  expectReply(second, [ask, [engineering], [literacy, analytics]]);
});

test.each<Case>([
  [
    "my daughter finished bcom this may she is good in maths and wants to go to data side which one will suit her and also you will arrange a job for her or not please tell clearly",
    [analytics, "placements"],
    [engineering, "entry requirements"],
  ],
  [
    "my daughter did bcom, good in maths, wants to go to data side. which one suits her",
    [analytics],
    [engineering],
  ],
])("what is for developers is not for who begins: %s", (...one) => expectReply(second, one));
