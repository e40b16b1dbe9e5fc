import { expect, test } from "vitest";
import { own, second } from "../support/expect-reply.ts";

type Talk = readonly string[];

/** The program whose form the last of these messages opens. */
function formAfter(assistant: typeof own, turns: Talk) {
  let context = assistant.readContext(null);
  let last = assistant.respond("hello");
  for (const turn of turns) {
    last = assistant.respond(turn, context);
    context = last.context;
  }
  return last;
}

test.each<Talk>([
  [
    "What does AI for Business Leaders cover?",
    "will I work on projects?",
    "ok and how do I sign up for it",
  ],
  [
    "What does AI for Business Leaders cover?",
    "Do you give us templates or case studies?",
    "how do I sign up for it",
  ],
  [
    "What does AI for Business Leaders cover?",
    "starts when",
    "any demo before that?",
    "how do i join it",
  ],
  [
    "Who is AI for Business Leaders for?",
    "how many seats are left?",
    "ok how can I register for it",
  ],
  [
    "Who is AI for Business Leaders for?",
    "is the 11 august session for this one?",
    "ok sign me up",
  ],
  ["Which course is for managers?", "can I get case studies?", "can i join it today itself"],
])("what was asked between does not take the program that is in hand: %s … %s", (...turns) => {
  expect(formAfter(own, turns).register).toBe("ai-business");
});

test.each<Talk>([
  [
    "I saw the popup about 11 August. What is that?",
    "how do I sign up",
    "No, not the app developer. The business leaders one",
  ],
  [
    "I saw the popup about 11 August. What is that?",
    "how do I sign up",
    "wrong course, I want the leaders course",
  ],
  ["I saw the popup about 11 August. What is that?", "how do I sign up", "i said business leaders"],
  ["How do I join AI Application Developer?", "arre nahi, business leaders wala"],
])("the form of the one that is set in its place: %s … %s", (...turns) => {
  expect(formAfter(own, turns).register).toBe("ai-business");
});

test("where the talk is of the launch, that is joined", () => {
  const turns = ["what is the launch", "how many seats", "how do i join it"];
  const { register, reply } = formAfter(own, turns);
  expect(register).toBe("ai-application");
  expect(reply).toContain("Secure Your Seat Now");
});

test("at another provider as well", () => {
  const turns = [
    "what does data analytics cover",
    "is there any trial class",
    "do I get projects",
    "how do I sign up for it",
  ];
  expect(formAfter(second, turns).register).toBe("data-analytics");
});

test.each<Talk>([
  [
    "What does AI for Business Leaders cover?",
    "how do I sign up for it, I want my colleague to join as well",
  ],
  ["What does AI for Business Leaders cover?", "Sign me and my friend up for it"],
  ["What does AI for Business Leaders cover?", "how do I enroll, and can my brother enroll too?"],
])("who wants to bring somebody learns that a form is for one: %s … %s", (...turns) => {
  const { register, reply } = formAfter(own, turns);
  expect(register).toBe("ai-business");
  expect(reply).toContain("is for one person and one program");
});

test.each<[Talk, string[], string | undefined]>([
  [
    ["Can I attend from Dubai?", "what time would it be in Dubai?", "So how do I join from Dubai?"],
    ["UAE (+971) has 9 digits"],
    undefined,
  ],
  [
    ["How long is agentic?", "ok how do i enroll from singapore"],
    ["Singapore (+65) has 8 digits"],
    "agentic-ai",
  ],
  [["how to register from Nepal"], ["takes phone numbers from"], undefined],
  [["how do I join from Pune?"], ["We are based in"], undefined],
])("how one joins from elsewhere, and what is known of that: %s", (turns, texts, form) => {
  const { register, reply } = formAfter(own, turns);
  expect(register).toBe(form);
  for (const text of ["Enroll Now", ...texts]) expect(reply).toContain(text);
});
