import { mailTrouble } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { restartAfter } from "../../support/restart.ts";
import { startServer } from "../../support/server.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { test as base, registerAll, signIn } from "./admin-page.ts";
import { learners, opened, toast } from "./desk-page.ts";

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  own: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a mail that was given up is told at the top, and sent again from its enquiry", async ({
  page,
  own,
}) => {
  await registerAll(own, learners);
  const later = await restartAfter(
    own,
    `update public.email_outbox set sent_at = null, attempts = 6, given_up_at = now(),
         last_error = '550 No such mailbox'
       where kind = 'enrollment_confirmation' and payload ->> 'name' = 'Bilal Khan'`,
  );
  try {
    await signIn(page, later);
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
  } finally {
    await later.stop();
  }
});
