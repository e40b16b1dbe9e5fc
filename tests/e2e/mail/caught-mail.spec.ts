import { createTransport } from "nodemailer";
import { mails } from "../../../content/mails.ts";
import { programs } from "../../../content/programs.ts";
import { startMailCatcher } from "../../../server/mail/catcher/catcher.ts";
import { anEnquiry, registerOnSite } from "../../support/enquiry.ts";
import { filled } from "../../support/filled.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";

const words = mails.enrollmentConfirmation;

// The browser says so when Playwright looks into a frame that may not run scripts.
test.use({ expectedErrors: ["Blocked script execution"] });

test("the operator reads the mails of a registration", async ({ page, server }) => {
  const { title } = programs.at(-1) ?? programs[0];
  const enquiry = anEnquiry({ name: "Priya Raghunathan", course_name: title });
  await registerOnSite(server, enquiry);
  const subject = filled(words.subject, { course: title });
  const thanks = page
    .getByRole("link")
    .filter({ hasText: subject })
    .filter({ hasText: enquiry.email });
  await expect(async () => {
    await page.goto(server.mailUrl ?? "");
    await expect(thanks).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);

  await thanks.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  const mail = page.frameLocator("iframe");
  await expect(mail.getByText(filled(words.greeting, { name: enquiry.name }))).toBeVisible();

  const opened = page.waitForEvent("popup");
  await mail.getByRole("link", { name: words.action }).click();
  expect((await opened).url()).toBe(`${server.url}/`);
});

test.describe("a hostile mail", () => {
  test.use({ expectedErrors: ["Blocked script execution", "Content Security Policy"] });

  test("runs nothing and loads nothing", async ({ page }) => {
    const catcher = await startMailCatcher({ port: 0 });
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(response.url()));
    await createTransport(catcher.smtpUrl).sendMail({
      from: "eve@example.com",
      to: "admin@example.com",
      subject: "<script>top.document.title = 'Taken'</script>",
      html: `<p>Hello</p><script>top.document.title = "Taken"</script>
        <img src="${catcher.url}/tracker.png" onerror="top.document.title = 'Taken'">`,
    });
    const refused = page.waitForEvent("console", (message) =>
      /tracker\.png.*Content Security Policy/s.test(message.text()),
    );
    await page.goto(`${catcher.url}/mails/1`);
    await expect(page.frameLocator("iframe").getByText("Hello")).toBeVisible();
    // What was loaded before has been seen by now, and what comes of a picture that is not has had its turn.
    await refused;
    expect(await page.title()).not.toBe("Taken");
    expect(loaded.join()).not.toContain("tracker");
    await catcher.close();
  });
});
