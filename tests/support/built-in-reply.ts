import { createAssistant } from "../../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../../supabase/functions/chat-assistant/content.ts";

/** What the assistant says to this at the beginning of a talk when no model is asked, in whatever words content/ gives. */
export async function builtInReply(message: string): Promise<string> {
  return (await createAssistant(ownContent)).respond(message).reply;
}
