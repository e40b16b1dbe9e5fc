import { runSql } from "./restart.ts";
import type { RunningServer } from "./server.ts";

/** Uses up a limit for whoever asks from this machine, by either way to it, and gives the function that lets them ask again. */
export async function useUpLimit(server: RunningServer, bucket: string): Promise<() => unknown> {
  await runSql(
    server,
    `insert into private.limit_uses (bucket, address, uses)
      select bucket, address, max from private.limits, (values ('127.0.0.1'), ('::')) as here (address)
      where bucket = '${bucket}'
      on conflict (bucket, address) do update set uses = excluded.uses, window_start = now()`,
  );
  return () => runSql(server, "delete from private.limit_uses");
}
