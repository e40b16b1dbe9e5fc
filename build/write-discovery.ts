import { writeFile } from "node:fs/promises";
import { documents } from "../app/documents.ts";

/** Writes robots.txt and sitemap.xml. Pages that are not to be indexed say so themselves, so crawlers may read them. */
export async function writeDiscovery(folder: string, siteUrl: string): Promise<void> {
  // A site is built when something has changed.
  const today = new Date().toISOString().slice(0, 10);
  const urls = documents
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${today}</lastmod></url>`);
  await writeFile(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
  );
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
