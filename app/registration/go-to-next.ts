import type { KeyboardEvent } from "react";
import { isComposing } from "../ui/is-composing.ts";
import { isTouchScreen } from "../ui/touch-screen.ts";

/**
 * Goes on to the next field with the key that a touch screen's keyboard labels so (`enterKeyHint`): on an iPhone it is
 * Enter all the same, and would send the form. Where Enter has no such label it sends, as everywhere.
 */
export function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || isComposing(event.nativeEvent) || !isTouchScreen()) return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [...(field.form?.elements ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next instanceof HTMLElement) next.focus();
}
