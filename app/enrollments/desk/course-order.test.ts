import { expect, test } from "vitest";
import { programs } from "../../../content/programs.ts";
import { inOrderOfPage, placeOfCourse } from "./course-order.ts";

test("courses stand as on the page, and those that are gone behind them as they came", () => {
  const offered = programs.map(({ slug }) => ({ course: slug }));
  const gone = [{ course: "gone-b" }, { course: "gone-a" }];
  expect(inOrderOfPage([...gone, ...offered.toReversed()])).toEqual([...offered, ...gone]);
});

test("the place of a course does not depend on which others there are", () => {
  expect(programs.map(({ slug }) => placeOfCourse(slug))).toEqual([...programs.keys()]);
  expect(placeOfCourse("gone")).toBe(programs.length);
});
