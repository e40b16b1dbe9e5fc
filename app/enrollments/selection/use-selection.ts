import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { selection } from "../../../content/enrollments/list.ts";
import type { Enquiry } from "../desk/answers.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { useErased } from "../desk/erased.ts";
import { loadedRows, placeOf } from "../desk/loaded-rows.ts";
import { isSameList, type View } from "../desk/view.ts";

/** A row, and its place in the list, from 0. */
type Row = { id: string; index: number };

/** What is done with a row's box: marked or not, and with it all from the one that was pressed before it. */
export type Select = (row: Row, isSelected: boolean, isRange: boolean) => void;

/** As many can be marked as the database sets at once. */
const most = 500;

/** Several rows at once, whatever view is shown meanwhile. */
export function useSelection(view: View) {
  const client = useQueryClient();
  const showToast = useDeskToast();
  const erased = useErased();
  const [marked, setMarked] = useState<ReadonlyMap<string, Enquiry>>(new Map());
  const selected = useMemo(
    () => new Map([...marked].filter(([id]) => !erased.includes(id))),
    [marked, erased],
  );
  const latest = useRef({ view, selected });
  latest.current = { view, selected };
  /** The row that was pressed last: its place changes as enquiries come and are erased. */
  const last = useRef({ view, id: "" });

  const select: Select = useCallback(
    ({ id, index }, isSelected, isRange) => {
      const { view, selected } = latest.current;
      const hasBegun = isRange && isSameList(last.current.view, view);
      const from = (hasBegun ? placeOf(client, view, last.current.id) : undefined) ?? index;
      last.current = { view, id };
      const [begin, end] = [Math.min(from, index), Math.max(from, index) + 1];
      const rows = loadedRows(client, view, begin, end);
      const after = new Map(selected);
      for (const row of rows) {
        if (!isSelected) after.delete(row.id);
        else if (after.size < most) after.set(row.id, row);
      }
      setMarked(after);
      const done = rows.filter(({ id }) => after.has(id) === isSelected).length;
      const left = end - begin - done;
      if (left === 0) return;
      const title = selection.leftOut(left);
      const description = selection.leftOutHint(most);
      showToast({ title, description, failed: true });
    },
    [client, showToast],
  );

  const clear = useCallback(() => setMarked(new Map()), []);
  return { selected, select, clear };
}
