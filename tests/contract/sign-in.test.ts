import type { Session } from "@supabase/supabase-js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { caughtMails, waitForMail } from "../support/mails.ts";
import { restartAfter, runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { requestLink, signedInAdmin } from "../support/sign-in.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(trustLoopback);
  });

  function follow(token_hash: string, from = server) {
    return newClient(from).auth.verifyOtp({ token_hash, type: "magiclink" });
  }

  function renew(session: Session | null, from = server) {
    return newClient(from).auth.refreshSession(session ?? undefined);
  }
  const reused = { error: { status: 400, code: "refresh_token_already_used" } };
  const ended = { error: { code: "refresh_token_not_found" } };

  test("the link in the mail signs the admin in, and sign-out ends the session", async () => {
    const admin = await signedInAdmin(server);
    const { data } = await admin.auth.getUser();
    expect(data.user?.email).toBe(site.adminEmails[0].toLowerCase());
    const { data: signedIn } = await admin.auth.getSession();
    expect((await admin.auth.signOut()).error).toBeNull();
    const { error } = await admin.auth.getUser(signedIn.session?.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
    const refreshed = await newClient(server).auth.refreshSession(signedIn.session ?? undefined);
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
  });

  test("the link leads to the site and is printed for whoever runs the server", async () => {
    const token = await requestLink(server, "203.0.113.2");
    const link = `${server.url}/enrollments?token_hash=${token}&type=magiclink`;
    expect(server.logs.some((line) => line.includes(link))).toBe(true);
    const [mail] = await caughtMails(server);
    expect(mail?.html).toContain(link.replace("&", "&amp;"));
    expect(mail?.text).toContain(link);
    expect((await follow(token)).error).toBeNull();
  });

  test("a link works once; a made-up one does not work", async () => {
    const token = await requestLink(server, "203.0.113.3");
    const attempts = await Promise.all([follow(token), follow(token), follow(token)]);
    expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
    for (const made of [token, "A".repeat(43), ""]) {
      const { error, data } = await follow(made);
      expect([error?.status, error?.code, data.session]).toEqual([403, "otp_expired", null]);
    }
  });

  test("a link works for fifteen minutes", async () => {
    const fresh = await start(trustLoopback);
    const letPass = (minutes: number) =>
      runSql(
        fresh,
        `update auth.one_time_tokens set expires_at = expires_at - interval '${minutes} minutes'`,
      );
    const first = await requestLink(fresh);
    await letPass(1);
    const second = await requestLink(fresh);
    await letPass(13);
    expect((await follow(first, fresh)).error).toBeNull();
    await letPass(2);
    expect((await follow(second, fresh)).error?.code).toBe("otp_expired");
  });

  test("refresh tokens rotate, and an old one ends the session for all of them", async () => {
    const admin = await signedInAdmin(server, "203.0.113.4");
    const { data: first } = await admin.auth.getSession();
    const { data: second, error } = await admin.auth.refreshSession();
    expect(error).toBeNull();
    expect(second.session?.refresh_token).not.toBe(first.session?.refresh_token);
    expect((await admin.from("enrollment_inquiries").select()).error).toBeNull();
    const { data: third } = await admin.auth.refreshSession();

    expect(await renew(first.session)).toMatchObject(reused);
    expect(await renew(third.session)).toMatchObject(ended);
  });

  test("a renewal whose answer was lost may come again, and whoever has that answer after all ends the session", async () => {
    const admin = await signedInAdmin(server, "203.0.113.6");
    const { data: first } = await admin.auth.getSession();
    const lost = await renew(first.session);
    const lostAgain = await renew(first.session);
    const { error, data } = await renew(first.session);
    expect(error).toBeNull();
    const next = await renew(data.session);
    expect(next.error).toBeNull();

    expect(await renew(lostAgain.data.session)).toMatchObject(reused);
    for (const { data } of [lost, next]) expect(await renew(data.session)).toMatchObject(ended);
  });

  test("a used token that comes again a minute later ends the session", async () => {
    const admin = await signedInAdmin(server, "203.0.113.8");
    const { data: first } = await admin.auth.getSession();
    await admin.auth.refreshSession();
    await runSql(server, "update auth.refresh_tokens set used_at = used_at - interval '1 minute'");
    expect(await renew(first.session)).toMatchObject(reused);
  });

  test("an admin whom the content no longer names is signed out and cannot sign in", async () => {
    const early = await start();
    const former = await signedInAdmin(early);
    const renamed = `update auth.users set email = 'former@example.com'
      where email = '${site.adminEmails[0].toLowerCase()}'`;
    const later = await restartAfter(early, renamed);
    onTestFinished(() => later.stop());
    const { data } = await former.auth.getSession();
    const refreshed = await newClient(later).auth.refreshSession(data.session ?? undefined);
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
    await newClient(later).auth.signInWithOtp({ email: "former@example.com" });
    await requestLink(later);
    expect(await caughtMails(later)).toHaveLength(1);
  });

  test("another address gets the same answer, no mail and no user", async () => {
    const asked = await start(trustLoopback);
    const ask = async (email: string) => {
      const response = await fetch(`${asked.url}/auth/v1/otp`, {
        method: "POST",
        headers: {
          apikey: asked.publishableKey,
          "content-type": "application/json",
          "x-forwarded-for": "203.0.113.5",
        },
        body: JSON.stringify({ email, create_user: true }),
      });
      return { status: response.status, body: await response.text() };
    };
    const users = () => runSql(asked, "select id, email from auth.users order by email");
    const before = await users();
    const answer = await ask("stranger@example.com");
    // By the time that the mails of a later registration have come, one for the stranger would have.
    const later = anEnquiry();
    await registerOnSite(asked, later);
    await waitForMail(asked, ({ recipients }) => recipients.includes(later.email));
    const links = (await caughtMails(asked)).filter(({ text }) => text.includes("token_hash"));
    expect(links.map(({ recipients }) => recipients)).toEqual([]);
    expect(await runSql(asked, "select from auth.one_time_tokens")).toEqual([]);
    expect(await users()).toEqual(before);

    expect(await ask(site.adminEmails[0].toUpperCase())).toEqual(answer);
    const mail = await waitForMail(asked, ({ text }) => text.includes("token_hash"));
    expect(mail.recipients).toEqual([site.adminEmails[0]]);
  });

  test.each(["me@xn--bcher-kva.de", "o'brien@school.ie", "a&b@school.in", "me@a--b.com"])(
    "%s, which the build takes for an admin's address, can ask for a link",
    async (email) => {
      const client = newClient(server, "203.0.113.9");
      expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    },
  );

  test("sixty networks that ask for the same address, however it is written, cause one mail a minute", async () => {
    const flooded = await start(trustLoopback);
    const email = site.adminEmails[0].toUpperCase();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        newClient(flooded, `192.0.2.${n}`).auth.signInWithOtp({ email }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    const first = await waitForMail(flooded, () => true);
    await runSql(
      flooded,
      "update auth.one_time_tokens set expires_at = expires_at - interval '1 minute'",
    );
    await requestLink(flooded, "192.0.2.99");
    expect(await runSql(flooded, "select from auth.one_time_tokens")).toHaveLength(2);
    expect(first.recipients).toEqual([site.adminEmails[0]]);
  });

  test("the sixth sign-in mail in fifteen minutes is refused, registrations are not", async () => {
    const client = newClient(server, "203.0.113.7");
    const attempts: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) {
      const email = n % 2 === 0 ? "stranger@example.com" : site.adminEmails[0];
      const { error } = await client.auth.signInWithOtp({ email });
      attempts.push(error?.code);
    }
    expect(attempts).toEqual([...Array(5).fill(undefined), "over_email_send_rate_limit"]);
    expect((await register(client)).error).toBeNull();
  });

  test("without a mail server asking for a link fails alike for every address", async () => {
    const cutOff = await start({ SMTP_URL: "smtp://127.0.0.1:9" });
    const ask = (email: string) => newClient(cutOff).auth.signInWithOtp({ email });
    const [admin, stranger] = [await ask(site.adminEmails[0]), await ask("stranger@example.com")];
    expect(admin.error?.status).toBe(503);
    expect(stranger).toEqual(admin);
    expect((await register(newClient(cutOff))).error).toBeNull();
  });
});
