import { EventEmitter } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { site } from "../../content/site.ts";
import { readSettings } from "../settings.ts";
import { isMailServerThere, openMail } from "./mail.ts";

vi.mock("node:net", async (original) => ({
  ...(await original<typeof import("node:net")>()),
  connect: vi.fn(() => {
    const socket = Object.assign(new EventEmitter(), { destroy() {} });
    queueMicrotask(() => socket.emit("connect"));
    return socket;
  }),
}));

test.each([
  ["smtp://user:secret@mail.example.in", "mail.example.in", 587],
  ["smtps://user:secret@mail.example.in", "mail.example.in", 465],
  ["smtp://mail.example.in:2525", "mail.example.in", 2525],
  ["smtps://[2001:db8::25]", "2001:db8::25", 465],
])("the mail server of %s is looked for at %s, %i, where its mails go", async (url, host, port) => {
  expect(await isMailServerThere(url)).toBe(true);
  expect(connect).toHaveBeenLastCalledWith({ host, port });
});

const own = site.enquiryEmail;
const other = own.replace(/^.*@/, "website@");

test.each([
  ["nothing is set", {}, 1],
  ["it is set to that address", { MAIL_FROM: `The Bootcamp <${own.toUpperCase()}>` }, 1],
  ["it is set to another one", { MAIL_FROM: `The Bootcamp <${other}>` }, 0],
])(
  "a provider whose Reply would reach nobody is told to set another sender: %s",
  async (_, sender, times) => {
    const told: string[] = [];
    const log = { info: (_: object, message: string) => void told.push(message), error() {} };
    await openMail(readSettings({ SMTP_URL: "smtp://mail.example.in", ...sender }), true, log);
    expect(told).toEqual(
      Array(times).fill(
        expect.stringContaining("set MAIL_FROM to another address of the same domain"),
      ),
    );
  },
);
