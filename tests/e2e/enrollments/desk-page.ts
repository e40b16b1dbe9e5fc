import type { Page } from "@playwright/test";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { fillWith } from "../../support/desk.ts";
import { phone } from "../../support/phones.ts";
import type { RunningServer } from "../../support/server.ts";
import { course, enquiry } from "./admin-page.ts";

/** Three people with a number each. */
export const learners = ["Asha Rao", "Bilal Khan", "Chitra Iyer"].map((name, index) => ({
  ...enquiry(name),
  phone: phone(index),
}));

/**
 * Fills the list with "Learner 0" and so on, the last one newest, as if each had registered a while ago, for a program that
 * was called so then.
 */
export async function fillWithLearners(
  server: RunningServer,
  count: number,
  course_name = course.title,
): Promise<void> {
  const enquiries = Array.from({ length: count }, (_, index) => ({
    ...enquiry(`Learner ${index}`),
    course_name,
    id: crypto.randomUUID(),
    program: course.slug,
    date_of_enquiry: new Date(Date.now() - (count - index) * 1000).toISOString(),
    status: "new" as const,
    follow_up_on: null,
    utm_source: null,
    referrer_host: null,
  }));
  await fillWith(server, enquiries);
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

/** What stands in the file that a button gives. */
export async function exported(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await (await download).createReadStream();
  return (await file.toArray()).join("");
}

/** From here on time passes only where the test says so; `page.clock` has to be installed. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
