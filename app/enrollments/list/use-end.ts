import { useLayoutEffect } from "react";

/**
 * End leads to the last row: to the end of the page, and on where that is further away by then, since rows that are
 * measured on the way are higher than was thought, and something may come above them. It is given up for whatever is
 * done next.
 */
export function useEnd(): void {
  // As soon as the list can be seen.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let isWanted = false;
    let place = 0;
    const giveUp = () => {
      isWanted = false;
    };
    // Who drags the bar up is told by no engine but by where the page goes.
    const follow = () => {
      if (isWanted && scrollY < place && distanceToEnd() > innerHeight / 2) giveUp();
      place = scrollY;
    };
    const goOn = () => {
      if (isWanted) scrollBy({ top: distanceToEnd(), behavior: "instant" });
    };
    const observer = new ResizeObserver(goOn);
    observer.observe(document.documentElement);

    addEventListener(
      "keydown",
      (event) => {
        isWanted = event.key === "End" && movesPage(event);
        place = scrollY;
        // The engine may glide there: who is led on meanwhile ends where it has come to.
        if (isWanted) event.preventDefault();
        goOn();
      },
      { signal },
    );
    addEventListener("scroll", follow, { passive: true, signal });
    for (const other of ["pointerdown", "wheel", "popstate"])
      addEventListener(other, giveUp, { passive: true, signal });
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, []);
}

function distanceToEnd(): number {
  return document.documentElement.scrollHeight - innerHeight - scrollY;
}

/** Whether a key is the page's own, and not that of a field or of what is opened beside or over the list. */
function movesPage({ target, defaultPrevented, shiftKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || shiftKey || altKey || !(target instanceof Element)) return false;
  return !target.closest(
    "input:not([type=checkbox]), select, textarea, #opened-enquiry, [role$=dialog]",
  );
}
