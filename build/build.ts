import { readBuildSettings } from "./build-settings.ts";
import { checkNeeds, checkSource } from "./checks/source.ts";
import { tellMistake } from "./tell-mistake.ts";

try {
  const settings = readBuildSettings(process.env);
  await checkSource();
  // Only now: what it imports reads content/ at once, and would end in a stack trace where that cannot be read.
  const { buildSite } = await import("./build-site.ts").catch((error: unknown) => {
    // A file or a name in content/ may be gone.
    checkNeeds();
    throw error;
  });
  await buildSite(settings);
} catch (error) {
  tellMistake(error);
}
