import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { RefObject } from "react";
import { controls } from "../../content/pages.ts";
import { AlertBox } from "./alert-box.tsx";
import { buttonClass } from "./button.tsx";
import styles from "./danger.module.css";

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
  return (
    <AlertBox open={open} onClose={onClose} sentence={question} returnFocusTo={returnFocusTo}>
      <Base.Description>{text}</Base.Description>
      <Base.Close className={buttonClass("secondary")}>{controls.cancel}</Base.Close>
      <Base.Close className={buttonClass("primary", styles.danger)} onClick={onConfirm}>
        {confirm}
      </Base.Close>
    </AlertBox>
  );
}
