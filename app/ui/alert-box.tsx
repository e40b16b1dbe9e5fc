import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode, RefObject } from "react";
import styles from "./dialog.module.css";
import { useCloseRequest } from "./use-close-request.ts";
import { useInertPage } from "./use-inert-page.ts";

type AlertBoxProps = {
  open: boolean;
  onClose: () => void;
  sentence: string;
  /** What gets the focus when the box has closed; without it, what had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** More words, where there are any, and the buttons. */
  children: ReactNode;
};

/** A small box over the page with a sentence that waits for an answer: only a button or Escape closes it. */
export function AlertBox({ open, onClose, sentence, returnFocusTo, children }: AlertBoxProps) {
  useInertPage(open);
  useCloseRequest(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Also over another dialog, which would otherwise look as if it went on. */}
        <Base.Backdrop className={styles.backdrop} forceRender />
        <Base.Viewport className={`${styles.viewport} ${styles.alertViewport}`}>
          <Base.Popup className={`${styles.popup} ${styles.alert}`} finalFocus={returnFocusTo}>
            <Base.Title className={styles.message}>{sentence}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
