import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Even if you can't promise a certificate, is one mentioned anywhere at all?",
    ["Certification"],
    ["Python Programming"],
  ],
  [
    "Hello, L&D manager here. We are 12 people and none of your three ready-made courses matches what we need. Would you build something for us instead?",
    ["custom programs"],
    ["software"],
  ],
  [
    "My mother received a mail from you thanking her for interest, she never visited this website. What should she do?",
    ["ignore it"],
    ["premier", "Python"],
  ],
])("what is hardly meant beside a question is not told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I typed my name and email to open this chat. For how long do those stay with you?",
    ["6 months"],
    ["all three have to be filled in"],
  ],
  ["Whose numbers will we be crunching, some toy dataset?", ["Real Data Projects"], ["10 digits"]],
])("nor of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "tell me 1. seats 2. discount for two 3. who teaches",
    ["25 seats", "discount", "practitioners"],
  ],
  ["fees? also who teaches", ["prices", "practitioners"]],
  ["seats left and the city?", ["25 seats", "Hyderabad"]],
])("what is asked in few words is told: %s", (...one) => expectReply(own, one));
