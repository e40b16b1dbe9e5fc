import type { SupabaseClient } from "@supabase/supabase-js";
import { site } from "../../content/site.ts";
import { newClient } from "./client.ts";
import { caughtMails, waitForMail } from "./mails.ts";
import type { RunningServer } from "./server.ts";

/** Asks for a sign-in link for the admin and gives the token from the mail that it sends. */
export async function requestLink(
  server: RunningServer,
  address?: string,
  admin = site.adminEmails[0],
): Promise<string> {
  const { length: before } = await caughtMails(server);
  const { error } = await newClient(server, address).auth.signInWithOtp({
    email: admin,
    options: { shouldCreateUser: false },
  });
  if (error) {
    throw error;
  }
  const mail = await waitForMail(
    server,
    ({ id, recipients }) => id > before && recipients.includes(admin),
  );
  const token = /token_hash=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) {
    throw new Error("The sign-in mail has no link");
  }
  return token;
}

/** A client that is signed in as the admin. */
export async function signedInAdmin(
  server: RunningServer,
  address?: string,
  admin?: string,
): Promise<SupabaseClient> {
  const client = newClient(server);
  const token_hash = await requestLink(server, address, admin);
  const { error } = await client.auth.verifyOtp({ token_hash, type: "magiclink" });
  if (error) {
    throw error;
  }
  return client;
}
