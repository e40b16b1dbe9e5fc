import { statusNames, changes as words } from "../../../content/enrollments/enquiry.ts";
import type { Enquiry, Status } from "./answers.ts";
import { useDeskToast } from "./desk-toast.ts";
import { useChange } from "./use-change.ts";

/** Gives the function that sets an enquiry's status and offers to undo it; `offeredFor` as in a change. */
export function useSetStatus(): (
  enquiry: Enquiry,
  status: Status,
  offeredFor?: Status,
) => Promise<void> {
  const change = useChange();
  const showToast = useDeskToast();

  async function setStatus(enquiry: Enquiry, status: Status, offeredFor?: Status): Promise<void> {
    const { name, status: before } = enquiry;
    if (status === before || !(await change(enquiry, { status }, offeredFor))) return;
    showToast({
      title: words.status(name, statusNames[status]),
      action: { label: words.undo, onPress: () => undo(enquiry, status) },
    });
  }

  async function undo(enquiry: Enquiry, status: Status): Promise<void> {
    const { status: before } = enquiry;
    if (!(await change(enquiry, { status: before }, status))) return;
    showToast({
      title: words.status(enquiry.name, statusNames[before]),
      description: words.undone,
    });
  }

  return setStatus;
}
