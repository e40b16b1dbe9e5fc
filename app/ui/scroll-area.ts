import styles from "./scroll-area.module.css";

/** SPEC §9: how long the bar stays when the scrolling has ended, in milliseconds. */
const hideDelay = 600;

/** The class of what scrolls by itself: its own bar, thin, and there only while it is of use. */
export const scrollAreaClass = styles.area;

/** A ref for the same element: shows its bar while it is scrolled and a moment longer. */
export function showBarWhileScrolled(area: HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function show(): void {
    area?.setAttribute("data-scrolling", "");
    clearTimeout(timer);
    timer = setTimeout(() => area?.removeAttribute("data-scrolling"), hideDelay);
  }

  area?.addEventListener("scroll", show, { passive: true });
  return () => {
    clearTimeout(timer);
    area?.removeEventListener("scroll", show);
  };
}
