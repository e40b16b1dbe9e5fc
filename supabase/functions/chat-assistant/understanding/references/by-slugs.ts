import type { Program } from "../../../../../content/programs.ts";

/** The programs of these slugs, in their order. */
export function bySlugs(
  programs: readonly Program[],
  slugs: readonly string[],
): readonly Program[] {
  return slugs.flatMap((slug) => programs.filter((program) => program.slug === slug));
}
