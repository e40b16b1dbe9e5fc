import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Message } from "./use-conversation.ts";

/** How far from the end, in CSS pixels, still counts as reading the newest. */
const tolerance = 40;

/**
 * Scrolls `view` to the newest message when one comes or the view changes its size, unless the visitor has
 * scrolled up to read. The visitor's own message is always shown, and an answer taller than the view from
 * its beginning.
 */
export function useScrollToNewest(
  view: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  isWaiting: boolean,
): void {
  const isFollowing = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the typing indicator takes room as a message does.
  useLayoutEffect(() => {
    if (messages.at(-1)?.isUser) isFollowing.current = true;
    if (isFollowing.current && view.current) scrollToNewest(view.current);
  }, [view, messages, isWaiting]);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const noteScroll = () => {
      const left = element.scrollHeight - element.clientHeight - element.scrollTop;
      isFollowing.current = left < tolerance;
    };
    const sizes = new ResizeObserver(() => isFollowing.current && scrollToNewest(element));
    sizes.observe(element);
    element.addEventListener("scroll", noteScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", noteScroll);
    };
  }, [view]);
}

function scrollToNewest(view: HTMLElement): void {
  const { firstElementChild: first, lastElementChild: newest } = view;
  if (!(first instanceof HTMLElement) || !(newest instanceof HTMLElement)) return;
  const room = view.clientHeight - first.offsetTop;
  const beginning = newest.offsetTop - first.offsetTop;
  view.scrollTop = newest.offsetHeight > room ? beginning : view.scrollHeight;
}
