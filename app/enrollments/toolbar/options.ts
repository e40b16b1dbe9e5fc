import { programs } from "../../../content/programs.ts";
import type { Counts } from "../desk/answers.ts";
import { placeOfCourse } from "../desk/course-order.ts";

/** One choice of a filter, and how many it would leave, as far as that is known. */
type Option = { value: string; name: string; count: number | undefined };

/** So many sources are counted each by itself, those with the most enquiries. */
const mostSources = 50;

/** The courses that there are enquiries of, or all that are offered while that is not known; and the chosen one. */
export function listCourses(chosen: string, counts: Counts | undefined): Option[] {
  // Where no enquiry is left at all there are no courses, as where they are not counted.
  const count = counts?.statuses ? 0 : undefined;
  const offered = programs.map(({ slug, title }) => ({ value: slug, name: title, count }));
  const counted = counts?.courses?.map(({ course, title, enquiries }) => ({
    value: course,
    name: title,
    count: enquiries,
  }));
  const name = offered.find(({ value }) => value === chosen)?.name ?? chosen;
  return withChosen(counted ?? offered, { value: chosen, name, count }).toSorted(
    (one, other) => placeOfCourse(one.value) - placeOfCourse(other.value),
  );
}

/** The sources of most enquiries, and the chosen one. */
export function listSources(chosen: string, counts: Counts | undefined): Option[] {
  const listed = (counts?.sources ?? []).map(({ source, enquiries }) => ({
    value: source,
    name: source,
    count: enquiries,
  }));
  const areAll = counts?.sources && listed.length < mostSources;
  return withChosen(listed, { value: chosen, name: chosen, count: areAll ? 0 : undefined });
}

/** What is chosen stands among its choices whatever was counted: else nobody sees it there, nor takes it off. */
function withChosen(listed: Option[], chosen: Option): Option[] {
  const isListed = chosen.value === "" || listed.some(({ value }) => value === chosen.value);
  return isListed ? listed : [...listed, chosen];
}
