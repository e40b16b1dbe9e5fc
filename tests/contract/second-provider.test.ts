import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as ours from "../../content/brand.ts";
import { launch } from "../../content/launch.ts";
import { durationUnit } from "../../content/pages.ts";
import { programs as ourPrograms } from "../../content/programs.ts";
import { site as ourSite } from "../../content/site.ts";
import { palette } from "../fixtures/second-provider/content/brand.ts";
import { countries } from "../fixtures/second-provider/content/countries.ts";
import { callToAction, footer, testimonials } from "../fixtures/second-provider/content/home.ts";
import { programs } from "../fixtures/second-provider/content/programs.ts";
import { site } from "../fixtures/second-provider/content/site.ts";
import { newClient } from "../support/client.ts";
import type { Clone } from "../support/clone.ts";
import { cloneSecondProvider } from "../support/clone-second-provider.ts";
import { anEnquiry, registerOnSite } from "../support/enquiry.ts";
import { inPage } from "../support/in-page.ts";
import { caughtMails, waitForMail } from "../support/mails.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

const siteUrl = "https://pallava-data.test";
/** Where it is served after all. */
const movedTo = "https://pallava.test";

const [{ code, min }] = countries;
/** A number that they take. */
const phone = `${code} ${"9".repeat(min)}`;

let tree: Clone;
let built: ReturnType<Clone["build"]>;
let server: RunningServer;

beforeAll(async () => {
  tree = await cloneSecondProvider(siteUrl);
  built = tree.build();
  expect(built.status, built.said.join("\n")).toBe(0);
  server = await startServer({ SITE_URL: movedTo }, tree.folder);
});
afterAll(async () => {
  await server?.stop();
  tree?.remove();
});

function readSite(file: string): string {
  return readFileSync(join(tree.folder, "dist/site", file), "utf8");
}

