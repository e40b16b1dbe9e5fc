import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { controls } from "../../content/pages.ts";
import { buttonClass } from "./button.tsx";
import styles from "./dialog.module.css";
import { useInertPage } from "./use-inert-page.ts";

type AlertDialogProps = {
  /** The one sentence to be acknowledged; `null` while there is none. */
  message: string | null;
  onClose: () => void;
};

/** Says one sentence over the page until its OK is pressed: an "alert" of SPEC §8. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  useInertPage(message !== null);
  return (
    <Base.Root open={message !== null} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={`${styles.viewport} ${styles.alertViewport}`}>
          <Base.Popup className={`${styles.popup} ${styles.alert}`}>
            <Base.Title className={styles.message}>{message}</Base.Title>
            <Base.Close className={buttonClass("primary")}>{controls.acknowledge}</Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
