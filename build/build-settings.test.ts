import { expect, test } from "vitest";
import { readBuildSettings, SettingError } from "./build-settings.ts";

const hosted = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
};

test("a hosted backend and a public address are taken as they stand", () => {
  expect(readBuildSettings({ ...hosted, SITE_URL: "https://your.domain/" })).toEqual({
    siteUrl: "https://your.domain",
    backendUrl: "https://abc.supabase.co",
    signInUrl: "https://your.domain",
  });
});

test("where sign-in links of a hosted backend lead is left alone by who tries it at home", () => {
  expect(readBuildSettings(hosted).signInUrl).toBeUndefined();
  expect(readBuildSettings({ SITE_URL: "https://your.domain" }).signInUrl).toBeUndefined();
});

/** An old key of a project: a JWT. */
function oldKey(role: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return [encode({ alg: "HS256" }), encode({ iss: "supabase", role }), "c2lnbmF0dXJl"].join(".");
}

test.each(["sb_publishable_abc", oldKey("anon")])("%s may stand in every page", (key) => {
  const { backendUrl } = readBuildSettings({ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: key });
  expect(backendUrl).toBe(hosted.VITE_SUPABASE_URL);
});

test("what is empty is not set", () => {
  const empty = { SITE_URL: "", VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" };
  const own = { siteUrl: "http://localhost:3000" };
  expect([readBuildSettings(empty), readBuildSettings({})]).toEqual([own, own]);
  expect(readBuildSettings({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
});

test.each<[said: RegExp, environment: Record<string, string>]>([
  [
    /^VITE_SUPABASE_PUBLISHABLE_KEY is not set, and VITE_SUPABASE_URL is/,
    { ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: "" },
  ],
  [
    /^VITE_SUPABASE_PUBLISHABLE_KEY is not set, and VITE_SUPABASE_URL is/,
    { VITE_SUPABASE_URL: " ", VITE_SUPABASE_PUBLISHABLE_KEY: " " },
  ],
  [
    /^VITE_SUPABASE_URL is not set, and VITE_SUPABASE_PUBLISHABLE_KEY is/,
    { ...hosted, VITE_SUPABASE_URL: "" },
  ],
  ...[
    "abc.supabase.co",
    "abc.supabase.co:443",
    "https:abc.supabase.co",
    "https://abc.supabase.co/rest/v1",
    "https://abc.supabase.co/?apikey=1",
    "https://user:password@abc.supabase.co",
    "https://<ref>.supabase.co",
    " ",
  ].map((VITE_SUPABASE_URL): [RegExp, Record<string, string>] => [
    /^VITE_SUPABASE_URL must be an address/,
    { ...hosted, VITE_SUPABASE_URL },
  ]),
  ...[
    "sb_secret_abc",
    oldKey("service_role"),
    oldKey("anon").replace(/\..*\./, ".e30."),
    "e.cut-off.key",
    '"sb_publishable_abc"',
    "sb_publishable_abc ",
    "sb_publishable_abc sb_secret_abc",
  ].map((VITE_SUPABASE_PUBLISHABLE_KEY): [RegExp, Record<string, string>] => [
    /^VITE_SUPABASE_PUBLISHABLE_KEY must be the project's publishable key/,
    { ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY },
  ]),
  ...["eighty", "99999", "-1"].map((PORT): [RegExp, Record<string, string>] => [
    /^PORT must be a number from 0 to 65535\.$/,
    { PORT },
  ]),
  ...[
    "your.domain",
    "ftp://your.domain",
    "https://",
    "https://your.domain/?a",
    "https://a.b/#c",
    "https://your.domain/courses",
    "https://your.domain//courses/",
  ].map((SITE_URL): [RegExp, Record<string, string>] => [
    /^SITE_URL must be an address/,
    { SITE_URL },
  ]),
])("%s: %o", (said, environment) => {
  expect(() => readBuildSettings(environment)).toThrow(SettingError);
  expect(() => readBuildSettings(environment)).toThrow(said);
});