/** All that the build may have to say. */
const notice = /^(placeholder|not used|hard to read|not in the site's font, .*) {2}content\//;

test("the build finds nothing left to replace, says what the font lacks, and nothing of no use", () => {
  expect(built.said.filter((line) => !notice.test(line))).toEqual([]);
  expect(built.said.filter((line) => line.startsWith("placeholder"))).toEqual([]);
  expect(built.said.join("\n")).toContain("testimonials.items.0.quote");
});

test("the page says what the provider says", () => {
  const page = readSite("index.html");
  const words = [
    ...programs.flatMap(({ title, description, features }) => [title, description, ...features]),
    ...callToAction.perks.map(({ text }) => text),
    ...footer.social.map(({ href }) => href),
    testimonials.items[0]?.quote ?? "",
    site.tagline,
  ];
  for (const word of words) {
    expect(page).toContain(inPage(word));
  }
  const profiles = footer.social.map(({ href }) => href);
  expect(page).toContain(`"sameAs":${JSON.stringify(profiles)}`);
  expect(page.match(/Enroll Now</g)).toHaveLength(programs.length);
});

/** Of the pop-up's markup, its styles and its script. */
const launchTraces = ['id="launch"', "launch-popup_", "launch-shown"];

test("nothing of the first provider is left in it, the pop-up and its schedule least of all", () => {
  const files = readdirSync(join(tree.folder, "dist/site"), { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(html|js|css|txt|xml)$/.test(file)).map(readSite);
  const templates = readFileSync(join(tree.folder, "supabase/templates/sign-in.html"), "utf8");
  const everything = [...texts, templates].join("\n").toLowerCase();
  const theirs = [
    ...programs.map(({ title }) => title),
    ...Object.values(site),
    ...Object.values(palette),
  ];
  const foreign = [
    ...ourPrograms.map(({ title }) => title),
    ourSite.name,
    ourSite.city,
    ourSite.enquiryEmail,
    ...(launch ? [launch.decline] : []),
    ...Object.values(ours.palette),
    ...launchTraces,
  ];
  // Whose content/ is the second provider's has none of another's to look for.
  for (const word of foreign.filter((one) => !theirs.includes(one))) {
    expect(everything.includes(word.toLowerCase()), word).toBe(false);
  }
  expect(everything).toContain(palette.night);
});

test("search engines are told its address and its programs", () => {
  const page = readSite("index.html");
  expect(page).toContain(`<link rel="canonical" href="${siteUrl}/">`);
  expect(page).toContain(`<meta property="og:url" content="${siteUrl}/">`);
  expect(page).toContain(`<meta property="og:image" content="${siteUrl}/social.png">`);
  expect(readSite("sitemap.xml")).toContain(`<loc>${siteUrl}/</loc>`);
  expect(readSite("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const scripts = page.matchAll(/<script type="application\/ld\+json">([^<]*)</g);
  const [provider, , list] = [...scripts].map(([, json]) => JSON.parse(json ?? ""));
  expect(provider).toMatchObject({ "@type": "EducationalOrganization", name: site.name });
  const courses = list.itemListElement.map(({ item }: { item: object }) => item);
  expect(courses).toMatchObject(
    programs.map(({ slug, title, description, hours }) => ({
      url: `${siteUrl}/#${slug}`,
      name: title,
      description,
      timeRequired: `PT${hours}H`,
      provider: { "@id": provider["@id"] },
    })),
  );
});

test("who serves it under another address than it was built for is told", () => {
  const told = server.logs.find((line) => line.includes("The site was built for another SITE_URL"));
  expect(JSON.parse(told ?? "{}")).toMatchObject({
    level: 50,
    builtFor: siteUrl,
    siteUrl: movedTo,
  });
});

test("the brochure has every program, ₹ and é", async () => {
  const pdf = readFileSync(join(tree.folder, "dist/site/brochure.pdf"));
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(totalPages).toBe(3);
  const words = text.join(" ").replace(/\s+/g, " ");
  for (const { title, description, audience, features } of programs) {
    for (const part of [title, description, audience, ...features]) expect(words).toContain(part);
  }
  expect(words).toContain("₹");
  expect(words).toContain("Résumé");
  expect(words).toContain(site.enquiryEmail);
});

test("every program can be registered for, is written to its people and stands in the list", async () => {
  const enquiries = programs.map(({ title }) => anEnquiry({ course_name: title, phone }));
  for (const enquiry of enquiries) await registerOnSite(server, enquiry);
  for (const [index, { email, course_name }] of enquiries.entries()) {
    const thanks = await waitForMail(server, ({ recipients }) => recipients.includes(email));
    expect(thanks.subject).toContain(course_name);
    const hours = programs[index]?.hours ?? 0;
    expect(thanks.text).toContain(`${hours} ${durationUnit(hours)}`);
    expect(thanks.html).toContain(palette.accent);
    expect(thanks.text).toContain(`${site.name} · ${site.city} · ${site.enquiryEmail}`);
  }
  const notices = (await caughtMails(server)).filter(({ recipients }) =>
    recipients.includes(site.enquiryEmail),
  );
  expect(notices).toHaveLength(programs.length);

  const [first, ...others] = site.adminEmails;
  const admin = await signedInAdmin(server, undefined, first);
  const { data } = await admin.from("enrollment_inquiries").select("course_name").throwOnError();
  expect(data.map(({ course_name }) => course_name).sort()).toEqual(
    programs.map(({ title }) => title).sort(),
  );
  for (const address of others) {
    const one = await signedInAdmin(server, undefined, address);
    const { data: listed } = await one.rpc("list_enquiries").throwOnError();
    expect(listed.total).toBe(programs.length);
  }
});

test.skipIf(programs.some(({ title }) => title === ourPrograms[0].title))(
  "our program is refused",
  async () => {
    const enquiry = anEnquiry({ course_name: ourPrograms[0].title, phone });
    const { error } = await newClient(server).from("enrollment_inquiries").insert(enquiry);
    expect(error?.code).toBe("23514");
  },
);

test("Aivy knows its programs, and of no launch", async () => {
  const client = newClient(server);
  async function ask(message: string): Promise<string> {
    const { data } = await client.functions.invoke("chat-assistant", { body: { message } });
    return data.reply;
  }
  const all = await ask("Which programs do you have?");
  for (const { title } of programs) expect(all).toContain(title);
  expect(await ask("How long is Machine Learning Engineer?")).toContain("36 hours");
  expect(await ask("Where are you?")).toContain(site.city);
  const launched = await ask("When does the bootcamp launch?");
  for (const word of [ourPrograms[0].title, "25 seats", "undefined"]) {
    expect(launched).not.toContain(word);
  }
});
