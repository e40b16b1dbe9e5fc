import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { newClient, register, trustLoopback } from "../support/client.ts";
import type { RunningServer } from "../support/server.ts";
import { promised, type Scenario, timed } from "./scenario.ts";

const crowd = 1000;

/** Opens connections that say no more than `text`, and holds them; `answered` are those that got anything, or were closed. */
async function holdOpen(server: RunningServer, text: string) {
  const port = Number(new URL(server.url).port);
  const sockets = Array.from({ length: crowd }, () => connect(port, "127.0.0.1"));
  const answered = new Set<Socket>();
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) {
    socket.on("error", () => {});
    for (const event of ["data", "close"]) socket.on(event, () => answered.add(socket));
    socket.write(text);
  }
  return { sockets, answered };
}

/** Requests that stop in the midst of their headers, and of a body that the server waits for. */
function unfinished(apikey: string): string[] {
  const start = "POST /rest/v1/enrollment_inquiries HTTP/1.1\r\nhost: localhost\r\n";
  const headers = `apikey: ${apikey}\r\ncontent-type: application/json\r\ncontent-length: 500`;
  return [`${start}x-slow: `, `${start}${headers}\r\n\r\n{`];
}

export const slowCrowd: Scenario = {
  promise: "A thousand slow clients do not slow down the others",
  how: "1,000 connections each with unfinished headers and with unfinished bodies, 100 registrations beside them",
  async run(start, later) {
    const server = await start(trustLoopback);
    const worst: number[] = [];
    for (const text of unfinished(server.publishableKey)) {
      const { sockets, answered } = await holdOpen(server, text);
      later(() => {
        for (const socket of sockets) socket.destroy();
      });
      for (let n = 0; n < 50; n += 1) {
        const email = `${worst.length}@example.com`;
        const [{ status }, seconds] = await timed(register(newClient(server), { email }));
        promised(status === 201, `a registration got ${status}`);
        worst.push(seconds);
      }
      promised(answered.size === 0, `${answered.size} of the slow ones were not waited for`);
    }
    worst.sort((a, b) => a - b);
    const ms = (share: number) => Math.round((worst[Math.floor(worst.length * share)] ?? 0) * 1000);
    promised(ms(0.95) < 2000, `95 % took ${ms(0.95)} ms`);
    return `p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms`;
  },
};
