import { expect, test } from "vitest";
import { programs } from "../../../content/programs.ts";
import type { Counts } from "../desk/answers.ts";
import { listCourses, listSources } from "./options.ts";

const nothing: Counts = {
  waiting: { enquiries: 0 },
  due: 0,
  statuses: null,
  courses: null,
  sources: null,
};
const [{ slug, title }] = programs;
const offered = programs.map((program) => program.slug);
const values = (options: { value: string }[]) => options.map(({ value }) => value);

const counted: Counts = { ...nothing, statuses: { new: 0, contacted: 0, enrolled: 0, closed: 0 } };

test("the chosen course stands at its place, with none where nothing is left of it, and behind the others where it is gone", () => {
  const counts = { ...counted, courses: [{ course: "other", title: "Other", enquiries: 3 }] };
  expect(listCourses(slug, counts)).toEqual([
    { value: slug, name: title, count: 0 },
    { value: "other", name: "Other", count: 3 },
  ]);
  expect(listCourses("gone", nothing).at(-1)).toEqual({
    value: "gone",
    name: "gone",
    count: undefined,
  });
  expect(listCourses("", counted)[0]).toEqual({ value: slug, name: title, count: 0 });
  for (const chosen of [slug, ""]) expect(values(listCourses(chosen, nothing))).toEqual(offered);
});

test("the chosen source stands behind the others, with none where it would else be among them, and else without a number", () => {
  const sources = Array.from({ length: 50 }, (_, index) => ({
    source: `source ${index}`,
    enquiries: 50 - index,
  }));
  const chosen = (counts?: Counts) => listSources("rare", counts).at(-1);
  expect(chosen({ ...nothing, sources: sources.slice(1) })).toMatchObject({ count: 0 });
  for (const counts of [{ ...nothing, sources }, nothing, undefined])
    expect(chosen(counts)).toEqual({ value: "rare", name: "rare", count: undefined });
  expect(values(listSources("source 1", { ...nothing, sources }))).toHaveLength(50);
  expect(listSources("", undefined)).toEqual([]);
});
