import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from "react";

type Menu = {
  ref: RefObject<HTMLElement | null>;
  open: boolean;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  close: () => void;
};

/** Follows the popover that holds the links on small screens; it also closes when the screen grows wide. */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  function close(): void {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }

  useEffect(() => {
    const menu = ref.current;
    setOpen(menu?.matches(":popover-open") ?? false);
    const wide = matchMedia("(min-width: 48rem)");
    const closeOpenMenu = () => menu?.matches(":popover-open") && menu.hidePopover();
    wide.addEventListener("change", closeOpenMenu);
    return () => wide.removeEventListener("change", closeOpenMenu);
  }, []);

  return { ref, open, close, onToggle: (event) => setOpen(event.newState === "open") };
}
