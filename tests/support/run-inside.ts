import type { ChildProcess } from "node:child_process";
import { on } from "node:events";

/** Sends SQL to a server that runs it on its embedded database (sql-inside.ts), and gives the last statement's rows. */
export async function runInside<Row>(server: ChildProcess, sql: string): Promise<Row[]> {
  const id = crypto.randomUUID();
  const answers = on(server, "message", { close: ["exit"] });
  server.send({ id, sql });
  for await (const [answer] of answers) {
    if (answer.id !== id) continue;
    if (answer.error) throw new Error(answer.error);
    return answer.rows;
  }
  throw new Error("The server ended before it had run the SQL");
}
