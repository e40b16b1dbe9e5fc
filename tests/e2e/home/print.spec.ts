import { expect, openHome, test } from "../fixtures.ts";
import { expectFitForPaper, printPages } from "../paper.ts";

test("the home page prints dark on white, with nothing that is fixed or pressed, and no empty page", async ({
  page,
}) => {
  await openHome(page);
  await expectFitForPaper(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await printPages(page)).toBe(4);
});
