import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { controls } from "../../content/pages.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./dialog.module.css";
import { isTouchScreen } from "./touch-screen.ts";
import { useCloseRequest } from "./use-close-request.ts";
import { useInertPage } from "./use-inert-page.ts";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What gets the focus when the dialog has closed; null for what had it before. */
  returnFocusTo: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  children: ReactNode;
};

/** A modal dialog with a title, a sentence and a close button; Escape and a press beside it close it as well. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  returnFocusTo,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  useInertPage(open);
  useCloseRequest(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.popup}
            // On a touch screen the first field waits for a tap: focusing it would raise the keyboard over the form.
            initialFocus={() => !isTouchScreen() || popup.current}
            finalFocus={returnFocusTo}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Description className={styles.description}>{description}</Base.Description>
            {children}
            <Base.Close
              render={<CloseButton crossSize="1.25rem" />}
              className={styles.close}
              aria-label={controls.close}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
