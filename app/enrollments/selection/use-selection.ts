import { useCallback, useRef, useState } from "react";
import type { Enquiry } from "../desk/answers.ts";

/** What is done with a row's box: marked or not, and with it all from the one that was pressed before it. */
export type Select = (index: number, isSelected: boolean, isRange: boolean) => void;

/** Several rows at once, whatever view is shown meanwhile. */
export function useSelection(rowAt: (index: number) => Enquiry | undefined) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Enquiry>>(new Map());
  const latest = useRef(rowAt);
  latest.current = rowAt;
  const last = useRef(0);

  const select: Select = useCallback((index, isSelected, isRange) => {
    const from = isRange ? last.current : index;
    last.current = index;
    setSelected((before) => {
      const after = new Map(before);
      for (let place = Math.min(from, index); place <= Math.max(from, index); place += 1) {
        const row = latest.current(place);
        if (row && isSelected) after.set(row.id, row);
        else if (row) after.delete(row.id);
      }
      return after;
    });
  }, []);

  const clear = useCallback(() => setSelected(new Map()), []);
  return { selected, select, clear };
}
