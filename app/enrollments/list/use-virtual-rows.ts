import { useQueryClient } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { loadedRows } from "../desk/blocks.ts";
import { type List, useRows } from "../desk/use-list.ts";
import { useIsPrinting } from "./use-printing.ts";

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** What stays above the rows when they are scrolled to, in pixels: the header of the columns. */
const headerRoom = 56;

/** The rows of a list that the window shows and a few more, to be laid out at their place in a table as high as all of them. */
export function useVirtualRows({ shown, length }: List, table: RefObject<HTMLTableElement | null>) {
  const client = useQueryClient();
  const isPrinting = useIsPrinting();
  const [place, setPlace] = useState({ top: 0, head: 0 });

  /** How high a row is, in pixels, as long as it has not been measured: as high as the first one that is shown. */
  const estimate = useRef(60);

  // Whatever grows or goes above the table moves it.
  useLayoutEffect(() => {
    if (!table.current) return;
    const head = table.current.tHead?.offsetHeight ?? 0;
    const top = Math.round(table.current.getBoundingClientRect().top + scrollY + head);
    if (top !== place.top || head !== place.head) setPlace({ top, head });
  });

  const virtualizer = useWindowVirtualizer({
    count: length,
    estimateSize: () => estimate.current,
    overscan: 8,
    scrollMargin: place.top,
    scrollPaddingStart: headerRoom,
  });

  useLayoutEffect(() => {
    const first = table.current?.querySelector<HTMLElement>("tbody tr[data-enquiry]");
    if (!first || Math.abs(first.offsetHeight - estimate.current) < 4) return;
    estimate.current = first.offsetHeight;
    virtualizer.measure();
  });

  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? 0;
  const { rowAt, ...state } = useRows(shown, from, to, !virtualizer.isScrolling);

  return {
    ...state,
    rowAt,
    isPrinting,
    /** On paper every row that has been loaded. */
    items: isPrinting
      ? loadedRows(client, shown).map((enquiry, index) => ({ index, enquiry }))
      : items.map(({ index }) => ({ index, enquiry: rowAt(index) })),
    measure: virtualizer.measureElement,
    height: isPrinting ? undefined : virtualizer.getTotalSize() + place.head,
    transform: isPrinting
      ? undefined
      : `translateY(${(items[0]?.start ?? place.top) - place.top}px)`,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
    /** Where the rows begin on the page. */
    top: place.top,
  };
}
