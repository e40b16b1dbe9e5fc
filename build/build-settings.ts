/** What the environment says of the site that is built. */
export type BuildSettings = {
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** Address of a hosted backend; none where the site and the backend share one origin. */
  backendUrl: string | undefined;
};

/** What is wrong with a setting of the build, as one line that says which and what to write. */
export class SettingError extends Error {}

/**
 * SITE_URL, and VITE_SUPABASE_URL with VITE_SUPABASE_PUBLISHABLE_KEY for a hosted backend; one that is empty is not set.
 * Throws a {@link SettingError} for what would make a site that reaches no backend, or links that lead nowhere.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv): BuildSettings {
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
  const siteUrl = environment.SITE_URL || `http://localhost:${environment.PORT || 3000}`;
  if (!isWebAddress(siteUrl) || /[?#]/.test(siteUrl) || /[^/]/.test(new URL(siteUrl).pathname)) {
    throw new SettingError(
      "SITE_URL must be an address that starts with https:// or http://, with nothing behind the host: https://your.domain",
    );
  }
  return { siteUrl: siteUrl.replace(/\/+$/, ""), backendUrl };
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}

/** Whether it is a host's address alone, at most with a slash behind it. */
function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return `${pathname}${search}${hash}${username}${password}` === "/";
}
