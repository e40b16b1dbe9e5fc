import { useQueryClient } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { firstRows } from "../desk/loaded-rows.ts";
import { type List, useRows } from "../desk/use-list.ts";
import { headerRoom, type RowSize, useMeasuredAnew } from "./use-measured-anew.ts";
import { useIsPrinting } from "./use-printing.ts";
import { useReach } from "./use-reach.ts";

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** How many rows are kept ready above and below those that are seen, and how many while those are still on their way. */
const ready = { most: 8, least: 2 };

/** Milliseconds after which somebody who does not scroll rests, and what is shown is fetched. */
const rest = 50;

/**
 * The rows of a list that the window shows and a few more, to be laid out at their place in a table as high as all
 * of them, or as many as an engine can lay out. `index` is a row's place in the list, `slot` its place in the table.
 */
export function useVirtualRows({ shown, length }: List, table: RefObject<HTMLTableElement | null>) {
  const client = useQueryClient();
  const isPrinting = useIsPrinting();
  const [place, setPlace] = useState({ top: 0, head: 0 });
  // Whoever asks for a size makes the engine lay the page out; nothing is asked while somebody scrolls.
  const isScrolling = useRef(false);
  const rowSize = useRowSize(table, isScrolling);
  const rowHeight = rowSize.height;
  const reach = useReach(length, rowHeight);
  const [overscan, setOverscan] = useState(ready.least);

  // Whatever grows or goes above the table moves it.
  useLayoutEffect(() => {
    if (!table.current || isScrolling.current) return;
    const head = table.current.tHead?.offsetHeight ?? 0;
    const top = Math.round(table.current.getBoundingClientRect().top + scrollY + head);
    if (top !== place.top || head !== place.head) setPlace({ top, head });
  });

  const virtualizer = useWindowVirtualizer({
    // A long list is laid out once, and not again when it turns out where it begins.
    count: place.top > 0 ? reach.length : 0,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: place.top,
    scrollPaddingStart: headerRoom,
    isScrollingResetDelay: rest,
    // A row that has just come is as high as most, until the engine has laid it out and tells.
    measureElement: (row, entry, { itemSizeCache }) =>
      entry?.borderBoxSize[0]
        ? Math.round(entry.borderBoxSize[0].blockSize)
        : (itemSizeCache.get(Number(row.getAttribute("data-index"))) ?? rowHeight),
  });
  isScrolling.current = virtualizer.isScrolling;

  useMeasuredAnew(virtualizer, table, rowSize, reach.stay);

  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const isResting = !virtualizer.isScrolling;
  const { rowAt, ...state } = useRows(shown, reach.begin + first, reach.begin + last, isResting);

  // What is seen comes first, the rows around it when that has been painted.
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const isFilled = Boolean(rowAt(reach.begin + startIndex) && rowAt(reach.begin + endIndex));
  useEffect(() => {
    startTransition(() => setOverscan(isFilled ? ready.most : ready.least));
  }, [isFilled]);

  useEffect(() => {
    if (isResting && items.length > 0) reach.goOn(first === 0, last === reach.length - 1);
  });

  return {
    ...state,
    rowAt,
    isPrinting,
    /** On paper the first ones, as far as they have been loaded: who reads it cannot see where some are left out. */
    items: isPrinting
      ? firstRows(client, shown).map((enquiry, index) => ({ index, slot: index, enquiry }))
      : items.map(({ index: slot }) => {
          const index = reach.begin + slot;
          return { index, slot, enquiry: rowAt(index) };
        }),
    measure: virtualizer.measureElement,
    height: isPrinting ? undefined : virtualizer.getTotalSize() + place.head,
    transform: isPrinting
      ? undefined
      : `translateY(${(items[0]?.start ?? place.top) - place.top}px)`,
    /** How many rows the table has room for. */
    length: reach.length,
    scrollTo: (slot: number) => virtualizer.scrollToIndex(slot, { behavior: "instant" }),
    /** Where the rows begin on the page. */
    top: place.top,
  };
}

/** How high a row is that has not been measured: as high as the lowest of those that are shown at this width. */
function useRowSize(
  table: RefObject<HTMLTableElement | null>,
  isScrolling: RefObject<boolean>,
): RowSize {
  const [rowSize, setRowSize] = useState({ height: 60, width: 0 });

  useLayoutEffect(() => {
    if (isScrolling.current) return;
    const rows = table.current?.querySelectorAll<HTMLElement>("tbody tr[data-enquiry]") ?? [];
    const width = table.current?.offsetWidth ?? 0;
    if (rows.length === 0 || width === rowSize.width) return;
    setRowSize({ height: Math.min(...[...rows].map(({ offsetHeight }) => offsetHeight)), width });
  });
  return rowSize;
}
