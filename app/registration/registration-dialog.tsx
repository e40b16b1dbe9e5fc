import type { RefObject } from "react";
import { registrationDialog } from "../../content/registration.ts";
import { Dialog } from "../ui/dialog.tsx";
import { RegistrationForm } from "./registration-form.tsx";

export type RegistrationDialogProps = {
  course: string;
  open: boolean;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** "Register Now" for the course of this title (SPEC §2). */
export function RegistrationDialog({ course, ...dialog }: RegistrationDialogProps) {
  return (
    <Dialog {...dialog} title={registrationDialog.title} description={course}>
      <RegistrationForm course={course} onDone={dialog.onClose} />
    </Dialog>
  );
}
