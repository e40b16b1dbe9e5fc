import { isFirstProvider } from "../../support/first-provider.ts";
import { expect, openHome, test } from "../fixtures.ts";
import { expectFitForPaper, printPages } from "../paper.ts";

test("the home page prints dark on white, with nothing that is fixed or pressed, and no empty page", async ({
  page,
}) => {
  await openHome(page);
  await expectFitForPaper(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const pages = await printPages(page);
  expect(pages).not.toContain("");
  if (isFirstProvider) expect(pages).toHaveLength(4);
});
