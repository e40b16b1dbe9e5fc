import { checkNeeds, checkSource } from "./checks/source.ts";
import { tellMistake } from "./tell-mistake.ts";

/** What `npm run dev` begins with: says in one line what is wrong with content/, as a build does, and builds nothing. */
try {
  await checkSource();
  const { checkContent } = await import("./check-content.ts").catch((error: unknown) => {
    checkNeeds();
    throw error;
  });
  checkContent();
} catch (error) {
  tellMistake(error);
}
