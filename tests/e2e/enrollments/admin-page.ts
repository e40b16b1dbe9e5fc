import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { adminPage, signIn as signInWords } from "../../../content/enrollments/page.ts";
import { programs } from "../../../content/programs.ts";
import { site } from "../../../content/site.ts";
import { phone } from "../../support/phones.ts";
import type { RunningServer } from "../../support/server.ts";
import { signedInAdmin } from "../../support/sign-in.ts";
import { test as base, expect } from "../fixtures.ts";

type Mail = { subject: string; text: string };

export const linkSent = signInWords.sent;

/**
 * A product for every test that holds nothing yet: each speaks of what the whole database holds, and only a few sign-in
 * mails may be asked for in a while.
 */
export const test = base.extend<{ own: RunningServer }>({
  own: async ({ emptied }, use) => use(await emptied.anew()),
  baseURL: async ({ own }, use) => use(own.url),
});

/** Asks for a sign-in link on the admin page and gives the address that the mail carries; `email` where it is asked for. */
export async function requestLink(
  page: Page,
  server: RunningServer,
  query = "",
  email?: string,
): Promise<string> {
  await page.goto(`${server.url}/enrollments${query}`);
  return askForLink(page, server, email);
}

/** The same on the admin page as it stands. */
export async function askForLink(
  page: Page,
  server: RunningServer,
  email?: string,
): Promise<string> {
  const before = (await readLinks(server)).length;
  await pressSignIn(page, email);
  await expect(page.getByRole("alertdialog", { name: linkSent })).toBeVisible();
  await expect.poll(async () => (await readLinks(server)).length).toBe(before + 1);
  return (await readLinks(server))[0] ?? "";
}

/** Asks for a sign-in mail on the page as it stands: as the first admin, where it asks which one. */
export async function pressSignIn(
  page: Page,
  email = site.adminEmails.length > 1 ? site.adminEmails[0] : "",
): Promise<void> {
  if (email) await page.getByLabel(signInWords.email).fill(email);
  await page.getByRole("button", { name: signInWords.ask }).click();
}

/** The admin's browser as it stands once they have signed in by the link of a mail, and the list open in it. */
export async function signIn(
  page: Page,
  server: RunningServer,
  signedIn?: SupabaseClient,
): Promise<void> {
  const admin = signedIn ?? (await signedInAdmin(server));
  const { data } = await admin.auth.getSession();
  const session = { name: "session", value: JSON.stringify(data.session) };
  const origins = [{ origin: new URL(server.url).origin, localStorage: [session] }];
  await page.context().setStorageState({ cookies: [], origins });
  await page.goto(`${server.url}/enrollments`);
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
}

/** Signs the admin in by the link of a mail, as far as the list. */
export async function signInByMail(
  page: Page,
  server: RunningServer,
  email?: string,
): Promise<void> {
  await page.goto(await requestLink(page, server, "", email));
  await page.getByRole("button", { name: signInWords.spend }).click();
  await expect(page.getByRole("heading", { name: adminPage.title })).toBeVisible();
}

/** The sign-in links of all caught mails, newest first. */
function readLinks(server: RunningServer): Promise<string[]> {
  return findInMails(server, /http\S+token_hash=[\w-]+&type=magiclink/);
}

/** The newest link of this shape in a caught mail. */
export async function readNewestLink(
  server: RunningServer,
  shape: RegExp,
): Promise<string | undefined> {
  return (await findInMails(server, shape))[0];
}

async function findInMails({ mailUrl }: RunningServer, shape: RegExp): Promise<string[]> {
  const mails = (await (await fetch(`${mailUrl}/mails.json`)).json()) as Mail[];
  return mails.flatMap(({ text }) => shape.exec(text) ?? []);
}

export type Enquiry = { name: string; email: string; phone: string; course_name: string };

/** Registers all of these, the first one first. */
export async function registerAll(server: RunningServer, enquiries: Enquiry[]): Promise<void> {
  for (const enquiry of enquiries) {
    const response = await fetch(`${server.url}/rest/v1/enrollment_inquiries`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    expect(response.status).toBe(201);
  }
}

/** What the enquiries of made-up learners are about, and what some of them are instead. */
export const [otherCourse, course = otherCourse] = programs;

/** An enquiry of a made-up learner. */
export function enquiry(name: string): Enquiry {
  return {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}@example.in`,
    phone: phone(),
    course_name: course.title,
  };
}
