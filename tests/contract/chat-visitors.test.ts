import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatDetails } from "../../content/chat.ts";
import { mails } from "../../content/mails.ts";
import { site } from "../../content/site.ts";
import { onEachDatabase } from "../support/databases.ts";
import { filled } from "../support/filled.ts";
import { runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";

/** The subject by which the provider is told who chats. */
const told = (name: string) => filled(mails.chatVisitorNotice.subject, { name });

onEachDatabase((start) => {
  let sink: SmtpSink;
  let server: RunningServer;

  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await start({ SMTP_URL: sink.url, TRUSTED_PROXIES: "127.0.0.1,::1" });
  });

  afterAll(() => sink.close());

  const visitor = {
    firstName: "Ravi",
    lastName: "Kumar",
    email: "ravi@example.in",
    timestamp: "2026-11-20T10:00:00.000Z",
  };

  function startChat(body: object, address = "203.0.113.1") {
    return createClient(server.url, server.publishableKey).functions.invoke("send-user-alert", {
      body,
      headers: { "x-forwarded-for": address },
    });
  }

  test("the provider is told who starts a chat, and can answer them", async () => {
    const { error } = await startChat({ ...visitor, firstName: " Ravi " });
    expect(error).toBeNull();
    await expect.poll(() => sink.mails.length).toBe(1);
    const [notice] = sink.mails;
    expect(notice?.recipients).toEqual([site.enquiryEmail]);
    expect(notice?.replyTo).toBe("ravi@example.in");
    expect(notice?.subject).toBe(told("Ravi Kumar"));
    expect(notice?.text).toContain("ravi@example.in");
  });

  test("a dead mail server does not hold the visitor up", async () => {
    const connections = await sink.hang();
    // Of a chat that has been told already there would be no mail.
    const { error } = await startChat({ ...visitor, email: "dead@example.in" });
    expect(error).toBeNull();
    // Nothing has come of the notice yet, neither good nor bad.
    const [notice] = await runSql(
      server,
      `select sent_at is null and last_error is null as pending
         from public.email_outbox order by id desc limit 1`,
    );
    expect(notice).toEqual({ pending: true });
    await expect.poll(connections).toBe(1);
    await sink.resume();
  });

  test.each([
    [{ ...visitor, firstName: "  " }, `firstName: ${chatDetails.blank}`],
    [{ ...visitor, email: "ravi" }, `email: ${chatDetails.notAnAddress}`],
    [{ ...visitor, timestamp: "yesterday" }, "timestamp: "],
    [{ ...visitor, lastName: "x".repeat(101) }, "lastName: "],
    [{ ...visitor, firstName: "Ra\0vi" }, "firstName: "],
    [{ ...visitor, timestamp: "2026-02-30T25:00:00Z" }, "timestamp: "],
    [{ ...visitor, timestamp: "0000-01-01T00:00:00Z" }, "timestamp: "],
    [{ ...visitor, timestamp: "9999-12-31T23:59:59.999-14:00" }, "timestamp: "],
    [{ ...visitor, firstName: "\u0085\u00ad" }, `firstName: ${chatDetails.blank}`],
    [{ ...visitor, lastName: "\u200c\u200d" }, `lastName: ${chatDetails.blank}`],
    [{ ...visitor, lastName: "\u3164\u2800" }, `lastName: ${chatDetails.blank}`],
    [{}, "firstName: "],
  ])("what is not right is refused in words: %#", async (body, message) => {
    const { error } = await startChat(body);
    expect(error.context.status).toBe(400);
    expect((await error.context.json()).error).toContain(message);
    expect(server.logs.filter((line) => line.includes("A function failed"))).toEqual([]);
  });

  test("a name is stored as one line without what cannot be seen", async () => {
    const firstName = "Ra\u00advi\u202e\r\n\u001b[1m";
    expect((await startChat({ ...visitor, firstName, email: "line@example.in" })).error).toBeNull();
    const notice = () => sink.mails.find(({ replyTo }) => replyTo === "line@example.in");
    await expect.poll(() => notice()?.text).toContain("Ravi [1m Kumar");
    expect(notice()?.subject).toBe(told("line@example.in"));
  });

  test("one address starts 200 chats an hour, another is not affected", async () => {
    const answers = await Promise.all(
      Array.from({ length: 201 }, () => startChat(visitor, "203.0.113.9")),
    );
    const errors = answers.flatMap(({ error }) => error ?? []);
    expect(errors.map((error) => error.context.status)).toEqual([429]);
    const [refusal] = await Promise.all(errors.map((error) => error.context.json()));
    expect(refusal.error).toContain("Please try again");
    expect((await startChat(visitor, "203.0.113.10")).error).toBeNull();
  });
});
