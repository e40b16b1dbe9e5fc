import { useEffect, useRef, useState } from "react";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { csv } from "../../../content/enrollments/tools.ts";
import type { Enquiry, Status } from "../desk/answers.ts";
import { listEnquiries } from "../desk/calls.ts";
import { dayFromToday } from "../desk/dates.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { isDescending, toFilter, type View } from "../desk/view.ts";
import { csvHead, toCsv } from "./csv.ts";
import { download } from "./download.ts";

/** As many as the server gives at once. */
const pageSize = 2000;

/** Writes enquiries to a file on this device: all that a view's search and filters leave, page by page, or some. */
export function useExport() {
  /** How many have come so far; undefined while none are being fetched. */
  const [done, setDone] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const showToast = useDeskToast();
  // Who has signed out is left no file.
  useEffect(() => () => stop.current?.abort(), []);

  async function exportView(view: View): Promise<void> {
    if (stop.current) return;
    const abort = new AbortController();
    stop.current = abort;
    setDone(0);
    try {
      const groups = groupsOf(view).map((statuses) => ({ statuses, parts: [] as string[] }));
      let count = 0;
      for await (const rows of readAll(view, abort.signal)) {
        for (const { statuses, parts } of groups)
          parts.push(toCsv(rows.filter(({ status }) => statuses.includes(status))));
        count += rows.length;
        setDone(count);
      }
      downloadCsv([csvHead, ...groups.flatMap(({ parts }) => parts)]);
      showToast({ title: csv.done(count) });
    } catch {
      if (abort.signal.aborted) showToast({ title: csv.stopped });
      else showToast({ ...csv.failure, failed: true });
    }
    stop.current = undefined;
    setDone(undefined);
  }

  function exportRows(rows: Enquiry[]): void {
    downloadCsv([csvHead, toCsv(rows)]);
    showToast({ title: csv.done(rows.length) });
  }

  return { done, exportView, exportRows, stop: () => stop.current?.abort() };
}

/**
 * Everybody once, also where somebody works meanwhile: who gets another status changes places in a list that is sorted by
 * it, so that one is read by date.
 */
async function* readAll(view: View, signal: AbortSignal): AsyncGenerator<Enquiry[]> {
  let cursor: string[] | null | undefined;
  while (cursor !== null) {
    const page = await listEnquiries(
      {
        filter: toFilter(view),
        sort: view.sort === "status" ? "date" : view.sort,
        descending: isDescending(view),
        ...(cursor && { cursor }),
        page_size: pageSize,
        counted: false,
      },
      signal,
    );
    signal.throwIfAborted();
    yield page.rows;
    cursor = page.next;
  }
}

/** The statuses whose rows stand together in the file, as they were read, group behind group. */
function groupsOf(view: View): Status[][] {
  const statuses = Object.keys(statusNames) as Status[];
  if (view.sort !== "status") return [statuses];
  // As the database sorts them.
  statuses.sort();
  if (isDescending(view)) statuses.reverse();
  return statuses.map((status) => [status]);
}

function downloadCsv(parts: string[]): void {
  download(parts, "text/csv", csv.fileName(dayFromToday(0)));
}
