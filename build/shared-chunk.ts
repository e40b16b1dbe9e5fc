import type { Rolldown } from "vite";

/**
 * One chunk for all that the home page begins with and shares, with other documents or with what is loaded later: its
 * application then comes in two scripts, besides React and a few lines of the bundler. Left to itself the build makes a
 * chunk for each set of sharers, down to 200 bytes, and each costs a request, 400 bytes of headers and a compression of
 * its own.
 */
export const sharedChunk: Rolldown.CodeSplittingGroup = {
  name: (id, chunking) => (beginsHome(id, chunking) ? "shared" : null),
  debugName: "shared",
  minShareCount: 2,
};

/**
 * React by itself: a script is compiled and run in one go, and two of half the length keep a slow phone's finger waiting
 * half as long.
 */
export const reactChunk: Rolldown.CodeSplittingGroup = {
  name: "react",
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
};

/** Whether the home page's entry imports this module, directly or through others, and not only on demand. */
function beginsHome(
  id: string,
  chunking: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith("/app/home/entry.tsx")) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = chunking.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => beginsHome(importer, chunking, seen));
}
