import { useEffect, useRef, useState } from "react";

/**
 * As high as every engine lays out a list, in pixels: Chromium ends an element at 33.5 million of the screen's, also
 * of a page five times enlarged, Firefox at 17.9 million.
 */
const farthest = 6_000_000;

/** The part of the scroll bar's way at each end where it stands for the first and the last rows, one by one. */
const ends = 0.05;

/**
 * Which rows of a list are laid out. Of one that is too long for any engine it is a part, through which one scrolls
 * row by row; who drags the bar or presses End leaps to the part that the bar stands for.
 */
export function useReach(total: number, rowHeight: number) {
  const length = Math.min(total, Math.floor(farthest / rowHeight));
  const beyond = total - length;
  const [chosen, setBegin] = useState(0);
  const begin = Math.min(chosen, beyond);
  const place = useRef(0);

  useEffect(() => {
    if (beyond === 0) return;
    const follow = () => {
      const distance = Math.abs(scrollY - place.current);
      place.current = scrollY;
      // No turn of a wheel and no key but Home and End goes so far at once, and every pixel of the bar does.
      if (distance < 1.2 * innerHeight) return;
      const way = document.documentElement.scrollHeight - innerHeight;
      setBegin(findBegin(scrollY / way, beyond));
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [beyond]);

  /** Lays out so many other rows, further down or up, and leaves those that are seen where they are. */
  function move(rows: number): void {
    setBegin(begin + rows);
    scrollBy({ top: -rows * rowHeight, behavior: "instant" });
    stay();
  }

  /** For who has come by small steps to an end of the part that is not the end of the list. */
  function goOn(isAtBegin: boolean, isAtEnd: boolean): void {
    const half = Math.floor(length / 2);
    if (isAtEnd && begin < beyond) move(Math.min(half, beyond - begin));
    else if (isAtBegin && begin > 0) move(-Math.min(half, begin));
  }

  /** For who has been brought far along with the rows that are seen. */
  function stay(): void {
    place.current = scrollY;
  }

  return { begin, length, goOn, stay };
}

/** How many rows are left out in front when the bar stands at this share of its way, 0 to 1. */
export function findBegin(share: number, beyond: number): number {
  const middle = (share - ends) / (1 - 2 * ends);
  return Math.round(beyond * Math.min(Math.max(middle, 0), 1));
}
