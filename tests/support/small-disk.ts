import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const megabyte = 1024 * 1024;

export type SmallDisk = {
  folder: string;
  /** Writes until no more than so many megabytes are left. */
  fill(left: number): void;
  /** Takes away what `fill` has written. */
  makeRoom(): void;
  unmount(): void;
};

/** A disk of 192 MB in memory; none where mounting is not allowed. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=192m", "tmpfs", folder]);
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize - left * megabyte), { flag: "a" });
      } catch (error) {
        // The server was quicker with the last of it.
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") {
          throw error;
        }
      }
    },
    makeRoom: () => rmSync(filler),
    unmount() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
