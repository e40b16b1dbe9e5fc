import { globSync } from "node:fs";
import { join } from "node:path";

export type ContentText = {
  /** Where it stands: "content/home.ts: testimonials.items.0.quote". */
  place: string;
  text: string;
};

const root = join(import.meta.dirname, "..");

/** Every text in content/, in the order of the files; what a function there gives is not among them. */
export const contentTexts: readonly ContentText[] = (
  await Promise.all(listFiles().map(readFileTexts))
).flat();

function listFiles(): string[] {
  return globSync("content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).sort();
}

async function readFileTexts(file: string): Promise<ContentText[]> {
  const exported: Record<string, unknown> = await import(join(root, file));
  return listTexts(exported).map(({ place, text }) => ({ place: `${file}: ${place}`, text }));
}

function listTexts(value: unknown, path: readonly string[] = []): ContentText[] {
  if (typeof value === "string") return [{ place: path.join("."), text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, [...path, key]));
}
