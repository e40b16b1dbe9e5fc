import { mails } from "../../../../content/mails.ts";
import { fill, type RenderedMail, renderMail } from "./layout.ts";

/** How long a sign-in link works, in minutes; `otp_expiry` in supabase/config.toml says the same in seconds. */
export const linkLifetime = 15;

/** The sign-in mail around a link; the build makes supabase/templates/sign-in.html of it for hosted Supabase. */
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
