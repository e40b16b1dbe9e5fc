/**
 * The embedded server's publishable key. Public by nature: the site sends it with every request, and what it
 * may do is decided by row level security. A hosted project has its own (VITE_SUPABASE_PUBLISHABLE_KEY).
 */
export const embeddedPublishableKey = "sb_publishable_embedded";
