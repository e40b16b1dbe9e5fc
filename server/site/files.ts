import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import * as v from "valibot";

export type SiteFile = {
  content: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | undefined;
  headers: Record<string, string>;
};

const headersSchema = v.record(v.string(), v.string());
const rulesSchema = v.array(
  v.object({
    path: v.string(),
    headers: headersSchema,
    documentHeaders: v.optional(headersSchema, {}),
  }),
);

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export type Site = {
  /** Every file by the path it is reached at: documents without `.html`, the home document at `/`. */
  files: Map<string, SiteFile>;
  /** The file of this name that has come into site/assets since; nothing where there is none. */
  readAsset(name: string): Promise<SiteFile | undefined>;
};

/** The built site, each file with its response headers. Files of a type not listed above are not served. */
export async function readSite(folder: string, secure: boolean): Promise<Site> {
  const rules = v.parse(rulesSchema, JSON.parse(await readFile(`${folder}/headers.json`, "utf8")));
  const files = new Map<string, SiteFile>();
  for (const entry of await readdir(`${folder}/site`, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const location = `${entry.parentPath}/${entry.name}`;
    const path = location.slice(`${folder}/site`.length).replace(/(?:(?<=\/)index)?\.html$/, "");
    const file = await read(location, path);
    if (file) files.set(path, file);
  }
  return {
    files,
    async readAsset(name) {
      if (!/^\w[\w.-]*$/.test(name)) return undefined;
      return read(`${folder}/site/assets/${name}`, `/assets/${name}`).catch(() => undefined);
    },
  };

  async function read(location: string, path: string): Promise<SiteFile | undefined> {
    const type = types[extname(location)];
    if (!type) return undefined;
    const content = new Uint8Array(await readFile(location));
    const brotli = await readFile(`${location}.br`).then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );
    const digest = createHash("sha256").update(content).digest("base64url");
    const headers: Record<string, string> = {
      "content-type": type,
      vary: "accept-encoding",
      // Weak: it stands for the content, whichever way it is encoded.
      etag: `W/"${digest.slice(0, 12)}"`,
      "cache-control": "no-cache",
    };
    for (const rule of rules.filter((rule) => applies(rule.path, path))) {
      Object.assign(headers, rule.headers, type.startsWith("text/html") && rule.documentHeaders);
    }
    if (!secure) delete headers["strict-transport-security"];
    return { content, brotli, headers };
  }
}

function applies(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
