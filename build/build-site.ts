import { rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { BuildSettings } from "./build-settings.ts";
import { checkContent } from "./check-content.ts";
import { checkNeeds } from "./checks/source.ts";
import { compressSite } from "./compress-site.ts";
import { writeHostFiles } from "./host-files.ts";
import { keepAssets } from "./keep-assets.ts";
import { listNotices } from "./notices.ts";
import { beginDraft, draft, publishDraft, site } from "./replace-site.ts";
import { headerRules } from "./response-headers.ts";
import { writeBrochure } from "./write-brochure.ts";
import { writeDiscovery } from "./write-discovery.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeHostedData } from "./write-hosted-data.ts";
import { writeIcons } from "./write-icons.ts";
import { writeLearned } from "./write-learned.ts";
import { writeSignInTemplate } from "./write-sign-in-template.ts";
import { writeSocialImage } from "./write-social-image.ts";

/**
 * Builds the site: the application, the prerendered documents, the response headers and the compressed
 * twins, into dist/; and what a hosted project needs of content/ and the assistant has learned, into supabase/. Needs
 * nothing of server/. What is in dist/ before stays as it is until all else is done.
 */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const { siteUrl, backendUrl, signInUrl } = settings;
  checkContent();
  checkNeeds();
  beginDraft();
  await build({ logLevel: "warn" });
  await build({
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: `${draft}/prerender`,
      manifest: false,
      rolldownOptions: { input: "app/prerender.tsx" },
    },
  });

  const folder = `${draft}/site`;
  const prerenderer = pathToFileURL(`${draft}/prerender/prerender.js`).href;
  const inline = await writeDocuments(folder, await import(prerenderer), siteUrl, backendUrl);
  const rules = headerRules({ ...inline, backendUrl });
  await writeFile(`${draft}/headers.json`, JSON.stringify(rules, null, 2));
  await writeFile(`${draft}/site-url`, siteUrl);
  await writeHostFiles(folder, rules);
  await writeIcons(folder);
  await writeSocialImage(folder);
  await writeBrochure(folder, siteUrl);
  await writeDiscovery(folder, siteUrl);
  await rm(`${folder}/manifest.json`);
  await rm(`${draft}/prerender`, { recursive: true });
  await compressSite(folder);
  await keepAssets(site, draft);

  await writeLearned("supabase");
  await writeSignInTemplate("supabase", signInUrl);
  await writeHostedData("supabase");
  const notices = await listNotices();
  publishDraft();
  for (const notice of notices) console.warn(notice);
  const before = notices.length > 0 ? "; look at the lines above before it goes live" : "";
  console.log(`Built ${site}/site for ${siteUrl}${before}.`);
}
