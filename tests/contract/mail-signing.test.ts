import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { startServer } from "../support/server.ts";

test("with a key given, mails are signed for the sender's domain (DKIM)", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { mails, url } = await startRawMailbox();
  const server = await startServer({
    SMTP_URL: url,
    MAIL_FROM: "The Bootcamp <hello@bootcamp.example>",
    DKIM_SELECTOR: "site",
    DKIM_PRIVATE_KEY: privateKey
      .export({ type: "pkcs8", format: "pem" })
      .toString()
      .replaceAll("\n", "\\n"),
  });
  onTestFinished(() => server.stop());
  await registerOnSite(server, anEnquiry({ name: "Zoë Rao" }));
  await expect.poll(() => mails.length).toBe(2);
  for (const mail of mails) {
    const { tags, signed, bodyHash } = readSignature(mail);
    expect(tags).toMatchObject({ d: "bootcamp.example", s: "site", bh: bodyHash });
    expect(tags.h?.split(":")).toEqual(expect.arrayContaining(["from", "to", "subject"]));
    const signature = Buffer.from(tags.b ?? "", "base64");
    expect(verify("sha256", Buffer.from(signed), publicKey, signature)).toBe(true);
    const forged = signed.replace(/^subject:.*/m, "subject:You have won");
    expect(verify("sha256", Buffer.from(forged), publicKey, signature)).toBe(false);
  }
});

/** A signature as RFC 6376 reads it, in its relaxed form: what it states, what it covers, and the hash of the body. */
function readSignature(mail: string) {
  const [head = "", ...rest] = mail.split("\r\n\r\n");
  const headers = head
    .replaceAll(/\r\n(?=[ \t])/g, "")
    .split("\r\n")
    .map((line) => {
      const at = line.indexOf(":");
      const value = line.slice(at + 1).replaceAll(/[ \t]+/g, " ");
      return { name: line.slice(0, at).trim().toLowerCase(), value: value.trim() };
    });
  const stated = headers.find(({ name }) => name === "dkim-signature")?.value ?? "";
  const tags: Record<string, string> = Object.fromEntries(
    stated.split(";").map((tag) => {
      const [name = "", ...value] = tag.split("=");
      return [name.trim(), value.join("=").replaceAll(/\s/g, "")];
    }),
  );
  const covered = (tags.h ?? "")
    .toLowerCase()
    .split(":")
    .map((name) => {
      const header = headers.findLast((each) => each.name === name);
      return `${name}:${header?.value ?? ""}\r\n`;
    });
  const body = rest.join("\r\n\r\n").replaceAll(/[ \t]+/g, " ");
  const relaxed = `${body.replaceAll(/ (?=\r\n)/g, "").replace(/(\r\n)*$/, "")}\r\n`;
  return {
    tags,
    signed: `${covered.join("")}dkim-signature:${stated.replace(/(?<=\bb=)[^;]*$/, "").trim()}`,
    bodyHash: createHash("sha256").update(relaxed).digest("base64"),
  };
}

async function startRawMailbox() {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, taken) {
      text(stream).then((mail) => {
        mails.push(mail);
        taken();
      }, taken);
    },
  });
  server.server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}
