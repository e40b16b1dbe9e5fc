import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createMailTransport } from "../../supabase/functions/_shared/mail/transport.ts";

const from = { name: "", address: "website@bootcamp.example" };

/** A mail server that knows no TLS, or from which somebody between hides it; gives its port and the passwords it heard. */
async function startWithoutTls() {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, taken) {
      passwords.push(password);
      taken(null, { user: username });
    },
    onData(stream, _session, taken) {
      stream.resume().on("end", () => taken());
    },
  });
  server.server.listen(0);
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { passwords, port };
}

const mail = { to: "priya@example.in", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

// To the system 0.0.0.0 is this machine, and to whoever reads the address some other one.
test("a password is told to no other machine before what is sent is encrypted", async () => {
  const { passwords, port } = await startWithoutTls();
  const smtpUrl = `smtp://site:secret@0.0.0.0:${port}`;
  const send = createMailTransport({ smtpUrl, from });
  await expect(send(mail)).rejects.toThrow(/STARTTLS|TLS/);
  expect(passwords).toEqual([]);
});

test.each([
  ["this machine's", "smtp://site:secret@127.0.0.1", "", ["secret"]],
  ["this machine's by its name", "smtp://site:secret@localhost", "", ["secret"]],
  ["one that asks for no password", "smtp://0.0.0.0", "", []],
  [
    "one of which the operator says so",
    "smtp://site:secret@0.0.0.0",
    "?requireTLS=false",
    ["secret"],
  ],
])("a mail server without TLS is taken where it is %s", async (_, host, settings, heard) => {
  const { passwords, port } = await startWithoutTls();
  const smtpUrl = `${host}:${port}${settings}`;
  await createMailTransport({ smtpUrl, from })(mail);
  expect(passwords).toEqual(heard);
});
