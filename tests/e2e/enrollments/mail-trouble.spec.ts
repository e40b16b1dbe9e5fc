import { enrollmentList, mailTrouble } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { signIn as signInWords } from "../../../content/enrollments/page.ts";
import { invokeSend, registerOnSite } from "../../support/enquiry.ts";
import { failures } from "../../support/mails.ts";
import { runSql } from "../../support/restart.ts";
import { startServer } from "../../support/server.ts";
import { type SmtpSink, startSmtpSink } from "../../support/smtp-sink.ts";
import { textPattern } from "../../support/text-pattern.ts";
import { expect, expectAccessible } from "../fixtures.ts";
import { test as base, enquiry, pressSignIn } from "./admin-page.ts";

const test = base.extend<{ sink: SmtpSink }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  sink: async ({}, use) => {
    const sink = await startSmtpSink();
    await use(sink);
    await sink.close();
  },
  own: async ({ sink }, use) => {
    const server = await startServer({ SMTP_URL: sink.url });
    await use(server);
    await server.stop();
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Asia/Kolkata" });

test("a mail server that is down is told above the list and beside the enquiry, with its reason", async ({
  page,
  own,
  sink,
}) => {
  await page.goto("/enrollments");
  await pressSignIn(page);
  await expect.poll(() => sink.mails.length).toBe(1);
  await page.goto(/http\S+token_hash=\S+/.exec(sink.mails[0]?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: signInWords.spend }).click();
  await expect(page.getByText(enrollmentList.total(0))).toBeVisible();

  await sink.down();
  const asha = enquiry("Asha Rao");
  await registerOnSite(own, asha);
  await expect.poll(() => failures(own)).toBe(2);
  await runSql(own, "update public.email_outbox set next_attempt_at = now()");
  await invokeSend(own, asha);
  await expect.poll(() => failures(own)).toBe(4);

  await page.reload();
  const moment = /[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M/;
  const trouble = page.getByText(textPattern(mailTrouble.waiting(2, "MOMENT"), "MOMENT", moment));
  const reason = textPattern(mailTrouble.reason("ERROR"), "ERROR", /connect ECONNREFUSED .+/);
  await expect(trouble).toHaveText(reason);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Asha Rao", exact: true }).click();
  const mails = page.getByRole("region", { name: openedEnquiry.mails }).getByRole("listitem");
  await expect(mails).toHaveCount(2);
  for (const mail of await mails.all()) await expect(mail).toContainText("connect ECONNREFUSED");
});
