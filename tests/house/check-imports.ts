import { dirname, join, matchesGlob } from "node:path";
import { computedImports, type Room, rooms } from "./allowed-imports.ts";
import { readImports } from "./read-imports.ts";

/** What is wrong with a file's imports, a line each; nothing when the table of rooms allows them all. */
export function findForbidden(file: string, source: string): string[] {
  const room = rooms.find(({ files }) => matchesGlob(file, files));
  if (!room) {
    return [`${file}: belongs to no room of tests/house/allowed-imports.ts`];
  }
  return readImports(file, source)
    .filter(({ specifier }) => !isAllowed(specifier, file, room))
    .map(
      ({ specifier, line }) =>
        `${file}:${line}: must not import ${specifier ?? "what is computed"}`,
    );
}

/** The first circle of files that import each other, as the way around it; none in a house in order. */
export function findCircle(sources: ReadonlyMap<string, string>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  for (const file of sources.keys()) {
    const circle = follow(file);
    if (circle) {
      return circle;
    }
  }
  return undefined;

  function follow(file: string): string[] | undefined {
    const met = way.indexOf(file);
    if (met >= 0) {
      return [...way.slice(met), file];
    }
    const source = sources.get(file);
    if (source === undefined || done.has(file)) {
      return undefined;
    }
    way.push(file);
    for (const { specifier } of readImports(file, source)) {
      const circle = specifier?.startsWith(".") && follow(locate(specifier, file));
      if (circle) {
        return circle;
      }
    }
    way.pop();
    done.add(file);
    return undefined;
  }
}

function isAllowed(specifier: string | undefined, file: string, room: Room): boolean {
  if (specifier === undefined) {
    return computedImports.includes(file);
  }
  if (specifier.startsWith(".")) {
    const imported = locate(specifier, file);
    return [room.files, ...room.imports].some((allowed) => matchesGlob(imported, allowed));
  }
  return packagesOf(file, room).some(
    (allowed) => specifier === allowed || specifier.startsWith(allowed.replace(/[^:]$/, "$&/")),
  );
}

function packagesOf(file: string, room: Room): string[] {
  return file.endsWith(".test.ts") ? [...room.packages, "vitest", "node:"] : room.packages;
}

/** Where a relative import leads, from the root of the house; without a query that is meant for Vite. */
function locate(specifier: string, file: string): string {
  return join(dirname(file), specifier.replace(/\?.*/, ""));
}
