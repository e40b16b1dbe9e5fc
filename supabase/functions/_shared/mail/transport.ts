import { createTransport } from "nodemailer";
import { site } from "../../../../content/site.ts";

export type OutgoingMail = {
  /** One plain address. */
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /**
   * The same for every attempt at the same mail, so that a mailbox which gets it twice can tell. Letters,
   * digits, dots and hyphens.
   */
  id?: string;
};

/** Gives the mail to the mail server; throws when that has not taken it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/**
 * Milliseconds. A mail server that does not greet within `step` counts as down. After that it may be slow, for
 * instance because it looks through the mail before taking it: `whole` is for everything together.
 */
const patience = { step: 10_000, whole: 30_000 };

/**
 * Never more connections to the mail server than this, however many registrations come at once. A mail whose time is
 * running must not wait for one: see `Places`.
 */
export const mailConnections = 5;

/**
 * Each connection carries one mail: one that breaks is not taken up again behind our back, because the mail may have
 * been taken.
 */
const pool = {
  pool: true,
  maxConnections: mailConnections,
  maxMessages: 1,
  maxRequeues: 0,
} as const;

/** The longest that sending one mail can take, in milliseconds. */
export const longestSending = patience.whole;

/** In whose name mails leave. */
export type Sender = { name: string; address: string };

/** Mails leave under this name and address unless the operator sets MAIL_FROM. */
export const defaultSender: Sender = { name: site.name, address: site.enquiryEmail };

/**
 * A sender as it stands in a setting: "Name <address>", the name in quotation marks or not, or the address alone. It is
 * taken apart here and not by nodemailer, to which a colon, a comma or an @ in the name would mean something else.
 */
export function parseSender(text: string): Sender {
  const [, name = "", address = text.trim()] = /^(.*)<(.*)>$/.exec(text.trim()) ?? [];
  const [, quoted] = /^"(.*)"$/.exec(name.trim()) ?? [];
  return { name: quoted?.replace(/\\(.)/g, "$1") ?? name.trim(), address };
}

/** The key that signs mails (DKIM), and the name under which the sender's domain publishes its other half. */
type MailSigning = { selector: string; privateKey: string };

/**
 * Sends through the SMTP server at `smtpUrl` (smtp(s)://user:pass@host:port), in the name of `from`, signed for its
 * domain where a key is given. Addresses are passed on as single addresses, never as lists, and no value can add a
 * header.
 */
export function createMailTransport({
  smtpUrl,
  from,
  signing,
}: {
  smtpUrl: string;
  from: Sender;
  signing?: MailSigning;
}): SendMail {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const transport = createTransport({
    url: smtpUrl,
    // `?requireTLS=false` in the address wins.
    requireTLS: tellsPassword(smtpUrl),
    ...pool,
    dkim: signing && {
      domainName: domain,
      keySelector: signing.selector,
      privateKey: signing.privateKey,
    },
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    dnsTimeout: patience.step,
    socketTimeout: patience.whole,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async function sendMail({ to, replyTo, subject, html, text, id }) {
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      replyTo: replyTo && { name: "", address: replyTo },
      subject: subject.replace(/\s+/g, " "),
      html,
      text,
      messageId: id && `<${id}@${domain}>`,
      // Keeps out-of-office answers from answering a machine (RFC 3834); Exchange and Outlook go by the second.
      headers: {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "OOF, AutoReply",
      },
      signal: AbortSignal.timeout(patience.whole),
    });
  };
}

/**
 * Whether a password would go over a network before TLS does. Whoever stands between could leave out of the mail server's
 * greeting that it knows STARTTLS, and would be told it.
 */
function tellsPassword(smtpUrl: string): boolean {
  const { protocol, hostname, username } = new URL(smtpUrl);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return protocol === "smtp:" && username !== "" && !isHere;
}

/** A key as it stands in a setting: its line breaks may be written as `\\n`. Both settings, or nothing is signed. */
export function mailSigning(
  selector: string | undefined,
  privateKey: string | undefined,
): MailSigning | undefined {
  return selector && privateKey
    ? { selector, privateKey: privateKey.replaceAll("\\n", "\n") }
    : undefined;
}

/** Whether {@link SendMail} failed for good because of the address alone: other mails may well get through. */
export function isAddressRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    "rejected" in error &&
    "permanent" in error &&
    error.permanent === true
  );
}
