import type { Plugin } from "vite";
import { benefits } from "../content/home.ts";
import { pictures } from "../content/pictures.ts";

/** Leaves out of the built site what content/pictures.ts holds and no benefit shows. */
export function picturesInUse(): Plugin {
  const used = new Set<string>(benefits.items.map(({ icon }) => icon));
  const shown = Object.entries(pictures).filter(([name]) => used.has(name));
  return {
    name: "pictures-in-use",
    apply: "build",
    load: (id) =>
      id.endsWith("/content/pictures.ts")
        ? `export const pictures = ${JSON.stringify(Object.fromEntries(shown))};`
        : undefined,
  };
}
