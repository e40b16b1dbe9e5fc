import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";

/**
 * What courses are called by the topic alone, where something is left out: of "management course" "management", as long
 * as nothing that is taught is called so.
 */
export function bareTopics(programs: readonly Program[]): ReadonlyMap<string, readonly string[]> {
  const taught = new Set(programs.flatMap(({ features }) => features.flatMap(wordsOf)).map(stem));
  return new Map(
    programs.flatMap(({ slug, alsoCalled }) =>
      alsoCalled
        .flatMap((name) => /^(\S+) course$/.exec(name)?.[1] ?? [])
        .map((topic): [string, string[]] => [stem(topic), [slug]])
        .filter(([topic]) => !taught.has(topic)),
    ),
  );
}

/** After these, "management" is the course that is called so: "neither Python nor management". */
const leavesOut = new Set(
  "nor neither no without besides except minus skip avoid barring".split(" ").map(stem),
);

const wants = new Set("do want need like take".split(" ").map(stem));

/** Whether what stands at this place is left aside, so that a bare topic names its course. */
export function isLeftOut(stems: readonly string[], at: number): boolean {
  const [before = "", last = ""] = stems.slice(Math.max(0, at - 2), at);
  return leavesOut.has(at > 1 ? last : before) || (before === stem("not") && wants.has(last));
}
