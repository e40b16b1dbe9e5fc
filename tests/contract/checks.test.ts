import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { registrationSchema } from "../../app/registration/registration-schema.ts";
import { countries } from "../../content/countries.ts";
import { emailPattern, limits } from "../../content/limits.ts";
import { programs } from "../../content/programs.ts";
import { enquiry, newClient, register, trustLoopback } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { country, digits, phone } from "../support/phones.ts";
import type { RunningServer } from "../support/server.ts";

/** Of white space, of what joins and hides letters, of letters that are there to fill a place. */
const namesNobodySees = [
  "",
  " \t\n\u0085\u00a0\u2003\u3000",
  "\u00ad\u200b\u200e\u2060\ufeff",
  " \u200c \u200d ",
  "\u034f\u115f\u1160\u17b4\u180e\u3164\uffa0\u2800",
  "\ufe0f\u{1d173}\u{e0041}\u{e0100}",
];

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(trustLoopback);
  });

  test.each([
    ["name", "", "name_not_blank"],
    ["name", " \t\u00a0\u2003", "name_not_blank"],
    ["name", "x".repeat(limits.name + 1), "name_length"],
    ["email", "asha.example.com", "email_shape"],
    ["email", "asha@localhost", "email_shape"],
    ["email", "asha@example.com\nBcc: all@example.com", "email_shape"],
    ["email", "two@example.com,three@example.com", "email_shape"],
    ["email", addressOf(limits.email + 1), "email_length"],
    ["phone", digits(), "phone_in_country_range"],
    ["phone", phone().replace(" ", ""), "phone_in_country_range"],
    ["phone", `${phone().slice(0, 7)} ${phone().slice(7)}`, "phone_in_country_range"],
    ["phone", `${phone().slice(0, -2)}१०`, "phone_in_country_range"],
    ["phone", `+999 ${digits()}`, "phone_in_country_range"],
    ["course_name", "Underwater Basket Weaving", "course_offered"],
  ])("%s %j is refused by %s", async (column, value, constraint) => {
    const { error, status } = await register(newClient(server), { [column]: value });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "23514", details: null, hint: null });
    expect(error?.message).toContain(`"${constraint}"`);
  });

  test.each(namesNobodySees)(
    "the name %j is refused in the same words as an empty one",
    async (name) => {
      const { error, status } = await register(newClient(server), { name });
      expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
      expect(error?.message).toBe('Name is required ("name_not_blank").');
    },
  );

  test("what is as long as it may be is stored", async () => {
    const longest = { name: "x".repeat(limits.name), email: addressOf(limits.email) };
    expect((await register(newClient(server), longest)).error).toBeNull();
  });

  test.each(["firstName", "lastName"])(
    "a chat visitor's %s has its limit as well",
    async (field) => {
      const startChat = async (length: number) => {
        const visitor = { firstName: "Asha", lastName: "Rao", email: addressOf(limits.email) };
        const timestamp = new Date().toISOString();
        const body = { ...visitor, [field]: "x".repeat(length), timestamp };
        const { error } = await newClient(server).functions.invoke("send-user-alert", { body });
        return error === null;
      };
      expect(await startChat(limits.chatName)).toBe(true);
      expect(await startChat(limits.chatName + 1)).toBe(false);
    },
  );

  test("the form and the database agree on what is a name", async () => {
    for (const name of [...namesNobodySees, "A", "अनन्या", "\u200b李", "क्\u200dष", "🙂", "-"]) {
      const form = { name, email: enquiry.email, countryCode: country.code, phoneNumber: digits() };
      const { error } = await register(newClient(server), { name });
      expect([name, error === null]).toEqual([name, v.safeParse(registrationSchema, form).success]);
    }
  });

  test("the form and the database agree on what is an address", async () => {
    const addresses = [
      "asha@example.com",
      "asha.rao+ai@mail.example.co.in",
      "o'brien@example.com",
      "a@b.c",
      "asha@-example.com",
      "asha@example..com",
      "asha@example",
      "asha rao@example.com",
      "आशा@example.com",
      "asha@example.com.",
    ];
    for (const email of addresses) {
      const form = { name: "Asha", email, countryCode: country.code, phoneNumber: digits() };
      const { error } = await register(newClient(server), { email });
      expect([email, error === null]).toEqual([
        email,
        v.safeParse(registrationSchema, form).success,
      ]);
    }
  });

  test.each(["name", "email", "phone", "course_name"])("%s is required", async (column) => {
    const { error, status } = await register(newClient(server), { [column]: null });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23502" });
    expect(error?.message).toContain(column);
  });

  test("the database offers the programs of the content", async () => {
    for (const { title, slug } of programs) {
      const changes = { course_name: title, email: `${slug}@example.com` };
      expect((await register(newClient(server), changes)).error).toBeNull();
    }
  });

  test.each(countries)(
    "$name: from $min to $max digits, not one more or less",
    async ({ code, min, max }) => {
      const outcome = async (digits: number) => {
        const phone = `${code} ${"9".repeat(digits)}`;
        const { error } = await register(newClient(server), { phone });
        return error?.message ?? "stored";
      };
      expect(await outcome(min)).toBe("stored");
      expect(await outcome(max)).toBe("stored");
      expect(await outcome(min - 1)).toContain("phone_in_country_range");
      expect(await outcome(max + 1)).toContain("phone_in_country_range");
    },
  );
});

test("the database has the form's pattern of an address, and the same limits", () => {
  const migrations = globSync("supabase/migrations/*.sql").map((file) =>
    readFileSync(file, "utf8"),
  );
  const sql = migrations.join("\n");
  expect(sql).toContain(
    `'^${emailPattern.source.slice(1).replaceAll("(?:", "(").replaceAll("'", "''")}'`,
  );
  const checked = (column: string) =>
    [...sql.matchAll(new RegExp(`char_length\\(${column}\\) <= (\\d+)`, "g"))].map(
      ([, most]) => most,
    );
  expect(checked("first_name")).toEqual([String(limits.chatName)]);
  expect(checked("last_name")).toEqual([String(limits.chatName)]);
});

/** A valid address of this many characters. */
function addressOf(length: number): string {
  const domain = "@example.com";
  return "x".repeat(length - domain.length) + domain;
}
