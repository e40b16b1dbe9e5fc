// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, table elements lose their roles in Safari.
import { ArrowDown, ArrowUp } from "lucide-react";
import type { RefObject } from "react";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import type { Enquiry } from "../desk/answers.ts";
import type { Column } from "../desk/calls.ts";
import { change } from "../desk/use-view.ts";
import { isDescending, type View } from "../desk/view.ts";
import type { Select } from "../selection/use-selection.ts";
import { ComingRow, EnrollmentRow } from "./enrollment-row.tsx";
import styles from "./enrollment-table.module.css";
import type { VirtualRows } from "./use-virtual-rows.ts";

type EnrollmentTableProps = {
  view: View;
  /** How many enquiries there are, whether the list reaches the last one or not. */
  total: number;
  rows: VirtualRows;
  isBusy: boolean;
  selected: ReadonlyMap<string, Enquiry>;
  onSelect: Select;
  ref: RefObject<HTMLTableElement | null>;
};

/**
 * The columns of SPEC §2 over as many rows as the window shows. The rows follow one another as in any table;
 * what is moved to where the reader is, is the body as a whole.
 */
export function EnrollmentTable(props: EnrollmentTableProps) {
  const { view, total, rows, isBusy, selected, onSelect, ref } = props;
  return (
    <table
      ref={ref}
      role="table"
      className={styles.table}
      aria-labelledby="enquiries-heading"
      aria-rowcount={total + 1}
      aria-busy={isBusy}
      style={{ height: rows.height }}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1} className={styles.columns}>
          {Object.entries(enrollmentList.columns).map(([column, name]) => (
            <th key={column} role="columnheader" scope="col" aria-sort={ariaSort(view, column)}>
              {rows.isPrinting ? name : <SortButton column={column} name={name} view={view} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" style={{ transform: rows.transform }}>
        {rows.items.map(({ index, slot, enquiry }) =>
          enquiry ? (
            <EnrollmentRow
              key={index}
              ref={rows.measure}
              index={index}
              slot={slot}
              enquiry={enquiry}
              isOpen={enquiry.id === view.enquiry}
              isSelected={selected.has(enquiry.id)}
              onSelect={onSelect}
            />
          ) : (
            <ComingRow key={index} ref={rows.measure} index={index} slot={slot} />
          ),
        )}
      </tbody>
    </table>
  );
}

function ariaSort(view: View, column: string): "none" | "ascending" | "descending" {
  if (view.sort !== column) return "none";
  return isDescending(view) ? "descending" : "ascending";
}

type SortButtonProps = { column: string; name: string; view: View };

/** Sorts by its column; pressed again, the other way round. */
function SortButton({ column, name, view }: SortButtonProps) {
  const isSorted = view.sort === column;
  const Arrow = isDescending(view) ? ArrowDown : ArrowUp;

  function sort(): void {
    if (isSorted) change({ order: isDescending(view) ? "asc" : "desc" });
    else change({ sort: column as Column, order: "" });
  }

  return (
    <button type="button" onClick={sort}>
      {name}
      {isSorted && <Arrow aria-hidden size={14} />}
    </button>
  );
}
