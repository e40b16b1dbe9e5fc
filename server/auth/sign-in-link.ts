import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { mails } from "../../content/mails.ts";
import { site } from "../../content/site.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import {
  fill,
  type RenderedMail,
  renderMail,
} from "../../supabase/functions/_shared/mail/layout.ts";
import type { SendMail } from "../../supabase/functions/_shared/mail/transport.ts";
import { linkLifetime } from "./sessions.ts";

/** Seconds before each further attempt: a person waits for this mail, so hours later is no use. */
const retries = [1, 5, 20];

/** The address in a sign-in mail: the page there spends the token, not the mail server's link scanner. */
export function signInLink(siteUrl: string, token: string): string {
  const query = new URLSearchParams({ token_hash: token, type: "magiclink" });
  return `${siteUrl}/enrollments?${query}`;
}

/** Sends the sign-in mail to the admin, and tries again for half a minute. Gives up when `stopping` aborts. */
export async function sendSignInMail(
  { sendMail, log, stopping }: { sendMail: SendMail; log: Log; stopping: AbortSignal },
  link: string,
): Promise<void> {
  const mail = signInMail(link);
  for (const delay of [...retries, undefined]) {
    try {
      await sendMail({ to: site.adminEmail, ...mail });
      return;
    } catch (error) {
      if (delay === undefined || stopping.aborted) {
        throw error;
      }
      log.info({ delay }, "The mail server did not take a sign-in mail; trying again");
      await wait(delay * 1000, undefined, { signal: stopping });
    }
  }
}

/** The sign-in mail around a link; `supabase/templates/sign-in.html` is this one for hosted Supabase. */
export function signInMail(link: string): RenderedMail {
  const words = mails.signIn;
  return renderMail({
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    paragraphs: words.paragraphs.map((text) => fill(text, { minutes: String(linkLifetime) })),
    action: { label: words.action, href: link, hint: words.linkHint },
    reason: words.reason,
  });
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
