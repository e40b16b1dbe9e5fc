import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { isPublic } from "./is-public.ts";

/** The address that the pages of the built site in `folder` name; none where it was built before that was noted. */
export async function readBuiltFor(folder: string): Promise<string | undefined> {
  return readFile(`${folder}/site-url`, "utf8").catch(() => undefined);
}

/**
 * Tells where a site was built for another address than SITE_URL, which mails and sign-in links will have, or where
 * that is not set and it was built for a public one: nobody would notice.
 */
export function compareAddress(
  builtFor: string | undefined,
  siteUrl: string | undefined,
  log: Logger,
): void {
  if (!builtFor) return;
  if (siteUrl) {
    if (new URL(builtFor).origin === new URL(siteUrl).origin) return;
    log.error({ builtFor, siteUrl }, "The site was built for another SITE_URL: build it anew");
  } else if (isPublic(builtFor)) {
    log.error(
      { builtFor },
      "SITE_URL is not set here, though the site was built for one: links in mails lead to this machine. Start with the same SITE_URL",
    );
  }
}
