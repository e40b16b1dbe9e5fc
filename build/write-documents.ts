import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build, type Manifest, type ManifestChunk, type Rolldown } from "vite";
import { browsers } from "./browsers.ts";
import { documentPolicy, type Policy } from "./response-headers.ts";
import { withoutLaunch } from "./without-launch.ts";

type Prerenderer = typeof import("../app/prerender.tsx");
type InlineHashes = Omit<Policy, "backendUrl">;

/**
 * Writes the prerendered documents into `folder`, where the application has been built. Each carries the styles of its
 * first view inline, so that nothing stands between its HTML and the first paint; the home document starts its
 * application through the inlined loader. With a backend on another origin the site is for a static host, which may not
 * send headers: each document then states its policy itself. Gives the hashes that allow the inline parts of all.
 */
export async function writeDocuments(
  folder: string,
  { documents, renderPage, renderShell }: Prerenderer,
  siteUrl: string,
  backendUrl: string | undefined,
): Promise<InlineHashes> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/manifest.json`, "utf8"));
  const all: InlineHashes = { scriptHashes: new Set(), styleHashes: new Set() };
  for (const document of documents) {
    const chunks = listChunks(manifest, `app/${document.name}/entry.tsx`);
    const styles = await readStyles(folder, chunks);
    const own: InlineHashes = { scriptHashes: new Set(), styleHashes: new Set() };
    own.styleHashes.add(hashSource(styles));
    const urls = chunks.map(({ file }) => `/${file}`);
    let scripts = `<script type="module" src="${urls.at(-1)}"></script>`;
    if (document.name === "home") {
      const loader = await bundleLoader(urls);
      own.scriptHashes.add(hashSource(loader));
      scripts = `<script>${loader}</script>`;
    }
    const page = await renderPage(document.name, siteUrl);
    const policy = backendUrl ? policyElement({ ...own, backendUrl }) : "";
    const head = `${policy}<style>${styles}</style>${page.head}`;
    const html = renderShell({ document, head, body: page.body, scripts });
    for (const file of document.files) {
      await mkdir(dirname(`${folder}/${file}`), { recursive: true });
      await writeFile(`${folder}/${file}`, html);
    }
    for (const hash of own.scriptHashes) all.scriptHashes.add(hash);
    for (const hash of own.styleHashes) all.styleHashes.add(hash);
  }
  return all;
}

function policyElement(policy: Policy): string {
  return `<meta http-equiv="content-security-policy" content="${documentPolicy(policy)}">`;
}

/** An entry's chunk and all that it imports at once, those that are imported first. */
function listChunks(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => listChunks(manifest, name, seen));
  return [...imported, chunk];
}

async function readStyles(folder: string, chunks: ManifestChunk[]): Promise<string> {
  const files = chunks.flatMap(({ css }) => css ?? []);
  const parts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  return parts.join("").trim();
}

async function bundleLoader(applicationUrls: string[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "warn",
    plugins: [withoutLaunch()],
    define: { applicationUrls: JSON.stringify(applicationUrls) },
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: { input: "app/home/loader.ts", output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code.trim();
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
