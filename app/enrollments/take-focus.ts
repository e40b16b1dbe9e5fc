/**
 * A ref for the heading of a view that takes the place of another, so that keyboard and screen reader go on at
 * its beginning. The heading needs `tabIndex={-1}`.
 */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The same of the opened enquiry, whose heading stays in the window: where the list is stays as it is. */
export function takeFocusInPlace(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

/** For a row of the list that has gone: the keyboard goes on at its heading. */
export function goOnAtList(): void {
  document.getElementById("enquiries-heading")?.focus({ preventScroll: true });
}

/** A ref for a button of the list that goes away once it has done its work, and takes the keyboard with it. */
export function handOverToList(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement === button) goOnAtList();
  };
}

/** The same of the bar of marked rows. */
export function handOverToSelection(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement === button) focusSelection();
  };
}

/** Goes to the first of what can be done with marked rows, where there are any. */
export function focusSelection(): void {
  document.querySelector<HTMLElement>("[data-selection] select")?.focus();
}

/** For a button of the opened enquiry that goes away with its work: the keyboard goes on at its heading. */
export function handOverToOpened(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById("opened-heading")?.focus();
  };
}
