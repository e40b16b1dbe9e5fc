import { beforeAll, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { onEachDatabase } from "../support/databases.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start({ TRUSTED_PROXIES: "127.0.0.0/8,::1" });
  });

  test("the link in the mail signs the admin in, and sign-out ends the session", async () => {
    const admin = await signedInAdmin(server);
    const { data } = await admin.auth.getUser();
    expect(data.user?.email).toBe(site.adminEmail);
    const { data: signedIn } = await admin.auth.getSession();
    expect((await admin.auth.signOut()).error).toBeNull();
    const { error } = await admin.auth.getUser(signedIn.session?.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
  });
});
