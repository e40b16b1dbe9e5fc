import { afterAll, beforeAll, expect, test } from "vitest";
import { mails as mailWords } from "../../content/mails.ts";
import { durationUnit } from "../../content/pages.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { onEachDatabase } from "../support/databases.ts";
import { anEnquiry, invokeSend, registerOnSite } from "../support/enquiry.ts";
import { filled } from "../support/filled.ts";
import { digits } from "../support/phones.ts";
import type { RunningServer } from "../support/server.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";

onEachDatabase((start) => {
  let sink: SmtpSink;
  let server: RunningServer;

  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await start({ SMTP_URL: sink.url, SITE_URL: "https://bootcamp.example/" });
  });

  afterAll(() => sink.close());

  /** The mails about one enquiry: each says who it is about, to the provider or in its own envelope. */
  function mailsAbout(email: string) {
    return sink.mails.filter((mail) => mail.recipients.includes(email) || mail.replyTo === email);
  }

  test("a registration tells the provider and thanks the learner", async () => {
    const enquiry = anEnquiry({ name: "Priya Raghunathan" });
    const values = { name: enquiry.name, course: enquiry.course_name };
    const { enrollmentNotice, enrollmentConfirmation: words } = mailWords;
    await registerOnSite(server, enquiry);
    await expect.poll(() => mailsAbout(enquiry.email).length).toBe(2);

    const notice = mailsAbout(enquiry.email).find((mail) => mail.replyTo === enquiry.email);
    expect(notice?.recipients).toEqual([site.enquiryEmail]);
    expect(notice?.subject).toBe(filled(enrollmentNotice.subject, values));
    for (const body of [notice?.html, notice?.text]) {
      expect(body).toContain("Priya Raghunathan");
      expect(body).toContain(enquiry.email);
      expect(body).toContain(enquiry.phone);
      expect(body).toContain("https://bootcamp.example/enrollments");
    }

    const thanks = mailsAbout(enquiry.email).find((mail) => mail.replyTo === site.enquiryEmail);
    expect(thanks?.recipients).toEqual([enquiry.email]);
    expect(thanks?.subject).toBe(filled(words.subject, values));
    for (const body of [thanks?.html, thanks?.text]) {
      expect(body).toContain(filled(words.greeting, values));
      expect(body).toContain(`${programs[0].hours} ${durationUnit(programs[0].hours)}`);
      expect(body).not.toContain(digits());
    }
    for (const mail of [notice, thanks]) {
      const headers =
        mail?.headers.map(({ name, value }) => `${name.toLowerCase()}: ${value}`) ?? [];
      // Or an out-of-office answer would answer, and ours would answer that.
      expect(headers).toContain("auto-submitted: auto-generated");
      expect(headers).toContain("x-auto-response-suppress: OOF, AutoReply");
    }
  });

  test("the same registration again is one set of mails", async () => {
    const one = await start({ SMTP_URL: sink.url });
    const enquiry = anEnquiry();
    await registerOnSite(one, enquiry);
    await registerOnSite(one, { ...enquiry, email: enquiry.email.toUpperCase() });
    await Promise.all([registerOnSite(one, enquiry), registerOnSite(one, enquiry)]);
    await expect.poll(() => mailsAbout(enquiry.email).length).toBeGreaterThanOrEqual(2);
    await one.stop();
    expect(mailsAbout(enquiry.email)).toHaveLength(2);
  });

  test("a mailbox gets three confirmations an hour, and the provider every enquiry", async () => {
    const spellings = ["asha.rao@gmail.com", "ASHARAO@gmail.com", "a.sha.rao@googlemail.com"];
    const tagged = ["asharao+one@gmail.com", "asha.rao+two@gmail.com"];
    for (const email of [...spellings, ...tagged]) {
      await registerOnSite(server, anEnquiry({ email }));
    }
    const sameMailbox = (address: string) => [...spellings, ...tagged].includes(address);
    const toProvider = () => sink.mails.filter(({ replyTo }) => sameMailbox(replyTo));
    const toLearner = () => sink.mails.filter(({ recipients }) => recipients.some(sameMailbox));
    await expect.poll(() => [toProvider().length, toLearner().length]).toEqual([5, 3]);
    // Elsewhere a dot may be another person's.
    await registerOnSite(server, anEnquiry({ email: "asharao@example.in" }));
    await registerOnSite(server, anEnquiry({ email: "asha.rao@example.in" }));
    await expect.poll(() => mailsAbout("asha.rao@example.in").length).toBe(2);
    expect(toLearner()).toHaveLength(3);
  });

  test("an enquiry that nobody made sends nothing, and the answer does not tell", async () => {
    const stranger = anEnquiry();
    const known = anEnquiry();
    await registerOnSite(server, known);
    const answers = [await invokeSend(server, stranger), await invokeSend(server, known)];
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const later = anEnquiry();
    await registerOnSite(server, later);
    await expect.poll(() => mailsAbout(later.email).length).toBe(2);
    expect(mailsAbout(stranger.email)).toEqual([]);
  });

  test("a name cannot add a header or a recipient", async () => {
    const enquiry = anEnquiry({ name: "Eve\r\nBcc: victim@example.in\r\nX-Evil: 1\r\n\r\nBuy" });
    await registerOnSite(server, enquiry);
    await expect.poll(() => mailsAbout(enquiry.email).length).toBe(2);
    const mails = mailsAbout(enquiry.email);
    expect(mails.flatMap((mail) => mail.recipients).sort()).toEqual(
      [enquiry.email, site.enquiryEmail].sort(),
    );
    const names = mails.flatMap((mail) => mail.headers.map((header) => header.name.toLowerCase()));
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("x-evil");
  });

  test("a name in any script arrives as it was typed, and never as markup", async () => {
    const name = `प्रिया & <script>alert("1")</script> 🎓`;
    const enquiry = anEnquiry({ name });
    await registerOnSite(server, enquiry);
    await expect.poll(() => mailsAbout(enquiry.email).length).toBe(2);
    const notice = mailsAbout(enquiry.email).find((mail) => mail.replyTo === enquiry.email);
    expect(notice?.subject).not.toContain("script");
    expect(notice?.text).toContain(name);
    expect(notice?.html).not.toContain("<script");
    expect(notice?.html).toContain("प्रिया &amp; &lt;script&gt;");
  });
});
