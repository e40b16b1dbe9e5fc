import { expect, test } from "vitest";
import { converse } from "./converse.ts";
import { agentic, application, business, type Case, expectReply, own } from "./expect-reply.ts";

test.each<Case>([
  ["what will i actually learn in the 40 hr thing", [application], [business]],
  ["does agentic need python?", ["engineers", "entry requirements"], [application]],
  ["I am 47, is it too late", ["entry requirements"], ["closing date"]],
  ["ok give email", ["mailto:"], ["other people"]],
  ["who else registered", ["other people"]],
])("%s", (...one) => expectReply(own, one));

test("a place in the list may be asked about as well", () => {
  const [, second] = converse(own, [
    ["tell me about the first program", [/AI Application/]],
    ["second also", [/Agentic/]],
  ]);
  expect(second?.reply).toContain(`[${agentic}]`);
});
