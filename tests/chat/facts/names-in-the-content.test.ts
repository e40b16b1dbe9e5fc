import { test } from "vitest";
import { type Case, expectReply, second } from "../support/expect-reply.ts";

test.each<Case>([
  ["tell me about Pallava", ["school of data in Chennai"], ["I can only help"]],
  ["Is Meenakshi Sundaram a real student?", ["Success Stories"], ["I can only help"]],
  ['Can you tell me what "batch & streaming pipelines" is under', ["Data Engineering"]],
  ["anything on privacy?", ["Data Ethics & Privacy"], ["terms"]],
  ["is python taught in analytics. and stats", ["Statistics without Fear"]],
  [
    "wat is the diff between data engg and data analytics",
    ["24 hours", "48 hours"],
    ["Machine Learning Engineer"],
  ],
  [
    "is there something that teaches me to read the statistics we get every month",
    ["Reading Charts & Reports"],
    ["Brochure"],
  ],
  ["can you write my sql assignment", ["I can only help"]],
])("what the content names is known by its name: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["Is this an evening thing or a full time bootcamp?", ["evenings and weekends"], ["launch"]],
  ["where are you and what timings", ["Chennai", "evenings and weekends"], ["launch"]],
  ["when is the launch session?", ["a launch or its session times"], ["evenings"]],
])("without a launch, times are those of the classes: %s", (...one) => expectReply(second, one));

test.each<Case>([
  ["except for Chennai do you have any branches", ["only location"], ["Yes."]],
  ["can a government servant join", ["Yes.", "Data Literacy"], ["Machine Learning"]],
  ["I'm HR with 25 supervisors, can you come to our office", ["programs for teams", "your place"]],
  ["can I come and visit you", [], ["programs for teams"]],
  ["does the analytics one need python", ["No.", "Data Analytics"], ["I don't see that"]],
])("of another provider: %s", (...one) => expectReply(second, one));
