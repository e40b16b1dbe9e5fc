import type { Clause } from "./clauses.ts";
import { pointsBack, thatISaid } from "./in-order.ts";
import { pointsAtLeftOnly } from "./left-before.ts";
import { hints, isOnlyNames, names, ofThose } from "./only-names.ts";

/** "Ok I'll stay with the agents." */
const chooses =
  /^(?:ok |okay |fine |well |then |no |hmm |so )*(?:i|we) (?:will |would |do )?(?:rather )?(?:stay with|stick with|go with|go for|choose|prefer|pick|take) (?:the )?\w+(?: \w+)?(?: one| course| program)?(?: then)?$/;

/** "Ok that one.", "not the agents one, the other one": a part that names or points at programs and says nothing more. */
export function pointsOnly(clause: Clause): boolean {
  const isNaming =
    names(clause, "program", "pointer") ||
    thatISaid.test(clause.text) ||
    ofThose.test(clause.text) ||
    /\b(?:that|this|the other|(?:earlier|previous) one|not that|(?:not|back to|rather|then) the (?:long|short|longer|shorter|big|small) one)\b|\bthe (?:shorter|longer|first|second|third|last|other) (?:one )?of (?:the (?:two|three)|those|these|them)\b/.test(
      clause.text,
    );
  const isChosen = names(clause, "skill") || hints(clause) || thatISaid.test(clause.text);
  const isBack = pointsAtLeftOnly(clause.text) || pointsBack(clause.text);
  if ((chooses.test(clause.text) && isChosen) || isBack) return true;
  const isSum = /\b(?:both|total|all)\b/.test(clause.text);
  return isNaming && !isSum && !names(clause, "hours") && isOnlyNames(clause);
}
