import type { KeyboardEvent } from "react";
import { isComposing } from "../../ui/is-composing.ts";

/**
 * The first Escape leaves the field that is being filled in; the next one closes the enquiry, as a sheet too. The one
 * that closes an input method's candidates does neither.
 */
export function leaveField(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  if (isComposing(event.nativeEvent)) return;
  document.getElementById("opened-heading")?.focus();
}
