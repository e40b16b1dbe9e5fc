import { test } from "vitest";
import {
  askedOfEach,
  askedOfTwo,
  type OfOne,
  type OfTwo,
  rest,
  sum,
} from "../support/described-programs.ts";
import { expectAnswered } from "../support/expect-answered.ts";

test.each<OfOne>([
  ["how long is X", (x) => ({ only: [x], numbers: [x.hours] })],
  ["what does X teach", (x) => ({ only: [x], text: x.features[0] })],
  ["whom is X meant for", (x) => ({ only: [x], text: x.audience })],
  ["will i have to write code in X", (x) => ({ only: [x], yes: x.needsCode })],
  ["X is what i want. how to enroll", (x) => ({ only: [x] })],
  ["is X more than 20 hours", (x) => ({ only: [x], yes: x.hours > 20 })],
  ["can i get through X in 15 hours", (x) => ({ only: [x], yes: x.hours <= 15 })],
  ["at 2 hours a day how many days for X", (x) => ({ numbers: [x.hours / 2] })],
  ["if i want X done in 5 weeks how many hours per week", (x) => ({ numbers: [x.hours / 5] })],
  ["only the topics of X please, nothing else", (x) => ({ only: [x], text: x.features[1] })],
])("one program is known by whatever describes it: %s", (...asked) =>
  expectAnswered(askedOfEach(asked)),
);

test.each<OfOne>([
  ["apart from X what else do you have", (x) => ({ only: rest(x) })],
  ["not X. what else is there", (x) => ({ only: rest(x) })],
  ["X is too much for me, show others", (x) => ({ only: rest(x) })],
  ["all except X how many hours in total", (x) => ({ numbers: [sum(rest(x))] })],
  ["without X what do the others come to in hours", (x) => ({ numbers: [sum(rest(x))] })],
  [
    "everything but X, at 5 hours a week how many weeks",
    (x) => ({ numbers: [sum(rest(x)), sum(rest(x)) / 5] }),
  ],
  [
    "does any course other than X teach deployment",
    (x) => ({
      only: rest(x).filter(({ features }) => features.some((one) => /deploy/i.test(one))),
    }),
  ],
])("what describes a program waves it off: %s", (...asked) => expectAnswered(askedOfEach(asked)));

test.each<OfTwo>([
  ["hours of X and Y combined", (x, y) => ({ only: [x, y], numbers: [x.hours + y.hours] })],
  ["is X longer than Y", (x, y) => ({ only: [x, y], yes: x.hours > y.hours })],
  ["do X and Y take the same time", (x, y) => ({ only: [x, y], yes: x.hours === y.hours })],
  ["which has more hours, X or Y", (x, y) => ({ numbers: [Math.max(x.hours, y.hours)] })],
  ["how many hours for X and how many for Y", (x, y) => ({ numbers: [x.hours, y.hours] })],
  [
    "X and Y both, 5 hours weekly. how many weeks",
    (x, y) => ({ numbers: [(x.hours + y.hours) / 5] }),
  ],
  ["neither X nor Y, what is left", (x, y) => ({ only: rest(x, y) })],
  ["scrap X, i want Y. how long is it", (_, y) => ({ only: [y], numbers: [y.hours] })],
  ["i meant Y, not X. what does it teach", (_, y) => ({ only: [y], text: y.features[0] })],
])("two programs are told apart by whatever describes them: %s", (...asked) =>
  expectAnswered(askedOfTwo(asked)),
);
