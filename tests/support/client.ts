import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { programs } from "../../content/programs.ts";
import { phone } from "./phones.ts";
import type { RunningServer } from "./server.ts";

export const enquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: phone(),
  course_name: programs[0].title,
};

/** The setting under which the server believes the tests' X-Forwarded-For. */
export const trustLoopback = { TRUSTED_PROXIES: "127.0.0.0/8,::1" };

/** A client as a browser has it, its session in memory, seen by the server under the given address. */
export function newClient(server: RunningServer, address = "198.51.100.1"): SupabaseClient {
  return createClient(server.url, server.publishableKey, {
    auth: { autoRefreshToken: false, persistSession: true, storage: memory(), storageKey: "test" },
    global: { headers: { "x-forwarded-for": address } },
  });
}

/** Adds an enquiry as the site does and gives what comes back. */
export function register(client: SupabaseClient, changes: Record<string, unknown> = {}) {
  return client
    .from("enrollment_inquiries")
    .insert({ ...enquiry, ...changes })
    .select()
    .single();
}

/** Uses up so many registrations of the client's limit, and gives how many were taken. */
export async function registerMany(client: SupabaseClient, count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      register(client, { email: `${n}.${crypto.randomUUID()}@example.com` }),
    ),
  );
  return answers.filter(({ error }) => error === null).length;
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
