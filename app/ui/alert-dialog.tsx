import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { controls } from "../../content/pages.ts";
import { AlertBox } from "./alert-box.tsx";
import { buttonClass } from "./button.tsx";

type AlertDialogProps = {
  /** The one sentence to be acknowledged; `null` while there is none. */
  message: string | null;
  onClose: () => void;
};

/** Says one sentence over the page until its OK is pressed: an "alert" of SPEC §8. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  // Stays while the box fades.
  const [sentence, setSentence] = useState("");
  if (message !== null && message !== sentence) setSentence(message);
  return (
    <AlertBox open={message !== null} onClose={onClose} sentence={sentence}>
      <Base.Close className={buttonClass("primary")}>{controls.acknowledge}</Base.Close>
    </AlertBox>
  );
}
