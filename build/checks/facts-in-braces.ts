import { mayBeMissing } from "../../content/assistant/answer.ts";
import { nearest } from "../nearest.ts";

/** What a provider may do without: the answer is left out then. */
const missing = Object.entries(mayBeMissing).flatMap(([group, ids]) =>
  ids.map((id) => `${group}.${id}`),
);

const ofGroup = /^(about|perk|benefit|highlight)\.(.*)$/;

/** What is wrong with the first thing in braces in a text for which these are filled in. */
export function braceProblem(text: string, names: readonly string[]): string | undefined {
  const known = names.length > 0 ? [...names, ...missing] : [];
  const unknown = (text.match(/\{[^{}]*\}?|\}/g) ?? []).find(
    (found) => !found.endsWith("}") || !known.includes(found.slice(1, -1)),
  );
  if (unknown === undefined) return undefined;
  const name = unknown.slice(1, -1);
  const meant = nearest(name, known);
  if (meant !== undefined) return `${unknown} is not known: did you mean {${meant}}?`;
  const [, group, id] = (known.length > 0 && ofGroup.exec(name)) || [];
  return group
    ? `${unknown} is not known: no ${group} in ${fileOf(group)} has the id "${id}": give one this id, or take it out here`
    : `${unknown} is not known: what may stand in braces is listed in content/assistant/answer.ts`;
}

function fileOf(group: string): string {
  return group === "highlight" ? "content/launch.ts" : "content/home.ts";
}
