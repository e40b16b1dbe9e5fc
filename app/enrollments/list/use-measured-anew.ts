import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef } from "react";

type Rows = Virtualizer<Window, Element>;

/** How high a row is that has not been measured, and the width of the table for which that holds. */
export type RowSize = { height: number; width: number };

/** What stays above the rows when they are scrolled to, in pixels: the header of the columns. */
export const headerRoom = 56;

/**
 * Measures the rows anew when they have come to have another width, since an enquiry opens or closes beside them or the
 * window is turned, and leaves the reader where they are: the row that is or was open stays where it is, wholly in the
 * window, and where it is not there, the first that is seen. `onMoved` is called when the page has been scrolled for it.
 */
export function useMeasuredAnew(
  rows: Rows,
  table: RefObject<HTMLTableElement | null>,
  size: RowSize,
  onMoved: () => void,
): void {
  const known = useRef(size);
  const opened = useRef(-1);
  const before = useRef<Layout>({ items: [], offset: 0, width: 0 });
  const wanted = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    // By now the table is as high as its rows have come to be.
    scrollTo({ top: wanted.current, behavior: "instant" });
    wanted.current = undefined;
    onMoved();
  });

  useLayoutEffect(() => {
    if (known.current === size) {
      const row = table.current?.querySelector<HTMLElement>("[data-open]");
      if (row) opened.current = Number(row.dataset.index);
      // Whoever has gone on from it reads something else.
      else if (rows.isScrolling) opened.current = -1;
      // Rows of a window that is turned tell their new heights one by one before they are measured anew.
      const { items, width } = before.current;
      if (items.length === 0 || width === widthOf(rows)) before.current = layoutOf(rows);
      return;
    }
    known.current = size;
    measureAnew(rows, table.current);
    wanted.current = findPlace(rows, before.current, opened.current);
    before.current.width = widthOf(rows);
    // So that the rows around are not taken away on the way.
    if (wanted.current !== undefined) rows.scrollOffset = wanted.current;
  });
}

/** The rows that are there, how far the page is scrolled, and how wide the window is. */
type Layout = { items: VirtualItem[]; offset: number; width: number };

function layoutOf(rows: Rows): Layout {
  return { items: rows.getVirtualItems(), offset: rows.scrollOffset ?? 0, width: widthOf(rows) };
}

/** How wide the window is, by what has been heard of it: to ask makes the engine of a phone lay the page out. */
function widthOf(rows: Rows): number {
  return rows.scrollRect?.width ?? 0;
}

function measureAnew(rows: Rows, table: HTMLTableElement | null): void {
  // Whatever was measured had another width.
  rows.measure();
  // Those that are shown may have told their new height before, and would not do so again. They are held against
  // what is known of them: for that it has to be laid out anew first.
  rows.getTotalSize();
  for (const row of table?.tBodies[0]?.rows ?? [])
    rows.resizeItem(Number(row.dataset.index), row.offsetHeight);
  rows.getTotalSize();
}

/** How far the page has to be scrolled so that what was read before is where it was; undefined where nothing was. */
function findPlace(rows: Rows, { items, offset }: Layout, opened: number): number | undefined {
  const kept = items.find(({ index }) => index === opened) ?? items.find(({ end }) => end > offset);
  const row = kept && rows.measurementsCache[kept.index];
  if (!row) return undefined;
  const y = kept.start - offset;
  const lowest = Math.max(innerHeight - row.size - 1, headerRoom);
  return row.start - (row.index === opened ? Math.min(Math.max(y, headerRoom), lowest) : y);
}
