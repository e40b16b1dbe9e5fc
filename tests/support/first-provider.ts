import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import type { Content } from "../../supabase/functions/chat-assistant/content.ts";

const fixture = join(import.meta.dirname, "../fixtures/first-provider.json");

/**
 * What the assistant knows of the provider that the specification describes, whatever content/ holds: whoever asks for
 * its programs by name asks of this.
 */
export const firstContent: Content = JSON.parse(readFileSync(fixture, "utf8"));

/** Whether content/ is that provider's. Elsewhere the words that the specification gives it are not to be found. */
export const isFirstProvider = site.name === firstContent.site.name;
