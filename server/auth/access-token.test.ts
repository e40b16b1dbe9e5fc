import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { signAccessToken, verifyAccessToken } from "./access-token.ts";

const key = new Uint8Array(32).fill(7);

function token(changes: object) {
  const claims = { role: "authenticated", aud: "authenticated", session_id: "1", ...changes };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("2")
    .setExpirationTime("1h")
    .sign(key);
}

test("a token as we issue it is accepted", async () => {
  expect(await verifyAccessToken(await token({}), key)).toMatchObject({ sub: "2" });
});

test.each([{ role: "service_role" }, { role: "anon" }, { role: "postgres" }, { aud: "anon" }])(
  "one that says %o is not, though it bears our signature",
  async (changes) => {
    await expect(verifyAccessToken(await token(changes), key)).rejects.toThrow("not be verified");
  },
);

test("no two tokens are the same, not even of one second", async () => {
  const claims = {
    role: "authenticated",
    sub: "2",
    email: "a@example.com",
    session_id: "1",
  } as const;
  const sign = () => signAccessToken(claims, "http://localhost/auth/v1", key);
  expect(await sign()).not.toBe(await sign());
});
