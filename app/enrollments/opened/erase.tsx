import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { changes } from "../../../content/enrollments/enquiry.ts";
import { eraseWords } from "../../../content/enrollments/opened.ts";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { GoneError } from "../../backend-error.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { eraseEnquiry } from "../desk/calls.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { forgetErased } from "../desk/forget-erased.ts";
import styles from "./part.module.css";

/** Erases the enquiry for good, once it has been asked whether that is meant. */
export function Erase({ enquiry }: { enquiry: Enquiry }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const showToast = useDeskToast();

  async function erase(): Promise<void> {
    setBusy(true);
    try {
      const others = await eraseEnquiry(enquiry.id);
      const description = others > 0 ? eraseWords.others(others) : undefined;
      showToast({
        title: eraseWords.done,
        ...(description && { description }),
      });
    } catch (error) {
      if (!(error instanceof GoneError)) {
        showToast({ ...personalData.notErased, failed: true });
        setBusy(false);
        return;
      }
      // Somebody else has erased it.
      showToast({ title: changes.gone });
    }
    forgetErased(client, [enquiry.id]);
  }

  return (
    <div>
      <Button
        ref={button}
        look="quiet"
        className={styles.erase}
        aria-busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {eraseWords.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        question={eraseWords.question(enquiry.name)}
        text={eraseWords.text}
        confirm={eraseWords.confirm}
        onConfirm={erase}
        returnFocusTo={button}
      />
    </div>
  );
}
