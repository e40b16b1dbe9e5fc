/** Markup for those who find the home page by searching or sharing; `siteUrl` has no slash at the end. */
export function renderHomeHead(siteUrl: string): string {
  return `<link rel="canonical" href="${siteUrl}/">`;
}
