import { createClient } from "@supabase/supabase-js";
import { programs } from "../../content/programs.ts";
import { phone } from "./phones.ts";
import type { RunningServer } from "./server.ts";

export type Enquiry = { name: string; email: string; phone: string; course_name: string };

/** An enquiry that the database accepts; each call makes another one, unless told otherwise. */
export function anEnquiry(given: Partial<Enquiry> = {}): Enquiry {
  made += 1;
  return {
    name: "Asha Rao",
    email: `asha.${made}@example.in`,
    phone: phone(),
    course_name: programs[0].title,
    ...given,
  };
}
let made = 0;

/** Registers as the site does: the insert, then the function that sends the mails (SPEC §7). */
export async function registerOnSite(server: RunningServer, enquiry: Enquiry): Promise<void> {
  const visitor = createClient(server.url, server.publishableKey);
  await visitor.from("enrollment_inquiries").insert(enquiry).select().single().throwOnError();
  const { error } = await invokeSend(server, enquiry);
  if (error) {
    throw error;
  }
}

/** The call after the insert, by itself. */
export function invokeSend(server: RunningServer, enquiry: Enquiry) {
  const visitor = createClient(server.url, server.publishableKey);
  return visitor.functions.invoke("send-enrollment-email", {
    body: {
      courseName: enquiry.course_name,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
    },
  });
}
