import { embeddedPublishableKey } from "../content/backend.ts";

/** Milliseconds after which a call counts as failed. */
export const timeout = 30_000;

/** Where a service of the backend is, and the public key that goes with every call. A setting that is empty is not set. */
export function backend(service: string): { url: string; key: string } {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = import.meta.env;
  const url = new URL(`${service}/v1`, VITE_SUPABASE_URL || location.origin).href;
  return { url, key: VITE_SUPABASE_PUBLISHABLE_KEY || embeddedPublishableKey };
}
