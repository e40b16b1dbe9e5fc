import type { APIResponse, Page, Route } from "@playwright/test";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { views } from "../../../content/enrollments/toolbar.ts";
import { controls } from "../../../content/pages.ts";
import { expect } from "../fixtures.ts";
import { enquiry, registerAll, signIn, test } from "./admin-page.ts";
import { holdTime, learners, opened, status, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

/** From here on these calls wait until they are let go, and then fail or go on. */
async function holdBack(page: Page, call: string, { fails = false, sized = 0 } = {}) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/rpc/${call}`, async (route) => {
    if (!sized || route.request().postDataJSON().page_size === sized) await held;
    await (fails ? route.abort() : route.continue());
  });
  return letGo;
}

/** The answer to the next of these calls waits until it is let go, or is lost. */
async function holdAnswer(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<{ answer: APIResponse; route: Route }>();
  const hold = async (route: Route) => resolve({ answer: await route.fetch(), route });
  await page.route(`**/rpc/${call}`, hold, { times: 1 });
  return async ({ isLost = false } = {}) => {
    const { answer, route } = await promise;
    await (isLost ? route.abort() : route.fulfill({ response: answer }));
  };
}

test.beforeEach(async ({ page, own }) => {
  await registerAll(own, [...learners, enquiry("Bela Khan")]);
  await signIn(page, own);
  await page.getByRole("link", { name: "Bilal Khan", exact: true }).click();
  await expect(opened(page, "Bilal Khan").getByText(openedEnquiry.noHistory)).toBeVisible();
});

test.describe("A note", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that is being saved is no draft, what is written meanwhile stays, and one that is lost comes back before it", async ({
    page,
  }) => {
    const letGo = await holdBack(page, "change_enquiry");
    const field = page.getByLabel(openedEnquiry.note);
    await field.fill("Wants the evening group.");
    await field.press("Control+Enter");
    await page.getByRole("button", { name: openedEnquiry.next }).click();
    await expect(opened(page, "Asha Rao")).toBeVisible();
    await page.getByRole("button", { name: openedEnquiry.previous }).click();
    await expect(opened(page, "Bilal Khan")).toBeVisible();
    await expect(field).toHaveValue("");

    await field.fill("And a place near");
    letGo();
    const history = page.getByRole("region", { name: openedEnquiry.history });
    await expect(history.getByRole("listitem")).toContainText("Wants the evening group.");
    await expect(field).toHaveValue("And a place near");
    await field.press("Control+Enter");
    await expect(history.getByRole("listitem")).toHaveCount(2);
    await expect(field).toHaveValue("");

    const fail = await holdBack(page, "change_enquiry", { fails: true });
    await field.fill("Asks for the brochure.");
    await field.press("Control+Enter");
    await field.fill("And a place near");
    fail();
    await expect(toast(page, changes.failed)).toBeVisible();
    await expect(field).toHaveValue("Asks for the brochure.\nAnd a place near");
  });

  test("that was stored, its answer lost, is not stored again, nor with what is added, nor with another that was lost", async ({
    page,
  }) => {
    const field = page.getByLabel(openedEnquiry.note);
    const told = toast(page, changes.failed);
    await field.fill("Wants the evening group.");
    for (const added of ["", " And a place near."]) {
      const letGo = await holdAnswer(page, "change_enquiry");
      await field.press("End");
      await field.pressSequentially(added);
      await field.press("Control+Enter");
      await letGo({ isLost: true });
      await told.getByRole("button", { name: controls.dismiss }).click();
      await expect(told).toBeHidden();
      await expect(field).toHaveValue(`Wants the evening group.${added}`);
    }
    await field.press("Control+Enter");
    const history = page.getByRole("region", { name: openedEnquiry.history });
    await expect(page.getByText(openedEnquiry.noteAdded)).toBeAttached();
    await expect(history.getByRole("listitem")).toHaveCount(1);
    await expect(history).toContainText("Wants the evening group. And a place near.");

    await field.fill("Wants the evening group.");
    await field.press("Control+Enter");
    await expect(history.getByRole("listitem")).toHaveCount(2);

    const losses: ((how: { isLost: boolean }) => Promise<void>)[] = [];
    for (const note of ["Has paid.", "Asks for a receipt."]) {
      losses.push(await holdAnswer(page, "change_enquiry"));
      await field.fill(note);
      await field.press("Control+Enter");
      await page.getByRole("button", { name: openedEnquiry.next }).click();
      await expect(opened(page, "Asha Rao")).toBeVisible();
      await page.getByRole("button", { name: openedEnquiry.previous }).click();
      await expect(opened(page, "Bilal Khan")).toBeVisible();
      await expect(field).toHaveValue("");
    }
    for (const lose of losses) await lose({ isLost: true });
    await expect(field).toHaveValue("Has paid.\nAsks for a receipt.");
    await field.press("Control+Enter");
    await expect(field).toHaveValue("");
    await expect(history.getByRole("listitem")).toHaveCount(4);
    await expect(history.getByText("Has paid.", { exact: true })).toBeVisible();
    await expect(history.getByText("Asks for a receipt.", { exact: true })).toBeVisible();
  });
});

test.describe("A change", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("that was not saved is shown no more, one that was is counted in a late answer too, and is taken back also where its list has been left", async ({
    page,
  }) => {
    const calls: Route[] = [];
    await page.route("**/rpc/change_enquiry", (route) => void calls.push(route));
    await status(page, "Bilal Khan").first().selectOption(statusNames.closed);
    await page.getByRole("button", { name: openedEnquiry.followUpDays[0][1] }).click();
    for (const order of [0, 1]) {
      await expect.poll(() => calls.length).toBe(order + 1);
      await calls[order]?.abort();
      const told = toast(page, changes.failed);
      await expect(told).toBeVisible();
      await told.getByRole("button", { name: controls.dismiss }).click();
      await expect(told).toBeHidden();
    }
    await expect(status(page, "Bilal Khan").first()).toHaveValue("new");

    await page.unroute("**/rpc/change_enquiry");
    const letGo = await holdAnswer(page, "count_enquiries");
    await page.reload();
    await status(page, "Asha Rao").selectOption(statusNames.contacted);
    await expect(toast(page, changes.status("Asha Rao", statusNames.contacted))).toBeVisible();
    await letGo();
    await expect(page.getByRole("link", { name: views.waiting })).toHaveText(`${views.waiting} 3`);

    const save = await holdBack(page, "change_enquiry");
    await status(page, "Bela Khan").selectOption(statusNames.closed);
    await page.getByRole("searchbox").fill("asha");
    await expect(page.getByRole("link", { name: "Bela Khan", exact: true })).toBeHidden();
    save();
    await toast(page, changes.status("Bela Khan", statusNames.closed))
      .getByRole("button", { name: changes.undo })
      .click();
    await expect(toast(page, changes.status("Bela Khan", statusNames.new))).toBeVisible();
  });
});

test.describe("A step that is late", () => {
  /** Bilal's enquiry is the next one, and only the server knows. */
  async function openBetween(page: Page) {
    await page.getByRole("link", { name: "Chitra Iyer", exact: true }).click();
    await expect(opened(page, "Chitra Iyer").getByText(openedEnquiry.noHistory)).toBeVisible();
    const address = new URL(page.url());
    address.searchParams.set("search", "khan");
    const letGo = await holdBack(page, "list_enquiries", { sized: 1 });
    await page.goto(address.href);
    await expect(page.getByRole("heading", { name: "Chitra Iyer" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Bela Khan", exact: true })).toBeVisible();
    return letGo;
  }

  test("is given up where the enquiry is closed, and leads nowhere away from what has been opened since", async ({
    page,
  }) => {
    await page.clock.install();
    await openBetween(page);
    // A toast would stay.
    await holdTime(page);
    await page.keyboard.press("j");
    await page.keyboard.press("Escape");
    await expect(opened(page, "Chitra Iyer")).toBeHidden();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL("/enrollments?search=khan");
    await expect(toast(page, enrollmentList.failure.title), "it is no failure").toBeHidden();

    await page.clock.resume();
    await page.unroute("**/rpc/list_enquiries");
    await page.goto("/enrollments");
    const letGo = await openBetween(page);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.getByRole("link", { name: "Bela Khan", exact: true }).click();
    letGo();
    // Once this has been saved, no step is on its way any more.
    const bela = opened(page, "Bela Khan");
    await bela.getByLabel(openedEnquiry.note).fill("Wants the evening group.");
    await bela.getByLabel(openedEnquiry.note).press("Control+Enter");
    const history = bela.getByRole("region", { name: openedEnquiry.history });
    await expect(history.getByRole("listitem")).toContainText("Wants the evening group.");
    await expect(bela).toBeVisible();
  });
});
