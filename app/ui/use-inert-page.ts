import { useEffect, useLayoutEffect } from "react";

/**
 * Makes the page inert while a modal dialog stands over it: nothing there takes the focus or a press. It is free
 * again before the dialog gives the focus back. Dialogs and toasts stand beside the application's root.
 */
export function useInertPage(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) setInert(true);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen) return () => setInert(false);
  }, [isOpen]);
}

function setInert(inert: boolean): void {
  document.getElementById("root")?.toggleAttribute("inert", inert);
}
