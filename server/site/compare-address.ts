import { readFile } from "node:fs/promises";
import type { Logger } from "pino";

/**
 * Tells where the pages of the built site in `folder` name another address than `siteUrl`, which mails and sign-in
 * links will have: the build writes it into them, and nobody would notice.
 */
export async function compareAddress(folder: string, siteUrl: string, log: Logger): Promise<void> {
  // A site that was built before there was this file says nothing.
  const builtFor = await readFile(`${folder}/site-url`, "utf8").catch(() => siteUrl);
  if (new URL(builtFor).origin === new URL(siteUrl).origin) return;
  log.error({ builtFor, siteUrl }, "The site was built for another SITE_URL: build it anew");
}
