import { useRef, useState } from "react";
import { csv } from "../../../content/enrollments/tools.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { listEnquiries } from "../desk/calls.ts";
import { dayFromToday } from "../desk/dates.ts";
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
  const showToast = useToast();

  async function exportView(view: View): Promise<void> {
    if (stop.current) return;
    const abort = new AbortController();
    stop.current = abort;
    setDone(0);
    try {
      const parts = [csvHead];
      let count = 0;
      for await (const rows of readAll(view, abort.signal)) {
        parts.push(toCsv(rows));
        count += rows.length;
        setDone(count);
      }
      downloadCsv(parts);
      showToast({ topic: "enrollments", title: csv.done(count) });
    } catch {
      if (abort.signal.aborted) showToast({ topic: "enrollments", title: csv.stopped });
      else showToast({ topic: "enrollments", ...csv.failure, failed: true });
    }
    stop.current = undefined;
    setDone(undefined);
  }

  function exportRows(rows: Enquiry[]): void {
    downloadCsv([csvHead, toCsv(rows)]);
    showToast({ topic: "enrollments", title: csv.done(rows.length) });
  }

  return { done, exportView, exportRows, stop: () => stop.current?.abort() };
}

async function* readAll(view: View, signal: AbortSignal): AsyncGenerator<Enquiry[]> {
  let cursor: string[] | null | undefined;
  while (cursor !== null) {
    const page = await listEnquiries(
      {
        filter: toFilter(view),
        sort: view.sort,
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

function downloadCsv(parts: string[]): void {
  download(parts, "text/csv", csv.fileName(dayFromToday(0)));
}
