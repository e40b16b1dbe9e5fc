import { createFindEntities, type FindEntities } from "../entities/find-entities.ts";
import { createSkills } from "../entities/skills.ts";

/** A way to find what has a name everywhere, and no provider's programs. */
export function findGeneralEntities(): FindEntities {
  return createFindEntities([], createSkills([], new Set()));
}
