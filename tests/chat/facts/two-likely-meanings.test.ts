import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  ["Kindly share the complete fee structure along with the mode of payment.", ["prices", "pay"]],
  ["is this live class or recorded", ["mode", "recordings"]],
  ["accha koi insaan se baat karwa do", ["mailto:"]],
  ["After course do I have any project to show in interviews?", ["Live Projects"]],
])("what may be asked in one of two ways is answered in both: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["how mch is the 40 hrs one", ["prices"], ["takes 40"]],
  ["laptop chahiye", ["computers"], ["mode"]],
  ["and mentors too", ["1-on-1"], ["more about the meetings"]],
])("what says little more, or is seldom meant, is not added: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["do you guys teach online also? i stay in madurai", ["mode"]],
  ["is my data safe if i give my number here", ["used to contact you"]],
])("of another provider: %s", (...one) => expectReply(second, one));
