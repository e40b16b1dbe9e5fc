import { renameSync, rmSync } from "node:fs";

export type Draft = {
  /** Where to write. */
  path: string;
  /** Puts it in its place, instead of a file of the same name. */
  finish(): void;
  drop(): void;
};

/**
 * A file in the making. It holds everybody's data, so it also goes when this process ends before it is whole, unless that
 * is by `kill -9`.
 */
export function startDraft(file: string): Draft {
  const path = `${file}.part`;
  const drop = () => {
    process.off("exit", drop);
    rmSync(path, { force: true });
  };
  process.on("exit", drop);
  return {
    path,
    finish() {
      renameSync(path, file);
      process.off("exit", drop);
    },
    drop,
  };
}
