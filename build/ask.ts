import { createInterface } from "node:readline";
import { createAssistant } from "../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { readBuildSettings } from "./build-settings.ts";
import { listNotices } from "./notices.ts";
import { tellMistake } from "./tell-mistake.ts";
import { drawBrochure } from "./write-brochure.ts";
import { drawSocialImage } from "./write-social-image.ts";

/**
 * A talk with the assistant on the terminal: the questions of the command line one behind the other, or else each line
 * that is typed, until the end of the input. An empty line begins another talk. What a build would say of content/
 * comes first, as errors do: what she says stands by itself.
 */
try {
  drawSocialImage();
  drawBrochure(readBuildSettings({}).siteUrl);
} catch (error) {
  // She can be asked all the same.
  tellMistake(error);
}
for (const notice of await listNotices()) console.warn(notice);

const assistant = await createAssistant(ownContent);
const typed = process.argv.slice(2);
const isTyping = typed.length === 0 && process.stdin.isTTY;
const questions = typed.length > 0 ? typed : createInterface({ input: process.stdin });

if (isTyping)
  process.stdout.write("Ask as a visitor would; an empty line begins another talk.\n> ");
let context: string | null = null;
for await (const question of questions) {
  context = question.trim() === "" ? null : answer(question, context);
  if (isTyping) process.stdout.write("> ");
}

/** Gives what the visitor's next question would bring along. */
function answer(question: string, before: string | null): string {
  const { reply, suggestions, register, context } = assistant.respond(
    question,
    assistant.readContext(before),
  );
  if (!isTyping) console.log(`> ${question}`);
  console.log(reply);
  if (register) console.log(`[opens the form of ${register}]`);
  console.log(`${suggestions.map((next) => `[${next}]`).join(" ")}\n`);
  return JSON.stringify(context);
}
