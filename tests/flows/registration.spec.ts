import { programs } from "../../content/programs.ts";
import {
  registrationForm,
  registrationOutcome,
  registrationProblems,
} from "../../content/registration.ts";
import { site } from "../../content/site.ts";
import { part } from "../support/engines/visitor.ts";
import { waitForMail } from "../support/mails.ts";
import { country, digits, phone as phoneNumber } from "../support/phones.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { chooseCountry, enrollButton, openHome, registration } from "./steps.ts";

const field = (name: string) => registration.within("textbox", name);
const submit = registration.within("button", registrationForm.submit);

for (const [device, size] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use({ size });

    test("what is wrong is said, and a corrected registration arrives", async ({
      visitor,
      server,
    }) => {
      const [{ title }] = programs;
      const email = `priya.${device}@example.in`;
      await openHome(visitor);
      await visitor.press(enrollButton(title));
      await visitor.reads(registration, title);
      await visitor.finds(submit, "disabled", "");

      await chooseCountry(visitor, country.code);
      await visitor.press(submit);
      for (const message of [
        registrationProblems.noName,
        registrationProblems.noEmail,
        registrationProblems.noPhone,
      ]) {
        await visitor.reads(registration, message);
      }
      await visitor.focuses(field(registrationForm.name));
      await visitor.fill(field(registrationForm.name), "Zoë Sharma");
      await visitor.fill(field(registrationForm.email), "priya");
      await visitor.reads(registration, registrationProblems.email);
      await visitor.fill(field(registrationForm.email), email);
      await visitor.fill(field(registrationForm.phoneNumber), digits().slice(1));
      await visitor.reads(registration, registrationProblems.fewDigits(country));
      await visitor.fill(field(registrationForm.phoneNumber), digits());
      await visitor.press(submit);

      await visitor.seesNo(registration);
      await visitor.sees(part("dialog", registrationOutcome.success.title));
      const mail = await waitForMail(server, ({ recipients }) => recipients.includes(email));
      expect(mail.text).toContain("Zoë Sharma");
      expect(mail.text).toContain(title);
      const notice = await waitForMail(
        server,
        ({ recipients, text }) => recipients.includes(site.enquiryEmail) && text.includes(email),
      );
      expect(notice.text).toContain(phoneNumber());
    });
  });
}

test("the keyboard stays in the dialog, Escape leads back, and what was typed is kept", async ({
  visitor,
}) => {
  const button = enrollButton(programs[1]?.title ?? "");
  await openHome(visitor);
  await visitor.press(button);
  await visitor.fill(field(registrationForm.name), "Asha Rao");
  // Two rounds through all that can be reached.
  for (let stops = 0; stops < 14; stops += 1) {
    await visitor.key("Tab");
    await visitor.focusesWithin(registration);
  }
  await visitor.key("Escape");
  await visitor.seesNo(registration);
  await visitor.focuses(button);
  await visitor.key("Enter");
  await visitor.holds(field(registrationForm.name), "Asha Rao");
});
