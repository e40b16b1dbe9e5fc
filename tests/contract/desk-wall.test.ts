import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call } from "../support/desk.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { makeToken } from "../support/tokens.ts";

const enquiry = crypto.randomUUID();

/** Every function of the desk, with arguments that it takes. */
const calls: [name: string, given: object][] = [
  ["list_enquiries", {}],
  ["count_enquiries", { filter: {} }],
  ["enquiry_picture", {}],
  ["new_enquiries", { since: "2026-01-01T00:00:00Z" }],
  ["enquiry_details", { enquiry }],
  ["change_enquiry", { enquiry, version: 1, changes: { status: "closed" } }],
  ["change_enquiries", { items: [{ id: enquiry, version: 1, status: "closed" }] }],
  ["mail_trouble", {}],
  ["send_mail_again", { mail: 1 }],
  ["erase_enquiry", { enquiry }],
  ["person_data", { address: "nobody@example.in" }],
  ["erase_person", { address: "nobody@example.in" }],
];

onEachDatabase((start) => {
  let server: RunningServer;
  let admin: SupabaseClient;
  let stranger: string;
  beforeAll(async () => {
    server = await start();
    await register(newClient(server));
    admin = await signedInAdmin(server);
    stranger = await makeToken(server, { user: crypto.randomUUID(), lifetime: 600 });
  });

  async function post(path: string, body: string, token?: string) {
    const response = await fetch(`${server.url}/rest/v1/rpc/${path}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
    });
    return { status: response.status, answer: await response.json() };
  }

  test.each(calls)(
    "%s is for admins: not for visitors, not for somebody signed in",
    async (name, given) => {
      const visitor = await newClient(server).rpc(name, given);
      expect([visitor.status, visitor.error?.code, visitor.data]).toEqual([401, "42501", null]);
      const signedIn = await post(name, JSON.stringify(given), stranger);
      expect(signedIn).toMatchObject({ status: 403, answer: { code: "42501" } });
      const { status, error } = await admin.rpc(name, given);
      expect(error?.code ?? status).toBeOneOf([200, "PT404"]);
    },
  );

  test.each([
    ["list_everything", "{}"],
    ["constructor", "{}"],
    ["list_enquiries", '{"colour":"red"}'],
    ["list_enquiries", '{"constructor":1}'],
    ["erase_enquiry", "{}"],
    ["erase_enquiry", '{"enquiry":"x","sort":"date"}'],
    ["erase_person", "{}"],
    ["kept_about", '{"address":"nobody@example.in"}'],
    ["is_admin", "{}"],
    ["within_limit", '{"bucket":"registration","address":"x"}'],
  ])("there is no %s with %s", async (name, body) => {
    const { status, answer } = await post(name, body);
    expect([status, answer.code]).toEqual([404, "PGRST202"]);
    expect(answer.message).toContain(`public.${name}(`);
  });

  test.each([
    "[",
    "[]",
    "7",
    "null",
    '"x"',
    `{"filter":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
  ])("what is no object of arguments is refused: %.10s", async (body) => {
    const { status, answer } = await post("list_enquiries", body);
    expect([status, answer.code]).toEqual([400, "PGRST102"]);
  });

  test("without a body the defaults hold, and other methods find nothing", async () => {
    const { data } = await admin.auth.getSession();
    const bare = await post("list_enquiries", "", data.session?.access_token);
    expect(bare).toMatchObject({ status: 200, answer: { total: 1 } });
    const read = await admin.rpc("list_enquiries", {}, { get: true });
    expect(read.status).toBe(404);
  });

  test("what is not there any more is told as such", async () => {
    for (const [name, given] of calls.filter(
      ([, { enquiry }]: [string, { enquiry?: string }]) => enquiry,
    )) {
      const { status, error } = await admin.rpc(name, given);
      expect([status, error?.code]).toEqual([404, "PT404"]);
    }
    expect(await call(admin, "change_enquiries", calls[6]?.[1])).toMatchObject({ gone: [enquiry] });
  });
});
