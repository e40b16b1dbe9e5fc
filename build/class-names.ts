import { relative } from "node:path";

/**
 * What a class of a style module is called in the page: its file and its own name, such as `home-hero_sun`. Words that
 * come again compress better than the hashes they stand for, and say to a reader where to look.
 */
export function className(name: string, file: string): string {
  const place = relative("app", file).replace(/\.module\.css.*$/, "");
  return `${place.replaceAll(/[\\/]/g, "-")}_${name}`;
}
