import type { KeyboardEvent } from "react";

/** What passes from one option to the next. */
const passing = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/**
 * For the keys of a choice that is saved as it is made: those that would pass over other options on the way open the
 * list of them first, as they do on a Mac by themselves. Nothing is saved before one is chosen there.
 */
export function listBeforePassing(event: KeyboardEvent<HTMLSelectElement>): void {
  if (passing.has(event.key)) showList(event);
}

/** The same where much depends on it: a letter, which may be the first of two options, opens the list as well. */
export function listBeforeChoice(event: KeyboardEvent<HTMLSelectElement>): void {
  if (passing.has(event.key) || beginsOption(event.currentTarget, event.key)) showList(event);
}

/** Whether this key, typed on a choice, goes to one of its options. */
export function beginsOption({ options }: HTMLSelectElement, key: string): boolean {
  return [...options].some(({ text }) => text.toLowerCase().startsWith(key.toLowerCase()));
}

function showList(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  // Firefox tells of the keys that are pressed in the open list, which are its own.
  const isClosed = CSS.supports("selector(:open)") && !event.currentTarget.matches(":open");
  if (!isClosed) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
