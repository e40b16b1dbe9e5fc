import { useEffect, useState } from "react";

/** The navigation entry (`data-nav`) of the section that crosses the middle of the window; the last one at the end. */
export function useCurrentSection(): string {
  const [current, setCurrent] = useState("home");

  useEffect(() => {
    const inTheMiddle = new IntersectionObserver(markIntersecting, {
      rootMargin: "-50% 0px -50% 0px",
    });
    // The footer is too low to reach the middle: it counts when nearly all of it is there.
    const nearlyWhole = new IntersectionObserver(markIntersecting, { threshold: 0.9 });
    for (const section of document.querySelectorAll("[data-nav]")) {
      (section.matches("footer") ? nearlyWhole : inTheMiddle).observe(section);
    }

    function markIntersecting(entries: IntersectionObserverEntry[]): void {
      const name = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (name instanceof HTMLElement && name.dataset.nav) setCurrent(name.dataset.nav);
    }

    return () => {
      inTheMiddle.disconnect();
      nearlyWhole.disconnect();
    };
  }, []);

  return current;
}
