import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { RefObject } from "react";
import { controls } from "../../content/pages.ts";
import { buttonClass } from "./button.tsx";
import styles from "./dialog.module.css";
import { useInertPage } from "./use-inert-page.ts";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is going to happen, as a question, and what it means. */
  question: string;
  text: string;
  /** The word on the button that lets it happen. */
  confirm: string;
  onConfirm: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Asks before something that cannot be undone. The keyboard begins at the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, question, text, confirm, onConfirm, returnFocusTo } = props;
  useInertPage(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={`${styles.viewport} ${styles.alertViewport}`}>
          <Base.Popup className={`${styles.popup} ${styles.alert}`} finalFocus={returnFocusTo}>
            <Base.Title className={styles.message}>{question}</Base.Title>
            <Base.Description>{text}</Base.Description>
            <Base.Close className={buttonClass("secondary")}>{controls.cancel}</Base.Close>
            <Base.Close className={buttonClass("danger")} onClick={onConfirm}>
              {confirm}
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
