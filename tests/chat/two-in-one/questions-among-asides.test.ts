import { test } from "vitest";
import {
  agentic,
  application,
  business,
  type Case,
  expectReply,
  own,
  second,
} from "../support/expect-reply.ts";

test.each<Case>([
  [
    "On what date and hour would somebody in Manchester UK have to log on for the launch?",
    ["August 12, 3:00 AM GMT"],
    ["40 hours", "end date"],
  ],
  [
    "In California what time do I log in? And is there a limit on participants",
    ["11:00 PM PST", "25 seats"],
  ],
  ["Hours for business leaders? Topics for agentic?", ["10 hours", "Multi-Agent Systems"]],
  [
    "I want to know the difference in length between your courses; second, which one includes deployment?",
    ["40 hours", "Application Deployment", "Deployment Strategies"],
  ],
  [
    "My son is learning Python, my husband is a plant manager. Something for each of them?",
    [application, business],
    [agentic],
  ],
  [
    "My mother is 58, never programmed, doesn't want to start, runs a small firm. Which one and how many hours?",
    [business, "10 hours"],
    [application],
  ],
  [
    "hi so i wanted to know if python is taught from zero and also if there is a placement guarantee",
    [application, "Python Programming for AI", "placements"],
  ],
])("what a message asks is parted from what it asks besides: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  ["London time please. I have no use for EST or IST", ["3:00 AM GMT"], ["EST", "engineers"]],
  ["i am no founder and no manager, i analyse sales data. which", [application], ["record"]],
  [
    "sorry, wrong course - I said business but I meant the agents one. How many hours?",
    [agentic, "10 hours"],
    [business, "transfers"],
  ],
  [
    "My budget of time: minimum 30 hours, I want something deep, quickies are useless to me",
    [application],
    [agentic, business, "prices"],
  ],
  [
    "I manage nobody. I just write backend code all day. Which of yours is meant for someone like me",
    [application],
    [business],
  ],
  ["launch time, but spare me the indian one, Eastern is enough", ["10:00 PM EST"], ["IST"]],
  [
    "List everything in the agentic syllabus except the deployment part.",
    ["Multi-Agent Systems"],
    ["Deployment"],
  ],
  [
    "I won't be able to use WhatsApp or calls. Some other way of getting in touch with you people?",
    ["mailto:"],
    ["learners"],
  ],
  [
    "I've changed my mind twice now. First app, then business, now it's agentic for good. How do I get in?",
    [agentic],
    [application, business],
  ],
  ["how long is the... no forget the hours. where are you?", ["Hyderabad"], ["40"]],
  ["is the fee... no skip the fee. how long is agentic", ["10 hours"], ["prices"]],
  ["how many seats are... leave that. is there a certificate?", ["Certification"], ["25"]],
  [
    "Will sessions be recorded? I work late shifts and could miss some.",
    ["recordings"],
    ["timings"],
  ],
])("what only leads up to it, or is waved off, is not answered: %s", (...one) =>
  expectReply(own, one),
);

test.each<Case>([
  [
    "List everything in the leadership program, then tell me if I may ask experts questions individually.",
    ["ROI Analysis", "1-on-1"],
  ],
  ["Show me all of the agents course, then tell me how I enroll.", ["Multi-Agent", "Register Now"]],
  [
    "As HR of a mid-size firm I need to know (a) whether you build programs for teams and (b) which one suits our department heads.",
    ["custom programs", business],
    [application],
  ],
  [
    "my manager asks who you are as a company and how we could get a proposal for twelve people",
    ["Hyderabad", "custom programs"],
  ],
  ["The bootcamp in that window, which of the courses is it actually?", [application], ["IST"]],
])("of two that are asked neither is lost: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "Length of data engineering plus the audience it targets, thanks.",
    ["24 hours", "own the road"],
  ],
  ["How long is data analytics plus what it covers", ["48 hours", "Window Functions"]],
])("what stands behind plus may be no sum: %s", (...one) => expectReply(second, one));
