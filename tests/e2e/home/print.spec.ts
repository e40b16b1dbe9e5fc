import { expect, openHome, test } from "../fixtures.ts";
import { printPages, unfitForPaper } from "../paper.ts";

test("the home page prints dark on white, with nothing that is fixed or pressed, and no empty page", async ({
  page,
}) => {
  await openHome(page);
  expect(await unfitForPaper(page)).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await printPages(page)).toBe(4);
});
