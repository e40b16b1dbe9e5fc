import { createPrivateKey } from "node:crypto";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import * as v from "valibot";
import { parseSender } from "../supabase/functions/_shared/mail/transport.ts";

export type Settings = v.InferOutput<typeof settingsSchema>;

function url(...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    ),
  );
}

/** An address with a user and a password. */
function login(...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check(
      isDecodable,
      "must have the special characters of its user and password as %XX, a % as %25 for instance",
    ),
    url(...protocols),
  );
}

/** Whether an address can be taken apart, and what is in it be read: `p#ss` ends it, and `100%` means nothing. */
function isDecodable(address: string): boolean {
  try {
    const { username, password, pathname } = new URL(address);
    decodeURIComponent(`${username}${password}${pathname}`);
    return true;
  } catch {
    return !address.includes("@");
  }
}

/** "Name <address>", or the address alone. */
const sender = v.pipe(
  v.string(),
  // An address alone ends with no quote: podman and Docker leave those around a value where they are.
  v.regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@'"]+)$/,
    "must be as Name <address>, with no quotes around it",
  ),
  v.transform(parseSender),
);

const integer = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a number from 0 to 65535"),
  v.transform(Number),
  v.maxValue(65_535, "must be a number from 0 to 65535"),
);

const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, "must be a number of seconds, at most 999"),
  v.transform(Number),
);

const key = v.pipe(
  v.string(),
  v.transform((text) => new Uint8Array(Buffer.from(text, "base64url"))),
  v.check(({ length }) => length === 32, "must be 32 bytes in base64: openssl rand -base64 32"),
);

const proxies = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").flatMap((entry) => entry.trim() || [])),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry),
        "must be addresses or CIDR ranges, separated by commas",
      ),
      v.transform((entry) =>
        ipaddr.isValidCIDR(entry)
          ? ipaddr.parseCIDR(entry)
          : ipaddr.parseCIDR(`${entry}/${ipaddr.parse(entry).kind() === "ipv4" ? 32 : 128}`),
      ),
    ),
  ),
);

const mailKey = v.pipe(
  v.string(),
  v.check(
    (text) => isPrivateKey(text.replaceAll("\\n", "\n")),
    "must be a private key in PEM, its line breaks written as \\n: openssl genrsa 2048",
  ),
);

const eachSetting = v.object({
  PORT: v.optional(integer, "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  SITE_URL: v.optional(
    v.pipe(
      url("http:", "https:"),
      v.excludes("?", "must have no question mark: sign-in links put theirs behind it"),
      v.excludes("#", "must have no #: sign-in links would end there"),
      v.check(
        (value) => !/^https?:\/\/[^/?#]+\/+[^/?#]/i.test(value),
        "must have nothing behind the host: the site is at the root of it",
      ),
      v.transform((value) => value.replace(/\/+$/, "")),
    ),
  ),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      // A shell makes a home of it, a file of settings does not.
      v.check((path) => !path.startsWith("~"), "must be a path without ~: write your home out"),
      v.transform((path) => resolve(path)),
    ),
    "./data",
  ),
  DATABASE_URL: v.optional(login("postgres:", "postgresql:")),
  SIGNING_KEY: v.optional(key),
  SMTP_URL: v.optional(login("smtp:", "smtps:")),
  MAIL_FROM: v.optional(sender),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, "must be a name as in DNS"))),
  DKIM_PRIVATE_KEY: v.optional(mailKey),
  OPENAI_BASE_URL: v.optional(url("http:", "https:")),
  OPENAI_API_KEY: v.optional(v.string()),
  OPENAI_MODEL: v.optional(v.string()),
  TRUSTED_PROXIES: v.optional(proxies, ""),
  METRICS_PORT: v.optional(integer),
  DRAIN_SECONDS: v.optional(seconds, "0"),
});

/** For a setting that does nothing without another one: half a pair would pass in silence, and nothing come of it. */
function pair(name: keyof Given, other: keyof Given) {
  return v.forward(
    v.check(
      (given: Given) => given[name] === undefined || given[other] !== undefined,
      `does nothing without ${other}: set both, or neither`,
    ),
    [name],
  );
}

type Given = v.InferOutput<typeof eachSetting>;

const settingsSchema = v.pipe(
  eachSetting,
  pair("DKIM_SELECTOR", "DKIM_PRIVATE_KEY"),
  pair("DKIM_PRIVATE_KEY", "DKIM_SELECTOR"),
  // Not the key: many a shell has one for other tools.
  pair("OPENAI_MODEL", "OPENAI_BASE_URL"),
);

function isPrivateKey(text: string): boolean {
  try {
    return Boolean(createPrivateKey(text));
  } catch {
    return false;
  }
}

/**
 * The settings in this environment, checked; `.env.example` says what each is for. Throws an error whose message
 * names each wrong setting in one line.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // `NAME=` in a shell or an .env file means "not set".
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = v.safeParse(settingsSchema, Object.fromEntries(given));
  if (result.success) {
    return result.output;
  }
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue)?.split(".")[0]} ${issue.message}`,
  );
  throw new Error(`Wrong settings: ${problems.join("; ")}.`);
}
