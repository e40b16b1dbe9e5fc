import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * A data directory with a new, migrated database to copy from, so that not every test waits for the first
 * initialisation. Made once for each state of the database's definition, by the server itself.
 */
export async function initializedDataDirectory(
  start: (environment: Record<string, string>) => Promise<{ stop(): Promise<unknown> }>,
): Promise<string> {
  const directory = join(tmpdir(), `initialized-data-${nameDefinition()}`);
  if (!existsSync(directory)) {
    const draft = await mkdtemp(join(tmpdir(), "initializing-"));
    const server = await start({ DATA_DIR: join(draft, "data") });
    await server.stop();
    await rm(join(draft, "data/signing-key"));
    // Another test may have been quicker; its directory is as good.
    await rename(join(draft, "data"), directory).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
  return directory;
}

/** A short name for the state of the database's definition. */
export function nameDefinition(): string {
  const definition = globSync(
    [
      "server/database/platform.sql",
      "supabase/migrations/*.sql",
      "content/{site,programs,countries}.ts",
      "package-lock.json",
    ],
    { cwd: root },
  );
  const hash = createHash("sha256");
  for (const file of definition.sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
