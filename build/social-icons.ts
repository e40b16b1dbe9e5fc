import * as icons from "simple-icons";
import type { Plugin } from "vite";
import { footer } from "../content/home.ts";

const name = "virtual:social-icons";

/** Simple Icons may not carry this one any more; drawn by us. */
const linkedIn =
  "M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9.5 9h3.8v1.7c.6-1 1.8-2 3.8-2 3.9 0 4.6 2.5 4.6 5.8V21h-4v-5.8c0-1.4 0-3.2-2-3.2s-2.2 1.5-2.2 3.1V21h-4z";

/**
 * Gives the site the signs of the networks that content/ names, and of no others: SVG paths of 24 by 24, by the label
 * of the link. A network that has none here is shown by its first letter.
 */
export function socialIcons(): Plugin {
  return {
    name: "social-icons",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const socialIcons = ${JSON.stringify(findPaths())};` : undefined,
  };
}

function findPaths(): Record<string, string> {
  const known = Object.values(icons).map(({ title, path }) => [title.toLowerCase(), path] as const);
  const paths = new Map([...known, ["linkedin", linkedIn]]);
  return Object.fromEntries(
    footer.social.flatMap(({ label }) => {
      const path = paths.get(label.toLowerCase());
      return path ? [[label, path]] : [];
    }),
  );
}
