import { expect, test, vi } from "vitest";
import { openPostgres } from "./postgres.ts";

/** Two addresses for every name, as many machines have them for their own: IPv6 and IPv4. */
vi.mock("node:net", async (original) => {
  const net = await original<typeof import("node:net")>();
  const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  return {
    ...net,
    connect: (port: number, host: string) =>
      net.connect({ port, host, lookup: (_host, _options, found) => found(null, addresses) }),
  };
});

test("a database that runs at none of its name's addresses is refused with the reason", async () => {
  await expect(openPostgres("postgres://nobody@localhost:9/none")).rejects.toThrow(
    "The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9",
  );
});
