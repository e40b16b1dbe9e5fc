import { readdir, readFile } from "node:fs/promises";

/** Finds what the provider has still to replace: the comments in `folder` that begin with PLACEHOLDER. */
export async function listPlaceholders(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort()) {
    const lines = (await readFile(`${folder}/${file}`, "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const text = line.match(/PLACEHOLDER: (.*?)(?: \*\/)?$/)?.[1];
      if (text) found.push(`${folder}/${file}:${index + 1}  ${text}`);
    }
  }
  return found;
}
