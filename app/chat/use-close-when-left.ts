import { type RefObject, useEffect, useEffectEvent } from "react";

/** Where the panel takes the height of the window, and on a narrow one its width as well. */
const low = "(max-height: 30rem)";

/**
 * In a low window the chat closes when the keyboard goes on to the page: what has the focus there would be beneath it.
 * Dialogs and toasts stand over both, and a finger or a pointer goes where something is seen.
 */
export function useCloseWhenLeft(
  widget: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || widget.current?.contains(target)) return;
      if (!target.closest("#root") || target.closest("dialog")) return;
      if (target.matches(":focus-visible") && matchMedia(low).matches) close();
    };
    addEventListener("focusin", closeWhenLeft);
    return () => removeEventListener("focusin", closeWhenLeft);
  }, [widget, isOpen]);
}
