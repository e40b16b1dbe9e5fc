import { writeFile } from "node:fs/promises";
import type { HeaderRule } from "./response-headers.ts";

/**
 * Writes the files by which static hosts learn of addresses and headers: `_headers` (Netlify, Cloudflare) and
 * `vercel.json`. What a host that reads neither must know stands in the documents themselves.
 */
export async function writeHostFiles(folder: string, rules: HeaderRule[]): Promise<void> {
  await writeFile(`${folder}/_headers`, toHeadersFile(rules));
  await writeFile(`${folder}/vercel.json`, `${JSON.stringify(toVercel(rules), null, 2)}\n`);
}

/** Static hosts go by path and cannot tell documents apart: they send a rule's headers with all that it fits. */
function toHeadersFile(rules: HeaderRule[]): string {
  return rules
    .map((rule) => [rule.path, ...list(rule).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function toVercel(rules: HeaderRule[]) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map((rule) => ({
      source: rule.path.replace(/\*$/, "(.*)"),
      headers: list(rule).map(([key, value]) => ({ key, value })),
    })),
  };
}

function list({ headers, documentHeaders }: HeaderRule): [name: string, value: string][] {
  return Object.entries({ ...headers, ...documentHeaders });
}
