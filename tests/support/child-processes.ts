import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

type Process = { id: number; parent: number | undefined };

/** The processes that this one has started and that still run, by id. */
export function childProcesses(parent: number): number[] {
  // The smallest Linux systems have no ps, and others no /proc.
  const all = existsSync("/proc/self/stat") ? inProc() : toldByPs();
  return all.flatMap((one) => (one.parent === parent ? [one.id] : []));
}

function inProc(): Process[] {
  const ids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return ids.map((id) => ({ id, parent: parentOf(id) }));
}

/** Undefined where it has ended meanwhile. A name in brackets may hold spaces: what is told stands behind them. */
function parentOf(id: number): number | undefined {
  try {
    const told = readFileSync(`/proc/${id}/stat`, "utf8");
    return Number(told.slice(told.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

function toldByPs(): Process[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout.split("\n").map((line) => {
    const [id = 0, parent] = line.trim().split(/\s+/).map(Number);
    return { id, parent };
  });
}
