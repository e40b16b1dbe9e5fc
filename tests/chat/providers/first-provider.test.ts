import { expect, test } from "vitest";
import { ownContent } from "../../../supabase/functions/chat-assistant/content.ts";
import { isFirstProvider } from "../../support/first-provider.ts";

// Taken from content/ and never written by hand: `npm run units -- first-provider -u` takes it anew.
test.runIf(isFirstProvider)("the assistant's tests ask of what stands in content/", async () => {
  await expect(`${JSON.stringify(ownContent, null, 2)}\n`).toMatchFileSnapshot(
    "../../fixtures/first-provider.json",
  );
});
