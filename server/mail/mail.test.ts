import { EventEmitter } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { isMailServerThere } from "./mail.ts";

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
