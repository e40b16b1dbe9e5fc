import { PGlite } from "@electric-sql/pglite";

const { send } = process;
// To the server it is as if nobody had started it who listens (server/heartbeat.ts).
process.send = undefined;
process.channel?.unref();

const create = PGlite.create;
let pglite: PGlite | undefined;
PGlite.create = (async (...given: Parameters<typeof create>) => {
  pglite = await Reflect.apply(create, PGlite, given);
  return pglite;
}) as typeof create;

/*
 * Loaded into a test's server before all else: an embedded database is open to its server alone, which runs what the
 * test sends it, in one transaction and with all rights, and answers with the last statement's rows.
 */
process.on("message", async ({ id, sql }: { id: string; sql: string }) => {
  const answer = await pglite
    ?.transaction(async (inside) => ({ rows: (await inside.exec(sql)).at(-1)?.rows }))
    .catch(({ message }: Error) => ({ error: message }));
  if (send) Reflect.apply(send, process, [{ id, ...answer }]);
});
