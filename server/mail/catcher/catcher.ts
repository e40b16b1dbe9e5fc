import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { type CaughtMail, listPage, mailDocument, mailPage, stylesheet } from "./page.ts";
import { startSmtpMailbox } from "./smtp-mailbox.ts";

/** How many mails are kept, in memory only. */
const capacity = 500;

const pageHeaders = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** What is shown of a mail may look as it likes; it runs nothing and loads nothing. */
const mailHeaders = {
  ...pageHeaders,
  "content-security-policy":
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'",
};

/**
 * Stands in for a mail server when no SMTP_URL is set: takes mails over SMTP and shows them on a page, both
 * on loopback only. The page is on `port`, or on a free one if that is 0 or taken. `GET /mails.json` gives
 * the mails as {@link CaughtMail}s, newest first.
 */
export async function startMailCatcher({ port }: { port: number }) {
  const mails: CaughtMail[] = [];
  let lastId = 0;
  const smtp = await startSmtpMailbox({
    port: 0,
    onMail(mail) {
      lastId += 1;
      mails.unshift({ ...mail, id: lastId });
      mails.length = Math.min(mails.length, capacity);
    },
  });
  const pages = createPages(mails);
  const server = await listen(pages, port).catch(() => listen(pages, 0));
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      await Promise.all([smtp.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

function createPages(mails: readonly CaughtMail[]): Hono {
  const pages = new Hono();
  // A foreign page must not read mails through a name of its own that resolves to this machine.
  pages.use(async (context, next) => {
    const { hostname } = new URL(context.req.url);
    return ["localhost", "127.0.0.1"].includes(hostname) ? next() : context.notFound();
  });
  pages.get("/", (context) => context.html(listPage(mails), 200, pageHeaders));
  pages.get("/style.css", (context) =>
    context.body(stylesheet, 200, { ...pageHeaders, "content-type": "text/css" }),
  );
  pages.get("/mails.json", (context) => context.json(mails, 200, pageHeaders));
  pages.get("/mails/:id{[0-9]+}", (context) => {
    const mail = find(context.req.param("id"));
    return mail ? context.html(mailPage(mail), 200, pageHeaders) : context.notFound();
  });
  pages.get("/mails/:id{[0-9]+}/html", (context) => {
    const mail = find(context.req.param("id"));
    return mail ? context.html(mailDocument(mail), 200, mailHeaders) : context.notFound();
  });
  return pages;

  function find(id: string) {
    return mails.find((mail) => mail.id === Number(id));
  }
}

function listen(pages: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: pages.fetch, port, hostname: "127.0.0.1" }, () =>
      resolve(server),
    );
    server.once("error", reject);
  });
}
