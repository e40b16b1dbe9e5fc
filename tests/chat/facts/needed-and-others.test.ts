import { expect, test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

const noCode = "You need not be able to code to begin there";

test.each<Case>([
  ["is python required for the app course", [`No. ${noCode}`]],
  ["app developer ke liye python zaroori hai?", [noCode]],
  ["python compulsory hai kya agentic ke liye", ["For engineers"], ["curriculum"]],
  ["is python mandatory", [application, "needs no code"], ["attendance", "form"]],
])("whether it must be known is told, not whether it is taught: %s", (...asked) => {
  expectReply(own, asked);
});

test("and of who must know it already", () => {
  expectReply(second, ["is python a must for machine learning?", ["Yes.", "already write Python"]]);
});

test("behind a program as well", () => {
  const { context } = own.respond("tell me about the app course");
  expect(own.respond("python is a must for it?", context).reply).toContain(noCode);
});

test.each<[string, string, string[], string[]]>([
  ["agentic kitne ghante ka hai", "aur baaki dono?", [application, business], [agentic]],
  ["how long is agentic", "and the other technical one?", ["40 hours"], [business]],
  ["do you use my number", "so no marketing calls from banks and all that", ["contact you"], []],
  [
    "i filled your form on monday, nobody has contacted me",
    "no mail also, checked spam twice",
    ["individual registrations"],
    ["and for nothing else"],
  ],
])("asked on in few words: %s, %s", (first, next, must, mustNot) => {
  const { context } = own.respond(first);
  const { reply } = own.respond(next, context);
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});

test.each<Case>([
  ["the founders are college professors i suppose?", ["company's history"], ["Mentorship"]],
  ["Can a class 12 boy join?", ["an age limit"], ["For developers"]],
])("of whom it is asked, of those it is told: %s", (...asked) => {
  expectReply(own, asked);
});
