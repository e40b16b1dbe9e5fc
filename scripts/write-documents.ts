import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { build, type Manifest, type Rolldown } from "vite";

type Prerenderer = typeof import("../app/prerender.tsx");
type InlineHashes = { scriptHashes: Set<string>; styleHashes: Set<string> };

/**
 * Writes the prerendered documents into dist/site. Each carries the styles of its first view inline, so that
 * nothing stands between its HTML and the first paint; the home document starts its application through the
 * inlined loader. Gives the hashes that allow these inline parts.
 */
export async function writeDocuments(
  { documents, renderPage, renderShell }: Prerenderer,
  siteUrl: string,
): Promise<InlineHashes> {
  const manifest: Manifest = JSON.parse(await readFile("dist/site/manifest.json", "utf8"));
  const hashes: InlineHashes = { scriptHashes: new Set(), styleHashes: new Set() };
  for (const document of documents) {
    const entry = manifest[`app/${document.name}/entry.tsx`];
    if (!entry) throw new Error(`The build has no entry for ${document.name}`);
    const styles = await readStyles(manifest, `app/${document.name}/entry.tsx`);
    hashes.styleHashes.add(hashSource(styles));
    const application = `/${entry.file}`;
    let scripts = `<script type="module" src="${application}"></script>`;
    if (document.name === "home") {
      const loader = await bundleLoader(application);
      hashes.scriptHashes.add(hashSource(loader));
      scripts = `<script>${loader}</script>`;
    }
    const { head, body } = await renderPage(document.name, siteUrl);
    const html = renderShell({ document, head: `<style>${styles}</style>${head}`, body, scripts });
    await writeFile(`dist/site/${document.file}`, html);
  }
  return hashes;
}

/** The CSS of an entry and of all that it imports at once, in the order of the imports. */
async function readStyles(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): Promise<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return "";
  seen.add(key);
  const parts: string[] = [];
  for (const imported of chunk.imports ?? [])
    parts.push(await readStyles(manifest, imported, seen));
  for (const file of chunk.css ?? []) parts.push(await readFile(`dist/site/${file}`, "utf8"));
  return parts.join("").trim();
}

async function bundleLoader(applicationUrl: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    define: { applicationUrl: JSON.stringify(applicationUrl) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: "app/home/loader.ts", output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code.trim();
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
