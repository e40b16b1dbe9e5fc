import { signIn as signInWords } from "../../../content/enrollments/page.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { programsSection } from "../../../content/home.ts";
import { controls } from "../../../content/pages.ts";
import { privacy as privacyWords } from "../../../content/privacy.ts";
import { registrationOutcome } from "../../../content/registration.ts";
import { runSql } from "../../support/restart.ts";
import { closeLaunch, expect, expectAccessible } from "../fixtures.ts";
import { fillRegistration, learner, registrationParts } from "../registration/registration-page.ts";
import { askForLink, readNewestLink, requestLink, test } from "./admin-page.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "Asia/Kolkata",
  // Of the link that is no good.
  expectedErrors: ["Failed to load resource"],
});

test("an enquiry comes with its source, and its mail leads over the sign-in to it, also where the first link has expired", async ({
  page,
  own,
}) => {
  // A long way in one piece.
  test.slow();
  const enquiryLink = /http\S+\/enrollments\?enquiry=[\w-]+/;
  const before = await readNewestLink(own, enquiryLink);
  await page.goto("/?utm_source=Newsletter&utm_campaign=Fr%C3%BChling&gclid=secret#courses");
  await closeLaunch(page);
  await page.getByRole("button", { name: programsSection.enroll }).first().click();
  const form = registrationParts(page);
  const privacy = form.dialog.getByRole("link", { name: controls.privacy });
  await expect(privacy).toHaveAttribute("href", "/privacy");
  await fillRegistration(form);
  await form.submit.click();
  await expect(page.getByRole("dialog", { name: registrationOutcome.success.title })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(privacyWords.heading);
  await expectAccessible(page);

  await expect.poll(() => readNewestLink(own, enquiryLink)).not.toBe(before);
  const address = (await readNewestLink(own, enquiryLink)) ?? "";
  const expired = await requestLink(page, own, new URL(address).search);
  await runSql(own, "delete from auth.one_time_tokens");
  await page.goto(expired);
  await page.getByRole("button", { name: signInWords.spend }).click();
  await expect(page.getByText(signInWords.refused)).toBeVisible();
  await page.goto(await askForLink(page, own));
  await page.getByRole("button", { name: signInWords.spend }).click();
  const enquiry = page.getByRole("region", { name: learner.name });
  await expect(enquiry.getByRole("heading", { name: learner.name })).toBeVisible();
  await expect(page).toHaveURL(address);
  // Nothing is kept of where one wanted to go: the next link may be asked for on another device.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["session"]);
  await expect(enquiry).toContainText("newsletter · Frühling");
  await expect(enquiry).not.toContainText("secret");

  await page.getByRole("button", { name: picture.action }).click();
  const overview = page.getByRole("region", { name: picture.label });
  await expect(overview.getByRole("row", { name: picture.wayNames[0][1] })).toContainText("1");
  await overview.getByText(picture.numbers).click();
  await expect(overview.getByRole("table").first().getByRole("cell")).toHaveText("1");
  await expectAccessible(page);
});
