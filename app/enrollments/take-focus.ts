/**
 * A ref for the heading of a view that takes the place of another, so that keyboard and screen reader go on at
 * its beginning. The heading needs `tabIndex={-1}`.
 */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** For a button of the list that goes away when it is pressed, or a row that has: the keyboard goes on at its heading. */
export function goOnAtList(): void {
  document.getElementById("enquiries-heading")?.focus({ preventScroll: true });
}
