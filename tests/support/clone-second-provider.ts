import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnedModule } from "../../build/write-learned.ts";
import { secondContent } from "../chat/providers/second-provider.ts";
import { taught } from "../chat/support/taught.ts";
import { type Clone, cloneTree, learned } from "./clone.ts";
import { firstContent } from "./first-provider.ts";

/** The second provider: a clone turned into theirs as README tells, files of `content/` replaced, nothing else. */
export async function cloneSecondProvider(siteUrl: string): Promise<Clone> {
  const clone = cloneTree({ SITE_URL: siteUrl });
  const content = join(import.meta.dirname, "../fixtures/second-provider/content");
  cpSync(content, join(clone.folder, "content"), { recursive: true });
  writeFileSync(join(clone.folder, "content/assistant/answers.ts"), theirAnswers);
  writeFileSync(join(clone.folder, "content/assistant/suggestions.ts"), theirSuggestions);
  // What the assistant's own tests have taught her of them.
  const module = await learnedModule(secondContent, await taught(secondContent));
  writeFileSync(join(clone.folder, learned), module);
  return clone;
}

/** What this site's provider answers may name a perk of its own, or a price of its programs: theirs are none of it. */
const theirAnswers = `import { aboutProvider } from "./about-provider.ts";
import { aboutTeaching } from "./about-teaching.ts";
import type { Answers } from "./answer.ts";

const usual = ${JSON.stringify(firstContent.answers)} as const;

export const answers: Answers = { ...usual, ...aboutProvider, ...aboutTeaching };
`;

/** What this site's provider offers to be asked may have an answer here alone, such as a price. */
const theirSuggestions = `export const suggestions = ${JSON.stringify(firstContent.suggestions)} as const;
`;
