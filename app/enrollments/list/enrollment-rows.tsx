import { useEffect, useRef } from "react";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import type { List } from "../desk/use-list.ts";
import { isSameList, type View } from "../desk/view.ts";
import { SelectionBar } from "../selection/selection-bar.tsx";
import { useSelection } from "../selection/use-selection.ts";
import styles from "./enrollment-rows.module.css";
import { EnrollmentTable } from "./enrollment-table.tsx";
import { ListState } from "./list-state.tsx";
import { useEnd } from "./use-end.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type EnrollmentRowsProps = {
  view: View;
  list: List;
  /** Asks what is kept about somebody, by their address. */
  onPerson: (address: string) => void;
};

/** The rows: loading, failed, empty, or the table. By itself, because it is rendered anew as one scrolls. */
export function EnrollmentRows({ view, list, onPerson }: EnrollmentRowsProps) {
  const table = useRef<HTMLTableElement>(null);
  const rows = useVirtualRows(list, table);
  const { selected, select, clear } = useSelection(list.shown);
  useListKeys(view, rows, table);
  useEnd();
  useFailureToast(Math.max(list.errorUpdatedAt, rows.errorUpdatedAt));
  useBeginAtTop(list.shown, rows.top);

  return (
    <div className={styles.rows}>
      <SelectionBar selected={selected} onClear={clear} />
      {list.length > 0 && (
        <EnrollmentTable
          ref={table}
          view={view}
          total={list.total ?? 0}
          rows={rows}
          isBusy={list.isChanging}
          selected={selected}
          onSelect={select}
        />
      )}
      <ListState list={list} rows={rows} onPerson={onPerson} />
    </div>
  );
}

function useFailureToast(errorUpdatedAt: number): void {
  const showToast = useDeskToast();
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast({ ...enrollmentList.failure, failed: true });
  }, [errorUpdatedAt, showToast]);
}

/** Another list is read from its first row, wherever the reader was in the one before it. */
function useBeginAtTop(shown: View, top: number): void {
  const before = useRef(shown);
  useEffect(() => {
    if (isSameList(before.current, shown)) return;
    before.current = shown;
    scrollTo({ top: Math.min(scrollY, top - 120), behavior: "instant" });
  }, [shown, top]);
}
