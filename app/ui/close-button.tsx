import { X } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./close-button.module.css";
import iconButton from "./icon-button.module.css";

type CloseButtonProps = ComponentProps<"button"> & {
  /** How large the cross is drawn; the button around it is always as large as a fingertip. */
  crossSize: `${number}rem`;
};

/** The round cross in the corner of what can be closed; whoever uses it says where that is. */
export function CloseButton({ crossSize, className, ...props }: CloseButtonProps) {
  return (
    <button type="button" {...props} className={`${iconButton.round} ${styles.close} ${className}`}>
      <X aria-hidden size={crossSize} />
    </button>
  );
}
