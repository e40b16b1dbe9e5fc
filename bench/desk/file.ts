import { writeFile } from "node:fs/promises";
import { residentMegabytes } from "../../tests/support/process-memory.ts";
import type { RunningServer } from "../../tests/support/server.ts";
import type { Call } from "./answers.ts";

/** Takes the first 100,000 enquiries, page by page, as the desk takes them into a file, and tells what that cost. */
export async function takeFile(call: Call, server: RunningServer): Promise<string> {
  // What was asked before has raised the mark.
  await writeFile(`/proc/${server.pid}/clear_refs`, "5").catch(() => {});
  const before = await residentMegabytes(server.pid, "VmHWM");
  const started = performance.now();
  let rows = 0;
  let cursor: unknown = null;
  do {
    const page = await call("list_enquiries", { cursor, page_size: 2000, counted: false });
    rows += page.rows.length;
    cursor = page.next;
  } while (cursor && rows < 100_000);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const after = await residentMegabytes(server.pid, "VmHWM");
  const memory = before && after ? `+ ${Math.round(after - before)} MB` : "only known on Linux";
  return `file of ${rows}: ${seconds} s (target 5), the server's peak memory ${memory}`;
}
