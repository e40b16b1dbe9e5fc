import type { Page } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { phone } from "../../support/phones.ts";
import { enquiry } from "./admin-page.ts";

/** Three people with a number each. */
export const learners = ["Asha Rao", "Bilal Khan", "Chitra Iyer"].map((name, index) => ({
  ...enquiry(name),
  phone: phone(index),
}));

/** "Learner 0" and so on, for a long list. */
export function manyLearners(count: number) {
  return Array.from({ length: count }, (_, index) => enquiry(`Learner ${index}`));
}

/** The status of somebody's enquiry: in its row, and beside the list where it is open. */
export function status(page: Page, name: string) {
  return page.getByLabel(enrollmentList.status(name));
}

export function toast(page: Page, name: string) {
  return page.getByRole("dialog", { name });
}

/** Somebody's enquiry, opened beside the list. */
export function opened(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** From here on time passes only where the test says so; `page.clock` has to be installed. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
