import { programs } from "../../../content/programs.ts";

/** At which place of the page a course stands, from 0; one that is offered no longer comes behind them all. */
export function placeOfCourse(course: string): number {
  const place = programs.findIndex(({ slug }) => slug === course);
  return place === -1 ? programs.length : place;
}

/** Courses as the page has them, and behind them, in the order given, those that are offered no longer. */
export function inOrderOfPage<Item extends { course: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => placeOfCourse(one.course) - placeOfCourse(other.course));
}
