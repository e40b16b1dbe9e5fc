import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What gets the focus when the dialog has closed. */
  returnFocusTo: RefObject<HTMLElement | null>;
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
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} finalFocus={returnFocusTo}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Description className={styles.description}>{description}</Base.Description>
            {children}
            <Base.Close className={styles.close} aria-label="Close">
              <X aria-hidden size={20} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
