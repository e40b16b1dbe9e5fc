import { chatConversation, chatDetails, chatPanel } from "../../content/chat.ts";
import { adminPage, signIn as signInWords } from "../../content/enrollments/page.ts";
import { programsSection } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { header } from "../../content/pages.ts";
import { registrationDialog, registrationForm } from "../../content/registration.ts";
import { site } from "../../content/site.ts";
import { part, type Visitor } from "../support/engines/visitor.ts";
import { waitForMail } from "../support/mails.ts";
import type { RunningServer } from "../support/server.ts";

/** The parts that several flows speak of, as a visitor names them. */
export const popup = part("dialog", launch?.title);
export const menu = part("navigation", header.navigation);
export const registration = part("dialog", registrationDialog.title);
export const chat = part("dialog", chatPanel.title);
export const chatButton = part("button", chatPanel.title);

/** Opens the home page and puts the launch pop-up aside, where there is one. */
export async function openHome(visitor: Visitor): Promise<void> {
  await visitor.open("/");
  if (!launch) return;
  await visitor.press(popup.within("button", launch.decline));
  await visitor.seesNo(popup);
}

export function enrollButton(course: string) {
  return part("article", course).within("button", programsSection.enroll);
}

/** Chooses a country as the keyboard does it, the list closed. */
export async function chooseCountry(visitor: Visitor, code: string): Promise<void> {
  const country = registration.within("combobox", registrationForm.countryCode);
  await visitor.press(registration.within("textbox", registrationForm.email));
  await visitor.key("Tab");
  await visitor.focuses(country);
  await visitor.type(code);
  await visitor.holds(country, code);
}

/** Fills in the chat's details step. */
export async function fillDetails(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(chat.within("textbox", chatDetails.firstName), "Zoë");
  await visitor.fill(chat.within("textbox", chatDetails.lastName), "Rao");
  await visitor.fill(chat.within("textbox", chatDetails.email), email);
}

export const chatInput = chat.within("textbox", chatConversation.input);
export const conversation = chat.within("log", chatConversation.label);

/** Signs the admin in by the link of the caught mail, as far as the list. */
export async function signIn(visitor: Visitor, server: RunningServer): Promise<void> {
  await visitor.open("/enrollments");
  if (site.adminEmails.length > 1) {
    await visitor.fill(part("textbox", signInWords.email), site.adminEmails[0]);
  }
  await visitor.press(part("button", signInWords.ask));
  await visitor.sees(part("alertdialog", signInWords.sent));
  await visitor.open(await readSignInLink(server));
  await visitor.press(part("button", signInWords.spend));
  await visitor.sees(part("heading", adminPage.title));
}

/** The path of the sign-in link in the newest mail to the admin. */
async function readSignInLink(server: RunningServer): Promise<string> {
  const { text } = await waitForMail(server, ({ recipients }) =>
    recipients.includes(site.adminEmails[0]),
  );
  const path = /\/enrollments\?\S*token_hash=[\w-]+\S*/.exec(text)?.[0];
  if (!path) throw new Error("The sign-in mail has no link");
  return path;
}
