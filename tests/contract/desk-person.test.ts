import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { newClient } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call, type Page, type Row } from "../support/desk.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { readErasures, readEverythingKept } from "../support/everything-kept.ts";
import { phone } from "../support/phones.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

type Kept = {
  enquiries: Row[];
  history: { enquiry: string; note: string | null }[];
  chats: { first_name: string; last_name: string; email: string; started_at: string }[];
  mails: { kind: string }[];
  same_phone: string[];
};

const nothing = { enquiries: [], history: [], chats: [], mails: [], same_phone: [] };

onEachDatabase((start) => {
  let server: RunningServer;
  let admin: SupabaseClient;
  beforeAll(async () => {
    server = await start();
    admin = await signedInAdmin(server, "203.0.113.1");
  });

  const startChat = async (
    email: string,
    firstName = "Asha",
    timestamp = new Date().toISOString(),
  ) => {
    const { error } = await newClient(server).functions.invoke("send-user-alert", {
      body: { firstName, lastName: "Rao", email, timestamp },
    });
    expect(error).toBeNull();
  };
  const keptAbout = (address: string) => call<Kept>(admin, "person_data", { address });
  const erase = (address: string) =>
    call<{ enquiries: number; chats: number }>(admin, "erase_person", { address });

  test("a chat start that is sent again is one visitor and one notice", async () => {
    const address = "lost.answer@example.in";
    const moment = "2026-11-20T10:00:00.000Z";
    const starts = () =>
      keptAbout(address).then(({ chats, mails }) => [chats.length, mails.length]);
    const again = [address, address, "Lost.Answer@example.in"];
    await Promise.all(again.map((email) => startChat(email, " Asha", moment)));
    expect(await starts()).toEqual([1, 1]);
    await startChat(address, "Asha", "2026-11-20T10:00:00.001Z");
    await startChat(address, "Zoë", moment);
    expect(await starts()).toEqual([3, 3]);
  });

  test("somebody who only chatted is found and erased, and nobody else", async () => {
    const began = Date.now();
    await startChat("only.asked@example.in", "Zoë");
    await startChat("Only.Asked@Example.in");
    await startChat("only.asked.too@example.in");
    const kept = await keptAbout("  ONLY.ASKED@example.in ");
    expect(kept).toMatchObject({ ...nothing, chats: [{}, {}], mails: [{}, {}] });
    expect(kept.chats.map((chat) => [chat.first_name, chat.last_name, chat.email])).toEqual([
      ["Asha", "Rao", "Only.Asked@Example.in"],
      ["Zoë", "Rao", "only.asked@example.in"],
    ]);
    for (const { started_at } of kept.chats) {
      expect(Math.abs(Date.parse(started_at) - began)).toBeLessThan(60_000);
    }
    expect(kept.mails.map(({ kind }) => kind)).toEqual(Array(2).fill("chat_visitor_notice"));

    expect(await erase("only.asked@example.in")).toEqual({ enquiries: 0, chats: 2 });
    expect(await keptAbout("only.asked@example.in")).toEqual(nothing);
    expect((await keptAbout("only.asked.too@example.in")).chats).toHaveLength(1);
  });

  test("all that is kept is found with its notes and mails, and other addresses of the same phone", async () => {
    const asha = anEnquiry({ phone: phone(811) });
    const brother = anEnquiry({ phone: phone(811), name: "Ravi Rao" });
    await registerOnSite(server, asha);
    await registerOnSite(server, brother);
    await startChat(asha.email);
    const { rows } = await call<Page>(admin, "list_enquiries", { filter: { q: asha.email } });
    const change = { enquiry: rows[0]?.id, version: 1, changes: { note: "Evening group" } };
    await call(admin, "change_enquiry", change);

    const kept = await keptAbout(asha.email);
    expect(kept).toMatchObject({
      enquiries: [{ ...asha, status: "new", source: "direct" }],
      history: [{ enquiry: rows[0]?.id, note: "Evening group" }],
      chats: [{ email: asha.email }],
      same_phone: [brother.email],
    });
    expect(kept.mails.map(({ kind }) => kind).sort()).toEqual([
      "chat_visitor_notice",
      "enrollment_confirmation",
      "enrollment_notice",
    ]);
  });

  test.each([
    ["A.S.H.A@googlemail.com", ["asha@gmail.com", "Asha+courses@gmail.com"], ["ashar@gmail.com"]],
    [
      "divya@gmail.com",
      ["d.i.v.y.a@gmail.com", "Di.vya+courses@googlemail.com", "divya.@gmail.com"],
      ["d.i.v.y@gmail.com", "di.vyan@gmail.com", "divya@example.in"],
    ],
    ["bina@example.in", ["BINA+news@Example.in"], ["bina.k@example.in", "bina@example.com"]],
  ])("%s finds %j, which is one mailbox, and not %j", async (typed, same, others) => {
    for (const email of [...same, ...others]) {
      await registerOnSite(server, anEnquiry({ email }));
      await startChat(email);
    }
    const kept = await keptAbout(typed);
    expect(kept.enquiries.map(({ email }) => email).sort()).toEqual([...same].sort());
    expect(kept.chats.map(({ email }) => email).sort()).toEqual([...same].sort());
    expect(await erase(typed)).toEqual({ enquiries: same.length, chats: same.length });
    for (const email of others) {
      expect(await keptAbout(email)).toMatchObject({ enquiries: [{ email }], chats: [{ email }] });
    }
  });

  test("an address without an at sign is refused, an unknown one is nobody's", async () => {
    for (const name of ["person_data", "erase_person"]) {
      for (const address of ["asha", "", null]) {
        const { status, error } = await admin.rpc(name, { address });
        expect([status, error?.code]).toEqual([400, "PT400"]);
      }
    }
    expect(await keptAbout("nobody@example.in")).toEqual(nothing);
    expect(await erase("nobody@example.in")).toEqual({ enquiries: 0, chats: 0 });
  });

  test("what is erased stands nowhere any more, and an entry says how much it was", async () => {
    const asha = anEnquiry({ email: "Asha.Gone@gmail.com" });
    const other = anEnquiry();
    await startChat("ashagone+chat@gmail.com");
    await startChat(other.email);
    await registerOnSite(server, asha);
    await registerOnSite(server, { ...asha, phone: phone(822) });
    await registerOnSite(server, other);
    const { enquiries } = await keptAbout(asha.email);
    const change = { enquiry: enquiries[0]?.id, version: 1, changes: { note: "Asha.Gone asked" } };
    await call(admin, "change_enquiry", change);

    expect(await erase("ashagone@gmail.com")).toEqual({ enquiries: 2, chats: 1 });
    expect(await keptAbout(asha.email)).toEqual(nothing);
    const counted = await call<Page>(admin, "list_enquiries");
    expect(counted.total).toBe(counted.rows.length);

    const everything = await readEverythingKept(server);
    expect(everything).not.toMatch(/asha\.?gone/);
    expect(everything).toContain(other.email.toLowerCase());
    expect((await readErasures(server)).slice(-2)).toEqual([
      { enquiries: 0, chat_visitors: 1, by_age: false },
      { enquiries: 2, chat_visitors: 0, by_age: false },
    ]);
  });
});
