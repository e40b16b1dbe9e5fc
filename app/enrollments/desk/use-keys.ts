import { useEffect, useEffectEvent } from "react";
import { isComposing } from "../../ui/is-composing.ts";
import { beginsOption } from "../list-before-choice.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/**
 * Acts on single keys pressed anywhere on the page, except where one types, where a letter chooses, and in dialogs
 * other than the opened enquiry. Letters and signs do nothing where they are turned off.
 */
export function useKeys(actions: Partial<Record<string, () => void>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || isComposing(event)) return;
    if (event.metaKey || event.ctrlKey || event.altKey || !isFree(event)) return;
    if (event.key.length === 1 && !areSingleKeysOn()) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

function isFree({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  const dialog = target.closest("[role=dialog], [role=alertdialog]");
  if (dialog && !dialog.hasAttribute("data-sheet")) return false;
  if (target instanceof HTMLSelectElement) {
    return !beginsOption(target, key);
  }
  return key === "Escape" || !target.matches("input:not([type=checkbox]), textarea");
}
