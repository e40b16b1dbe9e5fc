import type { Clause } from "./clauses.ts";
import { names } from "./only-names.ts";
import { topicsOfLaunch } from "./topics.ts";

/** "A window jumped up. What is it about?" */
const whatIsIt = /^what (?:is|was) (?:it|that|this)(?: about| for)?$/;
const isItOf =
  /^(?:is|was) (?:it|that|this) (?:for|about|of|part of|meant for) .*\b(?:courses?|programs?|programmes?|one|trainings?)\b/;
/** After what is asked of the launch: "which program is that?" */
const whichProgram =
  /^(?:(?:and|so|but|of|for) )*which (?:course|program|programme|training)s?(?: (?:is|was|are|were) (?:it|that|this|that one|the bootcamp))?(?: for| part of| in| really| actually)*$/;

/** After the launch: which program that is. */
export function asksLaunchProgram({ text }: Clause, last: string): boolean {
  const isOfLaunch = topicsOfLaunch.has(last);
  return (
    (isOfLaunch && isItOf.test(text)) ||
    ((isOfLaunch || last === "certificate") && whichProgram.test(text))
  );
}

/** What so few words ask of the launch that was spoken of, or of the one program that was. */
export function asksOfLaunch(
  clause: Clause,
  focus: readonly string[],
  last: string,
): string | undefined {
  const { text } = clause;
  const asksWhat = whatIsIt.test(text);
  if (asksWhat && (last === "launch" || last === "closeLaunch")) return "launch";
  if (!topicsOfLaunch.has(last)) return asksWhat && focus.length === 1 ? "summary" : undefined;
  const isJoining = clause.guesses[0]?.intent === "register" && !names(clause, "program", "skill");
  return isJoining ? "joinLaunch" : undefined;
}
