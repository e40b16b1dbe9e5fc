import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  ["biggest course and smallest course u have", ["The longest program is", "The shortest program"]],
  ["longest one and shortest one", ["The longest program is", "The shortest program"]],
  ["sabse bada course aur sabse chota course", ["The longest program is", "The shortest program"]],
  [
    "shortest course hours and longest course hours",
    ["The shortest program", "The longest program is"],
  ],
])("both ends are told: %s", (...one) => {
  expectReply(own, one);
  expectReply(second, one);
});

test.each<Case>([
  [
    "once a model is live n it slowly rots, who teaches handling that. and hours",
    ["covers Deployment & Monitoring", "takes 36 hours"],
  ],
  [
    "files come in three formats, who teaches cleaning that. and the hours",
    ["covers Python for Data Cleaning", "takes 48 hours"],
  ],
])("a bare topic behind what is told is asked too: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "where would i learn making input columns for a model, and where the star schema / warehouse side?",
    ["covers Feature Engineering", "covers Data Warehousing"],
  ],
  [
    "which course has getting numbers out of a database, and which the charts managers read?",
    ["covers SQL from First Query to Window Functions", "covers Reading Charts & Reports"],
  ],
  [
    "where do i learn putting the app on a server, and where leading a team through ai?",
    ["covers Deployment & Monitoring", "I don't see that named"],
  ],
])("where the one and where the other is taught: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "where would i learn splitting work among several agents, and where judging whether ai pays off?",
    ["covers Multi-Agent Systems", "covers ROI Analysis & Metrics"],
  ],
  [
    "where would i learn splitting work among several agents, and where the star schema side?",
    ["covers Multi-Agent Systems", "I don't see that named"],
  ],
])("where the one and where the other is taught, by us: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I run a D2C startup, my cofounder writes our backend and wants our data to flow properly. suggest one for me one for him",
    ["One after the other, these fit"],
  ],
  [
    "i am a founder, my husband writes our app. one for me one for him please",
    ["One after the other, these fit"],
  ],
])("each is told theirs by what they do: %s", (...one) => {
  expectReply(own, one);
  expectReply(second, one);
});
