import { expect, onTestFinished, test } from "vitest";
import { newClient } from "../support/client.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { caughtMails } from "../support/mails.ts";
import { expectEachOnce } from "../support/outbox.ts";
import { runSql } from "../support/restart.ts";
import { startServer } from "../support/server.ts";
import { requestLink } from "../support/sign-in.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

test("mails of a site that is public wait for a mail server, and only sign-in links are caught", async () => {
  const server = await startServer({ SITE_URL: "https://your.school" });
  onTestFinished(() => server.stop());
  expect(server.logs.join("\n")).toMatch(/"level":50.*SMTP_URL is not set, and the site is public/);
  const enquiry = anEnquiry();
  await registerOnSite(server, enquiry);
  const { error } = await newClient(server).functions.invoke("send-user-alert", {
    body: {
      firstName: "Ravi",
      lastName: "Kumar",
      email: "ravi@example.org",
      timestamp: new Date().toISOString(),
    },
  });
  expect(error).toBeNull();
  // Asked for last: by the time that it has come, the others would have.
  await requestLink(server);
  expect(await caughtMails(server)).toHaveLength(1);
  const untried = { sent_at: null, given_up_at: null, attempts: 0 };
  expect(
    await runSql(server, "select sent_at, given_up_at, attempts from public.email_outbox"),
  ).toEqual([untried, untried, untried]);
  await server.terminate();

  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const again = await startServer({ ...server.environment, SMTP_URL: sink.url });
  onTestFinished(() => again.stop());
  await expect.poll(() => sink.mails.length).toBe(3);
  expectEachOnce(sink, [enquiry]);
});
