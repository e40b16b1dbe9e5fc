import { createServer, type Socket } from "node:net";
import { type ReceivedMail, startSmtpMailbox } from "../../server/smtp-mailbox.ts";

export type SmtpSink = {
  url: string;
  /** What has arrived so far, oldest first. */
  mails: ReceivedMail[];
  /** Refuses connections until `resume`. */
  down(): Promise<void>;
  /** Accepts connections and never says a word, until `resume`. */
  hang(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server for tests, on one port for its whole life, that can fail in the ways servers do. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const onMail = (mail: ReceivedMail) => {
    mails.push(mail);
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
      close = await listenSilently(port);
    },
    async resume() {
      await down();
      close = (await startSmtpMailbox({ port, onMail })).close;
    },
    close: down,
  };
}

async function listenSilently(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return async () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    await new Promise((resolve) => server.close(resolve));
  };
}
