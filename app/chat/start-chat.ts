import * as v from "valibot";
import { type ChatStart, sendUserAlert } from "../backend.ts";
import { keepDraft, readDraft } from "../ui/drafts.ts";
import type { Details } from "./details.ts";

/** The name under which a start is kept that may have come about, its answer lost. */
const startName = "chat-start";

const startSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  timestamp: v.string(),
});

/**
 * Tells the provider who starts a chat (SPEC §7). Who presses again with the same details because that failed starts the
 * same chat, by the moment of the first press; until they have succeeded.
 */
export async function startChat(details: Details): Promise<void> {
  const start = findStart(details);
  keepDraft(startName, start);
  await sendUserAlert(start);
  keepDraft(startName, undefined);
}

function findStart(details: Details): ChatStart {
  const { output: before, success } = v.safeParse(startSchema, readDraft(startName));
  const names = ["firstName", "lastName", "email"] as const;
  const isSame = success && names.every((name) => before[name] === details[name]);
  return isSame ? before : { ...details, timestamp: new Date().toISOString() };
}
