import { readdirSync, readFileSync } from "node:fs";

/** The processes that this one has started and that still run, by id, from Linux. */
export function childProcesses(parent: number): number[] {
  const ids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return ids.filter((id) => parentOf(id) === parent);
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
