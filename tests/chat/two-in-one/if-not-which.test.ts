import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
} from "../support/expect-reply.ts";

test.each<Case>([
  [
    "Is Agentic AI developer ok for someone who's never coded? If not which one is?",
    [`${agentic} involves writing code`, application, business],
  ],
  [
    "Is the app course right for a sales manager who won't code? if not then which one?",
    [`${application} involves writing code`, `${business} needs no code`],
    [agentic],
  ],
])("where one does not suit, what else does is told behind it: %s", (...one) =>
  expectReply(own, one),
);
