import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import type { Enquiry } from "../desk/answers.ts";

/** What has come of setting several enquiries at once. */
export type Outcome = {
  /** The ids of those that are set. */
  set: ReadonlySet<string>;
  /** Those that somebody else was quicker with, as they are now. */
  changedElsewhere: Enquiry[];
  /** How many somebody has erased meanwhile. */
  erased: number;
};

/** As many names as can be read while the toast is there. */
const mostNames = 3;

/** What is told of it; `done` says what was done with so many. What was left as it is says so, and why. */
export function describeOutcome(
  { set, changedElsewhere, erased }: Outcome,
  done: (count: number) => string,
) {
  const left = changedElsewhere.length + erased;
  const title = [set.size > 0 && done(set.size), left > 0 && selection.left(left)];
  const why = [
    changedElsewhere.length > 0 && selection.changedElsewhere(listNames(changedElsewhere)),
    erased > 0 && selection.erased(erased),
  ];
  return {
    title: title.filter(Boolean).join(", "),
    description: why.filter(Boolean).join(" ") || undefined,
    failed: left > 0,
  };
}

function listNames(enquiries: Enquiry[]): string {
  const names = enquiries
    .slice(0, mostNames)
    .map(({ name, status }) => selection.now(name, statusNames[status]));
  const others = enquiries.length - names.length;
  return new Intl.ListFormat("en-GB").format(
    others > 0 ? [...names, selection.more(others)] : names,
  );
}
