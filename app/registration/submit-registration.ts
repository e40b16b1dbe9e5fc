import { insertEnrollment, type Registration, sendEnrollmentEmail } from "../backend.ts";
import { readSource } from "./enquiry-source.ts";

/**
 * Stores a registration and asks for its mails. Throws when it could not be stored; mails that could not be
 * asked for are only logged (SPEC §7), for the server sends what is left over by itself.
 */
export async function submitRegistration(registration: Registration): Promise<void> {
  await insertEnrollment(registration, readSource(location.href, document.referrer));
  sendEnrollmentEmail(registration).catch(() => {
    // biome-ignore lint/suspicious/noConsole: SPEC §8 wants this failure logged and nothing else.
    console.warn("The registration is saved; its mails could not be requested and follow later.");
  });
}
