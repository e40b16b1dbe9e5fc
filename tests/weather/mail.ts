import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { promised, type Scenario, tally, timed } from "./scenario.ts";

/** What a mail server should not do with a connection. */
const misbehaviours: Record<string, (socket: Socket) => void> = {
  hangs: () => {},
  refuses: (socket) => endSoon(socket, "554 No service\r\n"),
  "answers garbage": (socket) => endSoon(socket, "\0\xff\r\n\r\nHTTP/1.1 200 OK\r\n"),
  floods: (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write("220-".padEnd(60_000, "x"))) {}
    };
    socket.on("drain", more);
    more();
  },
};

/** Not at once, so that those are counted together that come together. */
function endSoon(socket: Socket, text: string): void {
  socket.write(text);
  setTimeout(() => socket.end(), 200);
}

export const badMailServer: Scenario = {
  promise: "A bad mail server costs no registration, and sees five connections at most",
  how: "one that hangs, refuses, answers garbage, floods; 60 registrations with each",
  async run(start, later) {
    const figures: string[] = [];
    for (const [name, misbehave] of Object.entries(misbehaviours)) {
      const sockets = new Set<Socket>();
      let most = 0;
      const mailServer = createServer((socket) => {
        sockets.add(socket);
        // One that we have ended is over for the other side before its last packets are.
        most = Math.max(most, [...sockets].filter(({ writableEnded }) => !writableEnded).length);
        socket.on("error", () => {});
        socket.on("close", () => sockets.delete(socket));
        misbehave(socket);
      }).listen(0, "127.0.0.1");
      await once(mailServer, "listening");
      later(() => {
        for (const socket of sockets) socket.destroy();
        mailServer.close();
      });
      const { port } = mailServer.address() as AddressInfo;
      const server = await start({ ...trustLoopback, SMTP_URL: `smtp://127.0.0.1:${port}` });
      const [answers, seconds] = await timed(
        Promise.all(Array.from({ length: 60 }, (_, n) => registerAndSend(server, n))),
      );
      promised(
        answers.every((status) => status === 201),
        tally(answers),
      );
      for (const deadline = Date.now() + 10_000; most === 0 && Date.now() < deadline; ) {
        await wait(50);
      }
      // Mails leave behind the answers.
      await wait(1000);
      promised(most > 0 && most <= 5, `${most} connections`);
      figures.push(`${name}: ${tally(answers)} in ${seconds.toFixed(1)} s, ${most} connections`);
      await server.kill();
    }
    return figures.join("; ");
  },
};

async function registerAndSend(server: Parameters<typeof newClient>[0], n: number) {
  const client = newClient(server, `10.3.0.${n}`);
  const { status, data } = await register(client, { email: `${n}@example.com` });
  const { name, email, phone, course_name: courseName } = data ?? {};
  await client.functions.invoke("send-enrollment-email", {
    body: { name, email, phone, courseName },
  });
  return status;
}
