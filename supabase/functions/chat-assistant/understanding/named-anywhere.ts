import { createFindEntities, type FindEntities } from "./entities.ts";
import { createSkills } from "./skills.ts";

/** A way to find what has a name everywhere, and no provider's programs. */
export function findNamedAnywhere(): FindEntities {
  return createFindEntities([], createSkills([], new Set()));
}
