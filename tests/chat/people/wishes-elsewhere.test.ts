import { expect, test } from "vitest";
import { agentic, application, business, own, second } from "../support/expect-reply.ts";

test.each([
  "I want to get into cybersecurity, the ethical hacking kind. Which of your courses should I take?",
  "I work in data entry in Pune and want to learn advanced Excel. What suits me?",
  "Cloud engineer here, I want to clear the AWS solutions architect exam. Which program?",
  "i run a small agency and want to learn seo and google ads. any course for me?",
  "My son is 14 and wants to build robots. Which one for him?",
  "I'm a data analyst who wants to learn Power BI and Tableau",
  "CA by profession. I want to learn AI for taxation, what suits me?",
  "I am a nurse and would like to learn how AI is used in diagnosis, what do you suggest?",
  "My daughter is 10 and crazy about robots, Arduino, motors... what can she join?",
  "Ethical hacking is my dream, want to become pen tester. guide me which program sir",
  "I want better spoken English for interviews abroad, I am a nurse in Kottayam, please tell which is right for me",
  "Ethical hacking is my only interest, Kali Linux, breaking into networks legally. Point me to the correct program please",
  "My wish: AWS solutions architect exam. Which of your courses prepares me?",
  "spoken english + personality development ke liye kaunsa sahi rahega",
  "Making 3D games in Unity, that's the only thing I want from life. Suggest program?",
  "I'm a freelance illustrator; want to get really good at Midjourney art styles and photo retouching. Which one?",
  "Final year BTech, dream is ethical hacking and bug bounty. Can you tell which program leads there?",
  "Hobbyist, I play around with Arduino and want to build walking robots with servo motors. What would you recommend of your three?",
  "my wife wants to improve her spoken English for interviews, she is a homemaker. Which course should she take",
  "I'm after the maths behind neural nets, backprop proofs, linear algebra. Which program goes deep into this theory?",
])("of a wish that no program teaches none is said to be right: %s", (ask) => {
  const { reply } = own.respond(ask);
  expect(reply).toMatch(
    /I don't see that named in the curriculum|I can only help with our programs/,
  );
  expect(reply).not.toMatch(/right fit|suits? you|fits|covers/);
});

test.each([
  ["I'm a backend dev, I want to build bots that talk to each other and split the work", agentic],
  ["I head operations and want to learn where AI pays off. I don't want any code.", business],
  ["I want to learn Python from zero and make an invoice reader for my shop", application],
  ["I want to learn how LLMs are put into an app, I code in Java", application],
])("of one that a program teaches it is: %s", (ask, title) => {
  const { reply } = own.respond(ask);
  expect(reply).toContain(title);
  expect(reply).not.toContain("I don't see that");
});

test("whom a program is for by name is told of that one alone", () => {
  const { reply } = own.respond("I'm a data analyst who wants to learn Power BI and Tableau");
  expect(reply).toContain(application);
  expect(reply).not.toContain(business);
});

test("and so it is by another provider", () => {
  const { reply } = second.respond("I am an analyst and want to learn video editing, which one?");
  expect(reply).toContain("I don't see that named in the curriculum");
  expect(reply).not.toMatch(/right fit|suits? you/);
});

test("who tells a job that tells nothing of code hears what needs none and what begins at the basics", () => {
  const { reply } = own.respond("I'm a nurse, what do you have for me?");
  expect(reply).toContain(`${business} needs no code`);
  expect(reply).toContain(`${application}: Go from Python basics`);
  expect(reply).not.toContain("right fit");
});

test.each([
  "Want to study law part time, do you have something suitable?",
  "I wish to design circuits and PCBs, does one of yours fit?",
  "I'd love to speak better in public, I freeze in meetings. Which program?",
])("where little of what is said speaks of what is taught, no fit is claimed: %s", (ask) => {
  const { reply } = own.respond(ask);
  expect(reply).not.toMatch(/^Yes|right fit|suits? you/);
});

test.each([
  "Is Python the only language taught?",
  "Are the launch sessions on both 11 and 12 August the same thing for me in Delhi?",
])("what there is besides is not claimed to be nothing: %s", (ask) => {
  expect(own.respond(ask).reply).not.toMatch(/^Yes/);
});
