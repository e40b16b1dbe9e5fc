import { useSyncExternalStore } from "react";
import { formatView, parseView, type View } from "./view.ts";

const listeners = new Set<() => void>();
let known: { query: string; view: View } | undefined;

/** What the desk shows: what the address bar says, so that bookmarks, reloading and Back work. */
export function useView(): View {
  return useSyncExternalStore(subscribe, readView);
}

/**
 * Goes to another view. `replace` leaves no way back to the present one: for what changes with every letter typed
 * and every step from one enquiry to the next.
 */
export function goTo(view: View, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", formatView(view));
  else history.replaceState(history.state, "", formatView(view));
  tell();
}

/** The same, as changes to the present view. */
export function change(changes: Partial<View>, how?: "push" | "replace"): void {
  goTo({ ...readView(), ...changes }, how);
}

/** What the address bar says now. */
export function readView(): View {
  const query = location.search;
  if (known?.query !== query) known = { query, view: parseView(query) };
  return known.view;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", tell);
  };
}

/** All at once, so that no part of the page shows another view than the rest. */
function tell(): void {
  for (const listener of listeners) listener();
}
