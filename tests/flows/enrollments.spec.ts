import { enrollmentList } from "../../content/enrollments/list.ts";
import { adminPage, signIn as signInWords } from "../../content/enrollments/page.ts";
import { part, selected } from "../support/engines/visitor.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { expect, phone, test } from "./fixtures.ts";
import { signIn } from "./steps.ts";

test("the admin signs in by the mail, reads the list, and signs out", async ({
  visitor,
  server,
}) => {
  const enquiries = ["Asha Rao", "Bilal Khan"].map((name) => anEnquiry({ name }));
  for (const enquiry of enquiries) await registerOnSite(server, enquiry);
  await visitor.open("/enrollments");
  await visitor.sees(part("heading", signInWords.heading));
  await signIn(visitor, server);
  const table = part("table", enrollmentList.heading);
  for (const { name, email } of enquiries) {
    await visitor.reads(table, name);
    await visitor.sees(table.within("link", email));
  }
  const list = await visitor.text(table);
  expect(list.indexOf("Bilal Khan")).toBeLessThan(list.indexOf("Asha Rao"));
  expect(list).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/);

  await visitor.tab.resize(phone.width, phone.height);
  await visitor.open("/enrollments");
  await visitor.reads(selected("table"), "Bilal Khan");
  const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect(await visitor.tab.evaluate(overflow)).toBe(0);

  await visitor.press(part("button", adminPage.signOut));
  await visitor.sees(part("heading", signInWords.heading));
  await visitor.open("/enrollments");
  await visitor.sees(part("button", signInWords.ask));
});
