import { expect, test } from "vitest";
import { agentic, application, business, own, second } from "../support/expect-reply.ts";

const learning = "Machine Learning Engineer takes 36 hours";
const pipelines = "Data Engineering in the Cloud takes 24 hours";

test.each([
  ["Which program comes second when you sort them from longest to shortest?", learning],
  ["dusra sabse lamba course kaunsa hai", learning],
  ["what is the next longest after the SQL course", learning],
  ["which one comes right after the longest?", learning],
  ["i liked the 48 hour one but too long. what's the next longest after that", learning],
  ["sabse chhota nahi, usse just bada wala course kaunsa hai?", pipelines],
  ["next shortest after data literacy", pipelines],
  ["which comes second if sorted from shortest to longest", pipelines],
])("a rank names those that take so long, and no others: %s", (ask, text) => {
  const reply = second.respond(ask).reply.replaceAll(/\]\([^)]*\)|[[\]]/g, "");
  expect(reply).toBe(`${text}.`);
});

test("the next longest, behind the longest", () => {
  const { context } = second.respond("which is the longest?");
  expect(second.respond("and the next longest?", context).reply).toContain("36 hours");
});

test("what is next in length is no next step", () => {
  const { reply } = own.respond(
    "had my eye on the 40 hour one till i did the maths. what's the next longest after that",
  );
  expect(reply).toContain(agentic);
  expect(reply).toContain(business);
  expect(reply).not.toContain(application);
});
