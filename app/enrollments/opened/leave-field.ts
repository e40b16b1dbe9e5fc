import type { KeyboardEvent } from "react";

/** The first Escape leaves the field that is being filled in; the next one closes the enquiry, as a sheet too. */
export function leaveField(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  document.getElementById("opened-heading")?.focus();
}
