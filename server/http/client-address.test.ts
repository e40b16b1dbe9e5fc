import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress as seenByFunctions } from "../../supabase/functions/_shared/client-address.ts";
import { readSettings } from "../settings.ts";
import {
  type ApiEnvironment,
  clientAddress,
  noteAddress,
  withClientAddress,
} from "./client-address.ts";

const { TRUSTED_PROXIES: proxies } = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32" });

test.each([
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["10.0.0.1", "192.0.2.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
  ["10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["10.0.0.1", "[2a00::1]:443, 10.1.1.1:80", "2a00::1"],
  ["10.0.0.1", "[2a00::1]", "2a00::1"],
  ["2001:db8::1", "2a00::1", "2a00::1"],
  ["10.0.0.1", "2a00::1, unknown", "10.0.0.1"],
  ["10.0.0.1", "2a00::1, 1.2.3.4:port", "10.0.0.1"],
])("from %s with %s the client is %s", (peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, proxies)).toBe(client);
});

test("a proxy that nobody has declared is reported once, without an address", async () => {
  const errors: unknown[] = [];
  const log = { info() {}, error: (...entry: unknown[]) => errors.push(entry) };
  const app = new Hono<ApiEnvironment>().use(noteAddress(proxies, log));
  app.get("/", (context) => context.text(context.get("address")));
  async function ask(remoteAddress: string, forwardedFor?: string): Promise<string> {
    const headers = forwardedFor ? { "x-forwarded-for": forwardedFor } : undefined;
    const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
    return answer.text();
  }
  expect(await ask("203.0.113.7")).toBe("203.0.113.7");
  expect(await ask("10.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
  expect(errors).toEqual([]);
  expect(await ask("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  expect(await ask("203.0.113.8", "198.51.100.1")).toBe("203.0.113.8");
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(errors)).toContain("TRUSTED_PROXIES");
  expect(JSON.stringify(errors)).not.toContain("203.0.113");
});

test("functions see the server's address, whatever other header the client sends", () => {
  const claimed = ["cf-connecting-ip", "x-real-ip", "forwarded", "x-forwarded-for"];
  const request = new Request("http://localhost/", {
    headers: Object.fromEntries(claimed.map((name) => [name, "192.0.2.66"])),
  });
  expect(seenByFunctions(withClientAddress(request, "203.0.113.7"))).toBe("203.0.113.7");
});
