import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

const ofLeaders = "covers AI Strategy Development";
const ofAgents = "covers Agent Architecture Design";
const ofApps = "covers Python Programming";

test.each<Case>([
  [
    "whichever is shorter between app developer and business leaders, tell me what it covers",
    [ofLeaders],
    [ofApps],
  ],
  ["what does the shorter of app developer and agentic cover", [ofAgents], [ofApps]],
  ["syllabus of the longer one between agentic and app", [ofApps], [ofAgents]],
  ["app ya leaders, jo chhota ho uska syllabus batao", [ofLeaders], [ofApps]],
  ["whichever is longer of agentic and app, who is it for?", ["For developers"], ["For engineers"]],
  [
    "tell me the topics of whichever has fewer hours, app developer or agentic",
    [ofAgents],
    [ofApps],
  ],
])("of two that are named it is asked of the one of that size: %s", (...asked) => {
  expectReply(own, asked);
});

test("of any provider's", () => {
  const ask =
    "between ML and data engineering take whichever is less hours and tell me only that ones topics";
  expectReply(second, [ask, ["Batch & Streaming Pipelines"], ["Regression"]]);
});
