import * as v from "valibot";
import { expect, test } from "vitest";
import { countries } from "../../content/countries.ts";
import { registrationProblems } from "../../content/registration.ts";
import { registrationSchema } from "./registration-schema.ts";

const [{ code, min }] = countries;
const asha = {
  name: "Asha Rao",
  email: "asha@example.in",
  countryCode: code,
  phoneNumber: "9".repeat(min),
};

test.each([" asha@example.in\u00a0", "\u202aasha@example.in\u202c", "asha\u200b@example\u2060.in"])(
  "the address %j is taken as it is seen",
  (email) => {
    const { output, success } = v.safeParse(registrationSchema, { ...asha, email });
    expect(success && output.email).toBe(asha.email);
  },
);

test("an address of which nothing is seen is none", () => {
  const { issues } = v.safeParse(registrationSchema, { ...asha, email: "\u200b" });
  expect(issues?.[0].message).toBe(registrationProblems.noEmail);
});
