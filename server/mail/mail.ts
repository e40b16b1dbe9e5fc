import { once } from "node:events";
import { connect } from "node:net";
import { site } from "../../content/site.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import {
  createMailTransport,
  defaultSender,
  mailSigning,
  type SendMail,
} from "../../supabase/functions/_shared/mail/transport.ts";
import type { Settings } from "../settings.ts";
import { startMailCatcher } from "./catcher/catcher.ts";

export type Mail = {
  smtpUrl: string;
  send: SendMail;
  /** The page that shows the caught mails; none when there is a real mail server. */
  catcherUrl: string | undefined;
  /** Whether mails to people wait in the outbox until there is a mail server for them. */
  keepsWaiting: boolean;
  close(): Promise<void>;
};

/**
 * The way out for mail: SMTP_URL's server, or else the local catcher, whose page is on the port next to
 * PORT, or on a free one if that is 0 or taken. What that takes is gone with the process: of a site that is public mails
 * wait rather, all but the sign-in links that an operator can read there. Logs this, and when the sender is one whom the
 * provider would answer in vain.
 */
export async function openMail(settings: Settings, isLive: boolean, log: Log): Promise<Mail> {
  const { SMTP_URL, PORT } = settings;
  const from = settings.MAIL_FROM ?? defaultSender;
  const signing = mailSigning(settings.DKIM_SELECTOR, settings.DKIM_PRIVATE_KEY);
  if (SMTP_URL) {
    if (from.address.toLowerCase() === site.enquiryEmail.toLowerCase()) {
      // Gmail takes such a mail for one's own, and its Reply passes over the learner's address in Reply-To.
      log.info(
        {},
        "Notices leave in the name of the address that gets them, and in some mailboxes Reply then writes to oneself: set MAIL_FROM to another address of the same domain",
      );
    }
    const send = createMailTransport({ smtpUrl: SMTP_URL, from, signing });
    return {
      smtpUrl: SMTP_URL,
      send,
      catcherUrl: undefined,
      keepsWaiting: false,
      close: async () => {},
    };
  }
  if (isLive) {
    log.error(
      {},
      "SMTP_URL is not set, and the site is public: mails wait in the database and go out once it is. Sign-in links are caught on the page at mailUrl and reach nobody else",
    );
  }
  const catcher = await startMailCatcher({ port: PORT && PORT + 1 });
  return {
    smtpUrl: catcher.smtpUrl,
    send: createMailTransport({ smtpUrl: catcher.smtpUrl, from, signing }),
    catcherUrl: catcher.url,
    keepsWaiting: isLive,
    close: catcher.close,
  };
}

/** Whether a mail server answers at all. Asked for every address alike, so that it says nothing about one. */
export async function isMailServerThere(smtpUrl: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const socket = connect({
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
  });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
