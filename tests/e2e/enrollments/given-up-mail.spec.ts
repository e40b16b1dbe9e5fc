import { mailTrouble } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { registerOnSite } from "../../support/enquiry.ts";
import { runSql } from "../../support/restart.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { signIn, test } from "./admin-page.ts";
import { learners, opened, toast } from "./desk-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a mail that was given up is told at the top, and sent again from its enquiry", async ({
  page,
  own,
}) => {
  // On the site, so that the mails go at once: nobody has this one in hand when it becomes one that was given up.
  for (const learner of learners) await registerOnSite(own, learner);
  const giveUp = `update public.email_outbox set sent_at = null, attempts = 6, given_up_at = now(),
      last_error = '550 No such mailbox'
    where kind = 'enrollment_confirmation' and payload ->> 'name' = 'Bilal Khan' and sent_at is not null
    returning id`;
  await expect.poll(() => runSql(own, giveUp)).toHaveLength(1);

  await signIn(page, own);
  const trouble = page.getByText(mailTrouble.givenUp(1));
  await expect(trouble).toBeVisible();
  await expectAccessible(page);
  await trouble.getByRole("link", { name: "Bilal Khan" }).click();
  const givenUp = openedEnquiry.givenUp("").trim();
  const mails = opened(page, "Bilal Khan").getByRole("region", { name: openedEnquiry.mails });
  const thanks = mails
    .getByRole("listitem")
    .filter({ hasText: openedEnquiry.mailKinds.enrollment_confirmation });
  await expect(thanks).toContainText(givenUp);
  await expect(thanks).toContainText("550 No such mailbox");
  await thanks.getByRole("button", { name: openedEnquiry.sendAgain }).click();
  await expect(toast(page, openedEnquiry.sendingAgain.title)).toContainText(
    openedEnquiry.sendingAgain.description,
  );
  await expect(thanks).not.toContainText(givenUp);
  await expect(trouble).toBeHidden();
});
