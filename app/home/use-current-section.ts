import { useSyncExternalStore } from "react";

/**
 * The navigation entry (`data-nav`) of the section that is read: the last one that has reached the place where
 * anchors land, just below the header; at the end of the page the last one of all.
 */
export function useCurrentSection(): string {
  return useSyncExternalStore(onMove, findCurrentSection, () => "home");
}

function onMove(callback: () => void): () => void {
  addEventListener("scroll", callback, { passive: true });
  addEventListener("resize", callback);
  return () => {
    removeEventListener("scroll", callback);
    removeEventListener("resize", callback);
  };
}

function findCurrentSection(): string {
  const root = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>("[data-nav]")];
  // A pixel more in both, since browsers scroll to fractions.
  const isAtEnd = scrollY > 0 && scrollY + root.clientHeight + 1 >= root.scrollHeight;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 1;
  const current = isAtEnd
    ? sections.at(-1)
    : sections.filter((section) => section.getBoundingClientRect().top <= line).at(-1);
  return current?.dataset.nav ?? "home";
}
