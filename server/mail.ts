import {
  createMailTransport,
  defaultSender,
  type SendMail,
} from "../supabase/functions/_shared/mail-transport.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import type { Settings } from "./settings.ts";

type Mail = {
  send: SendMail;
  /** The page of caught mail; undefined when mail really leaves. */
  catcherUrl: string | undefined;
  close(): Promise<void>;
};

/**
 * The way out for mail: SMTP_URL's server, or else the local catcher, whose page is on the port next to
 * PORT, or on a free one if that is 0 or taken.
 */
export async function openMail(settings: Settings): Promise<Mail> {
  const from = settings.MAIL_FROM ?? defaultSender;
  if (settings.SMTP_URL) {
    const send = createMailTransport({ smtpUrl: settings.SMTP_URL, from });
    return { send, catcherUrl: undefined, close: async () => {} };
  }
  const catcher = await startMailCatcher({ port: settings.PORT && settings.PORT + 1 });
  return {
    send: createMailTransport({ smtpUrl: catcher.smtpUrl, from }),
    catcherUrl: catcher.url,
    close: catcher.close,
  };
}
