import type { Program } from "../../../../content/programs.ts";
import { byPerson } from "./for-people.ts";
import type { Talk } from "./talk.ts";
import type { Token } from "./token.ts";

/** "And the manager's?" */
export const namesOwner =
  /^(?:(?:and|what about|how about|so|but) )*(?:the|my|our|his|her|that) \w+s(?: one| course| program)?$/;

/** What suits whom it is called after: "and the manager's?" */
export function ofOwner(tokens: readonly Token[], talk: Talk): readonly Program[] | undefined {
  if (!namesOwner.test(talk.text)) return undefined;
  const suited = byPerson(tokens, talk.programs);
  const spoken = [talk.theirs, talk.mine, talk.focus, talk.order].flat();
  const known = suited.filter((program) => spoken.includes(program));
  return known.length > 0 ? known : undefined;
}
