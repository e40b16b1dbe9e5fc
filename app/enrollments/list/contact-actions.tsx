import { Copy, Mail, MessageCircle, Phone } from "lucide-react";
import { mailLink, telephoneLink, whatsAppLink } from "../../../content/contact-links.ts";
import { contact } from "../../../content/enrollments/enquiry.ts";
import { controls } from "../../../content/pages.ts";
import { Hinted } from "../../ui/tooltip.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { useContact } from "../desk/use-contact.ts";
import styles from "./contact-actions.module.css";

type ContactActionsProps = { enquiry: Enquiry; look: "signs" | "words" };

const ways = [
  {
    action: contact.call,
    Sign: Phone,
    to: ({ phone }: Enquiry) => telephoneLink(phone),
    isElsewhere: false,
  },
  {
    action: contact.whatsApp,
    Sign: MessageCircle,
    to: ({ phone }: Enquiry) => whatsAppLink(phone),
    isElsewhere: true,
  },
  {
    action: contact.mail,
    Sign: Mail,
    to: ({ email }: Enquiry) => mailLink(email),
    isElsewhere: false,
  },
];

/** Call, WhatsApp, mail and copy: as signs with hints in a row, with their words where there is room. */
export function ContactActions({ enquiry, look }: ContactActionsProps) {
  const { offerContacted, copy } = useContact(enquiry);
  const label = (action: string, isElsewhere = false) => {
    const named = contact.with(action, enquiry.name);
    return look === "signs"
      ? { "aria-label": isElsewhere ? `${named} ${controls.newTab}` : named }
      : {};
  };
  return (
    <span className={styles[look]}>
      {ways.map(({ action, Sign, to, isElsewhere }) => (
        <Hinted
          key={action}
          hint={action}
          disabled={look === "words"}
          className={styles.action}
          onClick={offerContacted}
          data-linked={!isElsewhere || undefined}
          {...label(action, isElsewhere)}
          render={<a href={to(enquiry)} {...(isElsewhere && newTab)} />}
        >
          <Sign aria-hidden size={18} />
          {look === "words" && action}
          {look === "words" && isElsewhere && <span className="sr-only"> {controls.newTab}</span>}
        </Hinted>
      ))}
      <Hinted
        hint={contact.copy}
        disabled={look === "words"}
        className={styles.action}
        onClick={copy}
        {...label(contact.copy)}
      >
        <Copy aria-hidden size={18} />
        {look === "words" && contact.copy}
      </Hinted>
    </span>
  );
}

const newTab = { target: "_blank", rel: "noopener noreferrer" };
