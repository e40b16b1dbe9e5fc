import type { Clause } from "./clauses.ts";
import { pointsBack, thatISaid } from "./in-order.ts";
import { isOnlyNames, names } from "./only-names.ts";

/** "Ok that one.", "not the agents one, the other one": a part that names or points at programs and says nothing more. */
export function pointsOnly(clause: Clause): boolean {
  const isNaming =
    names(clause, "program", "pointer") ||
    thatISaid.test(clause.text) ||
    /\b(?:that|this|the other|not that|(?:not|back to|rather|then) the (?:long|short|longer|shorter|big|small) one)\b|\bthe (?:shorter|longer|first|second|third|last|other) (?:one )?of (?:the (?:two|three)|those|these|them)\b/.test(
      clause.text,
    );
  if (pointsBack(clause.text)) return true;
  const isSum = /\b(?:both|total|all)\b/.test(clause.text);
  return isNaming && !isSum && !names(clause, "hours") && isOnlyNames(clause);
}
