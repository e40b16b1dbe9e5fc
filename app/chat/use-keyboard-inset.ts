import { type RefObject, useEffect } from "react";

/**
 * Keeps `--keyboard-inset` of `element` at the height, in CSS pixels, that an on-screen keyboard covers at the
 * bottom of the window. Only browsers that lay the keyboard over the page (Safari on iOS) give more than 0;
 * the others make the window smaller, as the document's viewport meta element asks.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      const isZoomed = viewport.scale > 1.01;
      const covered = window.innerHeight - viewport.offsetTop - viewport.height;
      const inset = isZoomed ? 0 : Math.max(0, Math.round(covered));
      element.current?.style.setProperty("--keyboard-inset", `${inset}px`);
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [element]);
}
