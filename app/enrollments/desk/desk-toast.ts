import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect } from "react";
import { closeToast, type Message, useToast } from "../../ui/toast.tsx";

const topic = "enrollments";

/** The desks that are there, each by its client. */
const open = new WeakSet<QueryClient>();

/** Has toasts shown for as long as the desk is there: none goes on naming a learner once it is left. */
export function useDeskToasts(client: QueryClient): void {
  // Before any effect that shows one.
  useLayoutEffect(() => {
    open.add(client);
    return () => {
      open.delete(client);
      closeToast(topic);
    };
  }, [client]);
}

/**
 * Gives the function that shows a toast of the desk. What has been asked for outlives the row that asked, and tells of
 * it; where the answer comes after a sign-out, nothing is told.
 */
export function useDeskToast(): (message: Omit<Message, "topic">) => void {
  const client = useQueryClient();
  const showToast = useToast();
  return useCallback(
    (message) => {
      if (open.has(client)) showToast({ topic, ...message });
    },
    [client, showToast],
  );
}
