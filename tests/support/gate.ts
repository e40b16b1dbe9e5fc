import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export type Gate = {
  url: string;
  /** From now on answers with 503 whatever path matches; nothing when left out. */
  refuse(paths?: RegExp): void;
  /** From now on lets nothing pass whose path matches until the function is called that it gives, and then only that for whose answer somebody still waits. */
  hold(paths: RegExp): () => void;
  close(): void;
};

/** Stands before a server and can fail for it, alike for every browser. */
export async function startGate(target: string): Promise<Gate> {
  let refused: RegExp | undefined;
  let held: { paths: RegExp; letGo: Promise<void> } | undefined;
  const gate = createServer(async (incoming, answer) => {
    if (refused?.test(incoming.url ?? "")) {
      answer.writeHead(503, { "cache-control": "no-store", "content-type": "text/plain" }).end();
      return;
    }
    if (held?.paths.test(incoming.url ?? "")) await held.letGo;
    if (answer.closed) return;
    const { method, headers } = incoming;
    const passedOn = request(target + incoming.url, { method, headers }, (response) => {
      if (answer.closed) return void response.destroy();
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    });
    pipeline(incoming, passedOn, () => undefined);
  }).listen(0, "localhost");
  await once(gate, "listening");
  return {
    url: `http://localhost:${(gate.address() as AddressInfo).port}`,
    refuse: (paths) => {
      refused = paths;
    },
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { paths, letGo: promise };
      return resolve;
    },
    close: () => {
      gate.close();
      gate.closeAllConnections();
    },
  };
}
