import { existsSync, renameSync, rmSync } from "node:fs";

/** The built site, which is served from here. */
export const site = "dist";

/** Where the next one is built, beside it: whatever becomes of the build, the old one stays until the new one is whole. */
export const draft = "dist.new";

/** Where the old one is for the moment in which the new one takes its place. */
const replaced = "dist.old";

/** Begins a new one. Of a build that was interrupted nothing stays, and what it had put aside comes back. */
export function beginDraft(): void {
  if (!existsSync(site) && existsSync(replaced)) renameSync(replaced, site);
  for (const left of [draft, replaced]) rmSync(left, { recursive: true, force: true });
}

/** Puts the new one in the place of the old one. */
export function publishDraft(): void {
  if (existsSync(site)) renameSync(site, replaced);
  renameSync(draft, site);
  rmSync(replaced, { recursive: true, force: true });
}
