import { useSyncExternalStore } from "react";

let beforePrint = false;

/** Whether the page is being put on paper, where there is no window to scroll. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => beforePrint || matchMedia("print").matches);
}

/** Some browsers tell by events, and only some of those change the medium before they lay the pages out. */
function subscribe(callback: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const note = (isBefore: boolean) => () => {
    beforePrint = isBefore;
    callback();
  };
  addEventListener("beforeprint", note(true), { signal });
  addEventListener("afterprint", note(false), { signal });
  matchMedia("print").addEventListener("change", callback, { signal });
  return () => abort.abort();
}
