import { checkNeeds, checkSource } from "./checks/source.ts";
import { ContentError } from "./content-error.ts";

try {
  await checkSource();
  // Only now: what it imports reads content/ at once, and would end in a stack trace where that cannot be read.
  const { buildSite } = await import("./build-site.ts").catch((error: unknown) => {
    // A file or a name in content/ may be gone.
    checkNeeds();
    throw error;
  });
  await buildSite();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  // For the person who wrote the content: one plain line.
  console.error(error.message);
  process.exitCode = 1;
}
