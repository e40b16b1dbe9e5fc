import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { enquiry, newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { makeToken } from "../support/tokens.ts";

onEachDatabase((start) => {
  const names = Array.from({ length: 12 }, (_, n) => `learner-${n}@example.com`);
  let server: RunningServer;
  let admin: SupabaseClient;
  beforeAll(async () => {
    server = await start();
    for (const email of names) {
      await register(newClient(server), { email });
    }
    admin = await signedInAdmin(server);
  });

  const all = (client: SupabaseClient) => client.from("enrollment_inquiries").select("*");

  test("200 visitors at once read nothing while the admin reads everything", async () => {
    const readings = await Promise.all(
      Array.from({ length: 220 }, (_, n) => all(n % 11 === 0 ? admin : newClient(server))),
    );
    const counts = readings.map(({ data, error }) => error ?? data.length);
    expect(counts).toEqual(counts.map((_, n) => (n % 11 === 0 ? names.length : 0)));
  });

  test("somebody signed in who is no admin reads nothing", async () => {
    const token = await makeToken(server, { user: crypto.randomUUID(), lifetime: 60 });
    const response = await fetch(`${server.url}/rest/v1/enrollment_inquiries?select=*`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  test("the admin's registration is a visitor's registration", async () => {
    const { data, error } = await register(admin, { email: "admin-too@example.com" });
    expect(error).toBeNull();
    expect(data.email).toBe("admin-too@example.com");
    names.push("admin-too@example.com");
  });

  test("newest first, page by page, with the exact count", async () => {
    const page = (from: number, to: number) =>
      admin
        .from("enrollment_inquiries")
        .select("email", { count: "exact" })
        .order("date_of_enquiry", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to);
    const first = await page(0, 4);
    expect(first).toMatchObject({ status: 206, count: names.length, error: null });
    expect(first.data?.map(({ email }) => email)).toEqual(names.toReversed().slice(0, 5));
    const last = await page(10, 19);
    expect(last.data?.map(({ email }) => email)).toEqual(names.toReversed().slice(10));
    // As PostgREST: right behind the last row there is nothing, further on there is no such range.
    expect(await page(names.length, 19)).toMatchObject({ data: [], error: null });
    expect((await page(names.length + 1, 19)).error?.code).toBe("PGRST103");
  });

  test("the count alone, the Range header and a single row", async () => {
    const table = admin.from("enrollment_inquiries");
    const head = await table.select("*", { count: "exact", head: true });
    expect(head).toMatchObject({ error: null, data: null, count: names.length });
    const visitor = newClient(server).from("enrollment_inquiries");
    const none = await visitor.select("*", { count: "exact" });
    expect(none).toMatchObject({ error: null, data: [], count: 0 });

    const { data } = await admin.auth.getSession();
    const ranged = await fetch(
      `${server.url}/rest/v1/enrollment_inquiries?select=email&order=email`,
      {
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          range: "2-3",
        },
      },
    );
    expect(ranged.headers.get("content-range")).toBe("2-3/*");
    expect(await ranged.json()).toHaveLength(2);

    const one = await table.select("name").limit(1).single();
    expect(one.data).toEqual({ name: enquiry.name });
    const many = await table.select("name").single();
    expect(many).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  test("nobody changes or deletes through the API", async () => {
    for (const [client, status] of [
      [newClient(server), 401],
      [admin, 403],
    ] as const) {
      const table = client.from("enrollment_inquiries");
      const attempts = [
        await table.update({ name: "Changed" }).eq("name", enquiry.name),
        await table.delete().eq("name", enquiry.name),
        await table.upsert(enquiry),
      ];
      for (const attempt of attempts) {
        expect(attempt).toMatchObject({ status, error: { code: "42501" } });
      }
    }
    expect((await all(admin)).data).toHaveLength(names.length);
  });
});
