import { spawnSync } from "node:child_process";

/** The processes that this one has started and that still run, by id. */
export function childProcesses(parent: number): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [id, ppid] = line.trim().split(/\s+/).map(Number);
    return id !== undefined && ppid === parent ? [id] : [];
  });
}
