import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from "react";

export type Menu = {
  ref: RefObject<HTMLElement | null>;
  /** Unknown until hydration: the browser tells a popover's state itself unless an attribute says otherwise. */
  open: boolean | undefined;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
};

/**
 * Follows the popover that holds the links on small screens; it also closes when the screen grows wide and when
 * the focus goes on to the page beneath. Without popovers in the browser the links always stand in the page.
 */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const menu = ref.current;
    if (!menu || !("showPopover" in menu)) return;
    setOpen(menu.matches(":popover-open"));
    const wide = matchMedia("(min-width: 48rem)");
    const close = () => menu.hidePopover();
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (target instanceof Node && !menu.closest("header")?.contains(target)) close();
    };
    wide.addEventListener("change", close);
    addEventListener("focusin", closeWhenLeft);
    return () => {
      wide.removeEventListener("change", close);
      removeEventListener("focusin", closeWhenLeft);
    };
  }, []);

  return { ref, open, onToggle: (event) => setOpen(event.newState === "open") };
}
