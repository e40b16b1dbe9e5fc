import type { RefObject } from "react";
import { Dialog } from "../ui/dialog.tsx";

export type RegistrationDialogProps = {
  course: string;
  open: boolean;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** "Register Now" for the course of this title (SPEC §2). */
export function RegistrationDialog({ course, ...dialog }: RegistrationDialogProps) {
  return (
    <Dialog {...dialog} title="Register Now" description={course}>
      {null}
    </Dialog>
  );
}
