import { selection } from "../../../content/enrollments/list.ts";
import type { Enquiry } from "../desk/answers.ts";
import { SelectionActions } from "./selection-actions.tsx";

type SelectionBarProps = { selected: ReadonlyMap<string, Enquiry>; onClear: () => void };

/**
 * How many rows are marked, and what can be done with them. What is told is there before: screen readers announce only
 * what is added to a live region.
 */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const count = selected.size;
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && selection.count(count)}
      </p>
      {count > 0 && <SelectionActions selected={selected} onClear={onClear} />}
    </>
  );
}
