import { readFile } from "node:fs/promises";

/** The resident size of a process in MB, now (`VmRSS`) or at its largest (`VmHWM`); only Linux tells it. */
export async function residentMegabytes(
  pid: number,
  which: "VmRSS" | "VmHWM",
): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
