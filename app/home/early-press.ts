import { useEffect } from "react";

declare global {
  interface Window {
    /** The button pressed last before the application was there, marked as busy; `undefined` once it is. */
    earlyPress: HTMLElement | null | undefined;
    /** The root as it came with the document; `undefined` once the application is there. */
    writtenPage: Element | undefined;
  }
}

/** Repeats the visitor's last press from before hydration, noted by the loader, so that nothing pressed is lost. */
export function useEarlyPress(): void {
  useEffect(() => {
    const pressed = window.earlyPress;
    window.earlyPress = undefined;
    if (!pressed) return;
    // As React has rendered it: from here on the button itself says whether it is busy.
    pressed.setAttribute("aria-busy", "false");
    pressed.click();
  }, []);
}
