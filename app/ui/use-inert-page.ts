import { useEffect, useId, useLayoutEffect } from "react";

/** The modal dialogs that stand over the page: one may be opened from within another. */
const open = new Set<string>();

/**
 * Makes the page inert while a modal dialog stands over it: nothing there takes the focus or a press. It is free
 * again before the dialog gives the focus back. Dialogs and toasts stand beside the application's root.
 */
export function useInertPage(isOpen: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    open.add(id);
    update();
  }, [isOpen, id]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      open.delete(id);
      update();
    };
  }, [isOpen, id]);
}

function update(): void {
  document.getElementById("root")?.toggleAttribute("inert", open.size > 0);
}
