import { useEffect, useEffectEvent } from "react";
import { isTouchScreen } from "./touch-screen.ts";

/** What Android's way back reaches before it leads away from the page. Chromium only: elsewhere it is not there. */
declare const CloseWatcher: { new (): EventTarget & { destroy(): void } } | undefined;

/**
 * While something is open over the page, a phone's way back closes it, and does not leave the page with what was typed.
 * On touch screens only: to the browser Escape is the same request, and everything here has its own say about that.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === "undefined" || !isTouchScreen()) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
