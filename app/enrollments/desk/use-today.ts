import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { forgetOtherLists } from "./blocks.ts";
import { dayFromToday } from "./dates.ts";
import { everyMinute } from "./every-minute.ts";
import { showNew } from "./show-new.ts";
import type { View } from "./view.ts";

/** The provider's day, as "2025-08-05", also where the page is still open on the next one. */
export function useToday(): string {
  return useSyncExternalStore(everyMinute, () => dayFromToday(0));
}

/** What is due is another list on another day: it begins anew, and none of the day before is shown later. */
export function useDueAnew(view: View): void {
  const client = useQueryClient();
  const today = useToday();
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    forgetOtherLists(client, view);
    if (view.due) showNew(client, view);
  }, [client, view, today]);
}
