import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type ReceivedMail, startSmtpMailbox } from "../../server/mail/catcher/smtp-mailbox.ts";

export type SmtpSink = {
  url: string;
  /** What has arrived so far, oldest first. */
  mails: ReceivedMail[];
  /** Refuses connections until `resume`. */
  down(): Promise<void>;
  /** Accepts connections and never says a word, until `resume`; gives what counts those connections. */
  hang(): Promise<() => number>;
  /** Turns every connection away with these words, until `resume`. */
  refuse(words: string): Promise<void>;
  /** From now on says only after so many milliseconds that it has taken a mail. */
  slow(milliseconds: number): void;
  /** From now on says that it has taken a mail only once the function has been called that it gives. */
  hold(): () => void;
  resume(): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server for tests, on one port for its whole life, that can fail in the ways servers do. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  let pause: () => Promise<void> = async () => {};
  const onMail = async (mail: ReceivedMail) => {
    mails.push(mail);
    await pause();
  };
  const mailbox = await startSmtpMailbox({ port: 0, onMail });
  const { port } = mailbox;
  let close = mailbox.close;

  async function down() {
    await close();
    close = async () => {};
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    down,
    async hang() {
      await down();
      const silence = await listen(port);
      close = silence.close;
      return silence.connections;
    },
    async refuse(words) {
      await down();
      close = (await listen(port, `${words}\r\n`)).close;
    },
    slow(milliseconds) {
      pause = () => wait(milliseconds);
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = () => promise;
      return resolve;
    },
    async resume() {
      await down();
      close = (await startSmtpMailbox({ port, onMail })).close;
    },
    close: down,
  };
}

/** Accepts connections and says no more than this. */
async function listen(port: number, greeting = "") {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
