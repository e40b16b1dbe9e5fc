import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as it came over SMTP. */
export type ReceivedMail = {
  receivedAt: Date;
  /** Whom the envelope names: who really gets it, whatever the headers say. */
  recipients: string[];
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  messageId: string;
  headers: { name: string; value: string }[];
  html: string;
  text: string;
};

type SmtpMailbox = {
  /** On the loopback interface; 0 takes a free one. */
  port: number;
  /** The sender is told that the mail was taken when this is done; an error refuses the mail. */
  onMail: (mail: ReceivedMail) => void | Promise<void>;
};

const largestMail = 5 * 1024 * 1024;

/** A real SMTP server on loopback that takes every mail and hands it on, parsed. */
export async function startSmtpMailbox({ port, onMail }: SmtpMailbox) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: largestMail,
    onData(stream, session, taken) {
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) {
            throw new Error("The mail is too large");
          }
          return PostalMime.parse(raw);
        })
        .then(async (email) => {
          await onMail({
            receivedAt: new Date(),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            from: addressList([email.from]),
            to: addressList(email.to),
            replyTo: addressList(email.replyTo),
            subject: email.subject ?? "",
            messageId: email.messageId ?? "",
            headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
            html: email.html ?? "",
            text: email.text ?? "",
          });
          taken();
        })
        .catch(taken);
    },
  });
  // A sender that hangs up in the middle is the sender's affair.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function addressList(addresses: (Address | undefined)[] | undefined): string {
  return (addresses ?? [])
    .flatMap((address) => address?.group ?? address ?? [])
    .map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? "")))
    .join(", ");
}
