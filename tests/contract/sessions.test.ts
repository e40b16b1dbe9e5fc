import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { restartAfter, runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { requestLink, signedInAdmin } from "../support/sign-in.ts";

onEachDatabase((start) => {
  /** Lets time pass for every session. */
  function letPass(server: RunningServer, interval: string) {
    return runSql(
      server,
      `update auth.refresh_tokens
        set created_at = created_at - interval '${interval}', used_at = used_at - interval '${interval}'`,
    );
  }

  async function renew(client: SupabaseClient, server: RunningServer) {
    const { data } = await client.auth.getSession();
    return newClient(server).auth.refreshSession(data.session ?? undefined);
  }

  test("a session lasts for thirty days without renewal", async () => {
    const server = await start();
    const [early, late] = [await signedInAdmin(server), await signedInAdmin(server)];
    await letPass(server, "29 days 23 hours");
    expect((await renew(early, server)).error).toBeNull();
    await letPass(server, "2 hours");
    for (const attempt of [await renew(late, server), await renew(late, server)]) {
      expect(attempt.error?.code).toBe("refresh_token_not_found");
    }
  });

  test("nobody who reads the database can sign in with what is there", async () => {
    const server = await start();
    const admin = await signedInAdmin(server);
    const { data } = await admin.auth.getSession();
    const tokens = [await requestLink(server), data.session?.refresh_token ?? ""];
    const rows = await runSql<{ stored: string }>(
      server,
      `select link::text as stored from auth.one_time_tokens as link
        union all select renewal::text from auth.refresh_tokens as renewal`,
    );
    expect(rows).toHaveLength(2);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(rows.filter(({ stored }) => stored.includes(token))).toEqual([]);
    }
  });

  test("signing out ends this session, the others or all, as asked", async () => {
    const server = await start();
    const [one, two, three] = [
      await signedInAdmin(server),
      await signedInAdmin(server),
      await signedInAdmin(server),
    ];
    const living = async () => {
      const answers = await Promise.all(
        [one, two, three].map(async (client) => (await client.auth.getUser()).error === null),
      );
      return answers;
    };
    expect((await one.auth.signOut({ scope: "local" })).error).toBeNull();
    expect(await living()).toEqual([false, true, true]);
    expect((await two.auth.signOut({ scope: "others" })).error).toBeNull();
    expect(await living()).toEqual([false, true, false]);
    const four = await signedInAdmin(server);
    expect((await two.auth.signOut({ scope: "global" })).error).toBeNull();
    expect((await four.auth.getUser()).error).not.toBeNull();
  });

  test("a session that has ended reads and erases nothing, however long its token is good", async () => {
    const server = await start();
    await register(newClient(server), { email: "kept@example.in" });
    const admin = await signedInAdmin(server);
    const token = (await admin.auth.getSession()).data.session?.access_token ?? "";
    const asBefore = (path: string, init: RequestInit = {}) =>
      fetch(`${server.url}/rest/v1/${path}`, {
        ...init,
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
      });
    const read = async () => (await asBefore("enrollment_inquiries?select=email")).json();
    expect(await read()).toEqual([{ email: "kept@example.in" }]);
    expect((await admin.auth.signOut({ scope: "local" })).error).toBeNull();
    expect(await read()).toEqual([]);
    const body = JSON.stringify({ address: "kept@example.in" });
    expect((await asBefore("rpc/erase_person", { method: "POST", body })).status).toBe(403);
  });

  test("what has ended is not kept, whether or not anybody signs in", async () => {
    const server = await start();
    const admin = await signedInAdmin(server);
    await signedInAdmin(server);
    await admin.auth.refreshSession();
    await letPass(server, "20 days");
    const { data: renewed } = await renew(admin, server);
    await letPass(server, "20 days");
    const again = await restartAfter(
      server,
      // One for each admin: there may be several.
      "insert into auth.one_time_tokens select 'over ' || id, id, now() from auth.users",
    );
    onTestFinished(() => again.stop());
    const kept = () =>
      runSql(
        again,
        `select (select count(*)::int from auth.sessions) as sessions,
          (select count(*)::int from auth.refresh_tokens) as tokens,
          (select count(*)::int from auth.one_time_tokens) as links`,
      );
    // Of the one session: the token used twenty days ago, and the next.
    await expect.poll(kept).toEqual([{ sessions: 1, tokens: 2, links: 0 }]);
    const { error } = await newClient(again).auth.refreshSession(renewed.session ?? undefined);
    expect(error).toBeNull();
  });
});
