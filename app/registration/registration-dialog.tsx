import { registrationDialog } from "../../content/registration.ts";
import { Dialog, type DialogProps } from "../ui/dialog.tsx";
import { RegistrationForm } from "./registration-form.tsx";

export type RegistrationDialogProps = { course: string } & Pick<
  DialogProps,
  "open" | "onClose" | "returnFocusTo"
>;

/** "Register Now" for the course of this title (SPEC §2). */
export function RegistrationDialog({ course, ...dialog }: RegistrationDialogProps) {
  return (
    <Dialog {...dialog} title={registrationDialog.title} description={course}>
      <RegistrationForm course={course} onDone={dialog.onClose} />
    </Dialog>
  );
}
