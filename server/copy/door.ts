import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database } from "../database/database.ts";
import { hasRoomToSpare } from "../database/disk-room.ts";
import { startDraft } from "./draft.ts";
import { writeBackup } from "./file.ts";

/** In the data directory, which is its owner's alone. */
const name = "backup-door";

/** Milliseconds for which who fetches a backup keeps a server that is asked to stop. */
const patience = 10_000;

/** What is being written there for somebody; no name that a person would give. */
const draftName = /^backup\.[\da-f]{8}-[\da-f-]{27}(?:\.part)?$/;

/** Why a backup is refused, for who asked for it. */
class Refusal extends Error {}

/**
 * Nobody else can open the embedded database while this process uses it: through this socket in the data directory
 * whoever may read that directory asks this process for a backup. Requests of visitors wait while it is being
 * written, a second or so for a hundred thousand rows; how fast it is fetched then keeps nobody waiting. None is written
 * where the disk would have too little room left for what visitors send.
 */
export async function openBackupDoor(database: Database, directory: string, log: Log) {
  const path = join(directory, name);
  // What a process which was killed has left: the lock on the directory says that it is nobody's. A draft holds
  // everybody's data, also of those who are erased later.
  const left = readdirSync(directory).filter((file) => file === name || draftName.test(file));
  for (const file of left) rmSync(join(directory, file));
  const server = createServer(async (_request, response) => {
    const draft = join(directory, `backup.${randomUUID()}`);
    try {
      keepRoom();
      const rows = await writeBackup(database, draft, keepRoom);
      // Who asked may have gone away meanwhile: reading for nobody would fail unheard, and end this process.
      if (response.destroyed) return;
      response.setHeader("x-rows", rows);
      await pipeline(createReadStream(draft), response);
    } catch (error) {
      if (error instanceof Refusal) {
        response.writeHead(507).end(error.message);
        return;
      }
      log.error({ reason: errorKind(error) }, "A backup failed");
      response.destroy();
    } finally {
      rmSync(draft, { force: true });
    }
  });
  server.listen(path);
  await once(server, "listening").catch((error: unknown) => {
    log.error({ reason: errorKind(error) }, "No backup can be made while this server runs");
  });
  return {
    async close(): Promise<void> {
      if (!server.listening) return;
      server.close();
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), patience);
      await once(server, "close");
      clearTimeout(deadline);
    },
  };

  function keepRoom(): void {
    if (hasRoomToSpare(directory)) return;
    throw new Refusal(
      `The disk under ${directory} has too little room for a backup while the server runs. Make room, or stop the server and write the backup to another disk.`,
    );
  }
}

/**
 * Has the running server write a backup of its embedded database into a file, and gives the number of rows;
 * undefined when no server runs on this data directory.
 */
export async function fetchBackup(directory: string, file: string): Promise<number | undefined> {
  const asking = request({ socketPath: join(directory, name), path: "/" }).end();
  let answer: IncomingMessage;
  try {
    [answer] = (await once(asking, "response")) as [IncomingMessage];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    const reason =
      code === "EACCES"
        ? `The data directory ${directory} is another user's. Make the backup as that user.`
        : "The server could not write the backup: see its log.";
    throw new Error(reason, { cause: error });
  }
  if (answer.statusCode !== 200) throw new Error(await text(answer));
  const draft = startDraft(file);
  try {
    await pipeline(answer, createWriteStream(draft.path, { mode: 0o600, flush: true }));
  } catch (error) {
    draft.drop();
    // What is wrong with the file, or its disk, says so itself.
    throw (error as NodeJS.ErrnoException).code === "ECONNRESET"
      ? new Error("The backup broke off: see the server's log.", { cause: error })
      : error;
  }
  draft.finish();
  return Number(answer.headers["x-rows"]);
}
