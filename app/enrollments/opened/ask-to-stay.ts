import { useEffect } from "react";
import { useHasUnsent } from "./draft-note.ts";

/** Has the browser ask whoever leaves with a note that is not sent: it waits on this page and nowhere else. */
export function useAskToStay(): void {
  const hasUnsent = useHasUnsent();
  useEffect(() => {
    if (!hasUnsent) return;
    addEventListener("beforeunload", askToStay);
    return () => removeEventListener("beforeunload", askToStay);
  }, [hasUnsent]);
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
