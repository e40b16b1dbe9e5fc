import { setImmediate as afterThisTurn, setTimeout as wait } from "node:timers/promises";
import { site } from "../../content/site.ts";
import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import { signInMail } from "../../supabase/functions/_shared/mail/sign-in-mail.ts";
import type { SendMail } from "../../supabase/functions/_shared/mail/transport.ts";
import type { Database } from "../database/database.ts";
import { createLinkToken, releaseLinkToken } from "./sessions.ts";

/** Seconds before each further attempt: a person waits for this mail, so hours later is no use. */
const retries = [1, 5, 20];

type LinkDeps = {
  database: Database;
  siteUrl: string;
  sendMail: SendMail;
  log: Log;
  stopping: AbortSignal;
  /** Shows the link to whoever sits at the terminal as well. */
  showLink: ((link: string) => void) | undefined;
};

/**
 * Sends a sign-in link to this address if it is an admin's. Begins after the answer has been given,
 * which is thus the same for every address, and tries again for half a minute, or until `stopping` aborts; a mail that is
 * given up is logged.
 */
export async function sendSignInLink(deps: LinkDeps, email: string): Promise<void> {
  await afterThisTurn();
  // The mail goes to the address as the content spells it, never as somebody typed it.
  const admin = site.adminEmails.find((each) => each.toLowerCase() === email.toLowerCase());
  const token = admin && (await createLinkToken(deps.database, admin));
  if (token) {
    const link = signInLink(deps.siteUrl, token);
    deps.showLink?.(link);
    await sendPersistently(deps, admin, link).catch(async (error) => {
      deps.log.error({ reason: errorKind(error) }, givenUp(error));
      await releaseLinkToken(deps.database, token);
    });
  }
}

/** For the operator, since whoever waits for the link is told to look for it, and cannot get in otherwise. */
function givenUp(error: unknown): string {
  const isLogin = error instanceof Error && "code" in error && error.code === "EAUTH";
  return isLogin
    ? "A sign-in mail was given up: the mail server refuses the user and password of SMTP_URL"
    : "A sign-in mail was given up";
}

/** The address in a sign-in mail: the page there spends the token, not the mail server's link scanner. */
function signInLink(siteUrl: string, token: string): string {
  const query = new URLSearchParams({ token_hash: token, type: "magiclink" });
  return `${siteUrl}/enrollments?${query}`;
}

async function sendPersistently(
  { sendMail, log, stopping }: LinkDeps,
  to: string,
  link: string,
): Promise<void> {
  const mail = signInMail(link);
  for (const delay of [...retries, undefined]) {
    try {
      await sendMail({ to, ...mail });
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
