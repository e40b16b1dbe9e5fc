import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { fetchBackup } from "./door.ts";

/** What asking at the door fails with. */
const refused = vi.hoisted(() => ({ code: "" }));
vi.mock("node:http", async (original) => ({
  ...(await original<typeof import("node:http")>()),
  request() {
    const asking = new EventEmitter();
    queueMicrotask(() => asking.emit("error", Object.assign(new Error("no"), refused)));
    return { end: () => asking };
  },
}));

test("to whom the data directory does not belong, it is not the server that failed", async () => {
  refused.code = "EACCES";
  await expect(fetchBackup("/srv/data", "/tmp/backup")).rejects.toThrow(
    "The data directory /srv/data is another user's.",
  );
});

test.each(["ENOENT", "ECONNREFUSED"])(
  "where nobody is at the door (%s), no server runs",
  async (code) => {
    refused.code = code;
    expect(await fetchBackup("/srv/data", "/tmp/backup")).toBeUndefined();
  },
);
