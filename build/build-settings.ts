/** What the environment says of the site that is built. */
export type BuildSettings = {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** Address of a hosted backend; none where the site and the backend share one origin. */
  backendUrl: string | undefined;
  /** Where sign-in links of a hosted backend lead; none where nobody has said so. */
  signInUrl: string | undefined;
};

/** What is wrong with a setting of the build, as one line that says which and what to write. */
export class SettingError extends Error {}

/**
 * SITE_URL, and VITE_SUPABASE_URL with VITE_SUPABASE_PUBLISHABLE_KEY for a hosted backend; one that is empty is not set.
 * Throws a {@link SettingError} for what would make a site that reaches no backend, gives away a
 * secret, or has links that lead nowhere.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv): BuildSettings {
  const backendUrl = readBackendUrl(environment);
  const siteUrl = readSiteUrl(environment);
  const signInUrl = backendUrl && environment.SITE_URL ? siteUrl : undefined;
  return { siteUrl, backendUrl, signInUrl };
}

function readBackendUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const backendUrl = environment.VITE_SUPABASE_URL || undefined;
  const key = environment.VITE_SUPABASE_PUBLISHABLE_KEY?.trim();
  if (!backendUrl !== !key) {
    const [given, missing] = backendUrl ? ["URL", "PUBLISHABLE_KEY"] : ["PUBLISHABLE_KEY", "URL"];
    throw new SettingError(
      `VITE_SUPABASE_${missing} is not set, and VITE_SUPABASE_${given} is: a hosted backend needs both, one of our own neither.`,
    );
  }
  if (backendUrl && !isOrigin(backendUrl)) {
    throw new SettingError(
      "VITE_SUPABASE_URL must be an address that starts with https:// or http://, with nothing behind the host: https://<ref>.supabase.co",
    );
  }
  if (key && !isPublicKey(environment.VITE_SUPABASE_PUBLISHABLE_KEY ?? "")) {
    throw new SettingError(
      "VITE_SUPABASE_PUBLISHABLE_KEY must be the project's publishable key (sb_publishable_…) or its anon key, without quotes: it stands in every page, and a secret or service_role key would open all data to everybody.",
    );
  }
  return backendUrl;
}

function readSiteUrl({ SITE_URL, PORT }: NodeJS.ProcessEnv): string {
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    throw new SettingError("PORT must be a number from 0 to 65535.");
  }
  const siteUrl = SITE_URL || `http://localhost:${PORT || 3000}`;
  if (!isWebAddress(siteUrl) || /[?#]/.test(siteUrl) || /[^/]/.test(new URL(siteUrl).pathname)) {
    throw new SettingError(
      "SITE_URL must be an address that starts with https:// or http://, with nothing behind the host: https://your.domain",
    );
  }
  return siteUrl.replace(/\/+$/, "");
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}

/** Whether a key may be known to everybody: a new one says so itself, an old one is a JWT that names its role. */
function isPublicKey(key: string): boolean {
  if (/[\s"']/.test(key) || key.startsWith("sb_secret_")) return false;
  const [, payload, signature] = key.split(".");
  return signature === undefined || roleIn(payload ?? "") === "anon";
}

function roleIn(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")).role;
  } catch {
    return undefined;
  }
}

/** Whether it is a host's address alone, at most with a slash behind it. */
function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return `${pathname}${search}${hash}${username}${password}` === "/";
}
