import { contact } from "../../../content/enrollments/enquiry.ts";
import type { Enquiry } from "./answers.ts";
import { useDeskToast } from "./desk-toast.ts";
import { useSetStatus } from "./use-set-status.ts";

/** What comes with calling and writing to a person: the status that follows from it, and the details to paste. */
export function useContact(enquiry: Enquiry) {
  const showToast = useDeskToast();
  const setStatus = useSetStatus();

  /** Whether it came to a talk only the caller knows. */
  function offerContacted(): void {
    const { status } = enquiry;
    if (status !== "new") return;
    showToast({
      title: contact.offer(enquiry.name),
      action: { label: contact.accept, onPress: () => setStatus(enquiry, "contacted", status) },
    });
  }

  async function copy(): Promise<void> {
    const { name, email, phone } = enquiry;
    try {
      await navigator.clipboard.writeText([name, email, phone].join("\n"));
      showToast({ title: contact.copied, description: name });
    } catch {
      showToast({ title: contact.notCopied, failed: true });
    }
  }

  return { offerContacted, copy };
}
