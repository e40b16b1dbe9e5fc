import { contact } from "../../../content/enrollments/enquiry.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Enquiry } from "./answers.ts";
import { useSetStatus } from "./use-set-status.ts";

/** What comes with calling and writing to a person: the status that follows from it, and the details to paste. */
export function useContact(enquiry: Enquiry) {
  const showToast = useToast();
  const setStatus = useSetStatus();

  /** Whether it came to a talk only the caller knows. */
  function offerContacted(): void {
    const { status } = enquiry;
    if (status !== "new") return;
    showToast({
      topic: "enrollments",
      title: contact.offer(enquiry.name),
      action: { label: contact.accept, onPress: () => setStatus(enquiry, "contacted", status) },
    });
  }

  async function copy(): Promise<void> {
    const { name, email, phone } = enquiry;
    try {
      await navigator.clipboard.writeText([name, email, phone].join("\n"));
      showToast({ topic: "enrollments", title: contact.copied, description: name });
    } catch {
      showToast({ topic: "enrollments", title: contact.notCopied, failed: true });
    }
  }

  return { offerContacted, copy };
}
