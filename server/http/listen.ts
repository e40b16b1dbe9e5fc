import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Resolves with the port once the server listens. `setting` names the port for whoever is told that it is taken; the
 * error says so in one sentence.
 */
export function listen(
  server: Server,
  setting: string,
  port: number,
  host: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or set ${setting} to another one.`;
      const refused = `Port ${port} of ${host} cannot be opened: ${error.message}. Set ${setting} or HOST to another one.`;
      reject(new Error(error.code === "EADDRINUSE" ? taken : refused, { cause: error }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
