import { type RefObject, useEffect, useRef } from "react";
import { useKeys } from "../desk/use-keys.ts";
import type { View } from "../desk/view.ts";
import { goOnAtList } from "../take-focus.ts";
import type { VirtualRows } from "./use-virtual-rows.ts";

/**
 * `j` and `k` step through the rows while no enquiry is open, `s` goes to the status of the row; the
 * list follows the one that is open, and when it is closed the keyboard goes on at its row, or at the heading where
 * there is none.
 */
export function useListKeys(
  view: View,
  rows: VirtualRows,
  table: RefObject<HTMLTableElement | null>,
): void {
  const current = useRef(-1);
  const wanted = useRef<number>(null);
  const open = useRef(view.enquiry);

  /** Focuses the row that is wanted as soon as it is there. */
  function settle(): void {
    const link = table.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (wanted.current === null || !link) return;
    current.current = wanted.current;
    wanted.current = null;
    link.focus({ preventScroll: true });
  }

  function step(by: number): void {
    const focused = document.activeElement?.closest<HTMLElement>("[data-index]");
    const from = wanted.current ?? (focused ? Number(focused.dataset.index) : current.current);
    wanted.current = Math.min(Math.max(from + by, 0), rows.length - 1);
    rows.scrollTo(wanted.current);
    settle();
  }

  function focusStatus(): void {
    const row = document.activeElement?.closest("[data-index]");
    row?.querySelector<HTMLElement>("select")?.focus();
  }

  useKeys(view.enquiry ? {} : { j: () => step(1), k: () => step(-1), s: focusStatus });
  useEffect(settle);

  useEffect(() => {
    const closed = open.current;
    open.current = view.enquiry;
    const row = table.current?.querySelector(`[data-enquiry="${view.enquiry || closed}"]`);
    // The list goes along with the steps from one enquiry to the next.
    if (view.enquiry) row?.scrollIntoView({ block: "nearest", behavior: "instant" });
    else if (row) row.querySelector("a")?.focus({ preventScroll: true });
    else if (closed) goOnAtList();
  }, [view.enquiry, table]);
}
