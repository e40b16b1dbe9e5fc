import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import styles from "../../ui/danger.module.css";
import type { PersonData } from "../desk/answers.ts";
import { erasePerson } from "../desk/calls.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { forgetErased } from "../desk/forget-erased.ts";

type ErasePersonProps = { address: string; data: PersonData; onErased: () => void };

/** Erases all that is kept about a person for good, once it has been asked whether that is meant. */
export function ErasePerson({ address, data, onErased }: ErasePersonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const showToast = useDeskToast();
  const { enquiries, chats } = data;

  async function erase(): Promise<void> {
    setBusy(true);
    try {
      const erased = await erasePerson(address);
      const description = personalData.erasedText(erased.enquiries, erased.chats);
      showToast({ title: personalData.erased, description });
      onErased();
      forgetErased(
        client,
        enquiries.map(({ id }) => id),
      );
    } catch {
      showToast({ ...personalData.notErased, failed: true });
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        ref={button}
        className={styles.danger}
        aria-busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {personalData.erase}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        question={personalData.question(address)}
        text={personalData.consequences(enquiries.length, chats.length)}
        confirm={personalData.confirm}
        onConfirm={erase}
        returnFocusTo={button}
      />
    </>
  );
}
