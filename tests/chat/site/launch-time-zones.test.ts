import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

test.each<Case>([
  ["I'm in London so IST is of no use to me. When is the launch session?", ["GMT"], ["IST", "EST"]],
  ["EST and PST are of no use to me, when is the launch session", ["CST", "IST"], ["EST", "PST"]],
  ["launch ka time IST me nahi, GMT me chahiye", ["GMT"], ["IST"]],
])("the zone that is waved off, and no other name: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["Not the August 11 timings, the Indian date and time please", ["IST"], ["August 11", "GMT"]],
  ["not the american times, the indian one. when is the launch", ["IST"], ["EST", "GMT"]],
  ["what is the american time of the launch", ["EST", "PST", "CST"], ["IST", "GMT"]],
])("what a time is called after names its zone: %s", (...asked) => {
  expectReply(own, asked);
});

test.each<Case>([
  ["launch not in august 11 timings, the other date please", ["IST", "GMT"], ["August 11"]],
])("a date that is waved off is out: %s", (...asked) => {
  expectReply(own, asked);
});
