import { test } from "vitest";
import { type Case, expectReply, own, second } from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Even if you can't promise a certificate, is one mentioned anywhere at all?",
    ["Certification"],
    ["Python Programming"],
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
])("nor of another provider: %s", (...one) => expectReply(second, one));

test.each<Case>([
  [
    "tell me 1. seats 2. discount for two 3. who teaches",
    ["25 seats", "discount", "practitioners"],
  ],
  ["fees? also who teaches", ["prices", "practitioners"]],
  ["seats left and the city?", ["25 seats", "Hyderabad"]],
])("what is asked in few words is told: %s", (...one) => expectReply(own, one));
