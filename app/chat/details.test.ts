import { expect, test } from "vitest";
import { chatDetails } from "../../content/chat.ts";
import { limits } from "../../content/limits.ts";
import { checkDetails } from "./details.ts";

const asha = { firstName: "Asha", lastName: "Rao", email: "asha@example.org" };

test("details are given back trimmed", () => {
  const values = { firstName: " Asha ", lastName: "Rao\t", email: " asha@example.org " };
  expect(checkDetails(values)).toEqual({ details: asha });
});

test.each([
  ["one blank field", { ...asha, lastName: "  " }, ["lastName"]],
  [
    "fields in which nothing can be seen",
    { ...asha, firstName: "\u200b", lastName: "\u3164" },
    ["firstName", "lastName"],
  ],
  ["two blank fields", { ...asha, firstName: "", email: "" }, ["firstName", "email"]],
  ["a blank field before a wrong address", { ...asha, lastName: "", email: "x" }, ["lastName"]],
])("%s: the blank fields are named", (_what, values, fields) => {
  expect(checkDetails(values)).toEqual({
    problem: { message: chatDetails.blank, fields },
  });
});

test("an address needs an at sign, and no more than that", () => {
  expect(checkDetails({ ...asha, email: "asha.example.org" })).toEqual({
    problem: { message: chatDetails.notAnAddress, fields: ["email"] },
  });
  expect(checkDetails({ ...asha, email: "asha@localhost" })).toHaveProperty("details");
});

test("a name that is too long is named in words, before a wrong address", () => {
  const values = { ...asha, lastName: "a".repeat(limits.chatName + 1), email: "x" };
  expect(checkDetails(values)).toEqual({
    problem: { message: chatDetails.longName(limits.chatName), fields: ["lastName"] },
  });
});
