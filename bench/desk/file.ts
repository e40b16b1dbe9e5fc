import { readFile, writeFile } from "node:fs/promises";
import type { RunningServer } from "../../tests/support/server.ts";
import type { Call } from "./answers.ts";

/** Takes the first 100,000 enquiries, page by page, as the desk takes them into a file, and tells what that cost. */
export async function takeFile(call: Call, server: RunningServer): Promise<string> {
  // What was asked before has raised the mark.
  await writeFile(`/proc/${server.pid}/clear_refs`, "5").catch(() => {});
  const before = await peakMemory(server.pid);
  const started = performance.now();
  let rows = 0;
  let cursor: unknown = null;
  do {
    const page = await call("list_enquiries", { cursor, page_size: 2000, counted: false });
    rows += page.rows.length;
    cursor = page.next;
  } while (cursor && rows < 100_000);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const more = Math.round((await peakMemory(server.pid)) - before);
  const memory = before > 0 ? `+ ${more} MB` : "only known on Linux";
  return `file of ${rows}: ${seconds} s (target 5), the server's peak memory ${memory}`;
}

/** The largest resident size that the process has had, in MB; only Linux tells it. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
