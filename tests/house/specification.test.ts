import { describe, expect, test } from "vitest";
import { chatConversation, chatDetails } from "../../content/chat.ts";
import { countries } from "../../content/countries.ts";
import { enrollmentList } from "../../content/enrollments/list.ts";
import { adminPage, signIn } from "../../content/enrollments/page.ts";
import { benefits, callToAction, enterpriseDraft, footer, navigation } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { limits } from "../../content/limits.ts";
import { failures, notFound } from "../../content/pages.ts";
import { programs } from "../../content/programs.ts";
import {
  digits,
  registrationDialog,
  registrationForm,
  registrationOutcome,
  registrationProblems,
} from "../../content/registration.ts";
import { site } from "../../content/site.ts";
import { homeWords, launchWords } from "../e2e/home/words.ts";
import { isFirstProvider } from "../support/first-provider.ts";
import {
  benefitTitles,
  flagshipPrograms,
  homePage,
  launchPopup,
  perks,
} from "./specified-words.ts";

// The words that the specification gives the first provider, and the only place in the tests that has them: all others
// take theirs from content/, and see to it that those are shown. Another provider has words of its own.
describe.runIf(isFirstProvider)("content/ says what the specification says", () => {
  test.each(homePage)("on the home page: $section", ({ section, words }) => {
    // In this order; what stands between them is ours.
    let rest = homeWords.find((one) => one.section === section)?.words.join("\n") ?? "";
    for (const word of words) {
      expect(rest).toContain(word);
      rest = rest.slice(rest.indexOf(word) + word.length);
    }
  });

  test("of the programs, the benefits and the perks, these and no more", () => {
    expect(programs.map(({ title, hours, features }) => ({ title, hours, features }))).toEqual(
      flagshipPrograms,
    );
    expect(benefits.items.map(({ title }) => title)).toEqual(benefitTitles);
    expect(callToAction.perks.map(({ text }) => text)).toEqual(perks);
  });

  test("in the launch pop-up, half a second after the page has loaded", () => {
    expect(launchWords).toEqual(launchPopup);
    expect(launch?.schedule).toEqual({ delay: 500, show: "load" });
  });

  test("where links lead", () => {
    const leads = (links: typeof footer.social) => links.map(({ label, href }) => [label, href]);
    expect(leads(navigation)).toEqual([
      ["Home", "#home"],
      ["Courses", "#courses"],
      ["About", "#about"],
      ["Testimonials", "#testimonials"],
      ["Contact", "#contact"],
    ]);
    expect(leads(footer.quickLinks.items)).toEqual([["Courses", "#courses"]]);
    expect(programs.map(({ slug }) => slug)).toEqual([
      "ai-application",
      "agentic-ai",
      "ai-business",
    ]);
    expect(leads(footer.resources.items)).toEqual([["Download Brochure", "#brochure"]]);
    expect(enterpriseDraft.to).toBe(site.enquiryEmail);
    expect(enterpriseDraft.subject).toBe("Enterprise Solutions Inquiry");
    expect(footer.social.map(({ href }) => href)).toEqual(["#", "#"]);
  });

  test("in the registration", () => {
    const [india] = countries.filter(({ code }) => code === "+91");
    const [uk] = countries.filter(({ code }) => code === "+44");
    if (!india || !uk) throw new Error("The specification's countries are missing");
    expect(registrationDialog.title).toBe("Register Now");
    expect(registrationForm.submitting).toBe("Submitting...");
    expect(limits.phoneInput).toBe(15);
    const { fewDigits, manyDigits, phone, longName: _, ...problems } = registrationProblems;
    expect(Object.values(problems)).toEqual([
      "Name is required",
      "Email is required",
      "Invalid email address",
      "Phone number is required",
      "Please select a country code first",
      "Invalid country code",
    ]);
    expect(fewDigits(india)).toBe("Phone number must be at least 10 digits for India");
    expect(manyDigits(uk)).toBe("Phone number must be at most 11 digits for UK");
    expect(phone(india)).toBe("Invalid phone number format for India");
    expect(digits.placeholder(uk)).toContain("10-11");
    expect(digits.placeholder(india)).toContain("10");
    expect(digits.hint(uk)).toBe("UK: 10-11 digits required");
    expect(registrationOutcome.success).toEqual({
      title: "Registration Submitted!",
      description: "We've received your enrollment request and will contact you soon.",
    });
    expect(registrationOutcome.failure.title).toBe("Registration Failed");
    expect(registrationOutcome.failure.description("No room.")).toBe("Error: No room.");
    const wordless = registrationOutcome.failure.description("");
    expect(wordless).toMatch(/try again/i);
    expect(wordless).toContain(site.enquiryEmail);
    expect(failures.database("No room.")).toBe("Database error: No room.");
  });

  test("of the countries' digits", () => {
    expect(countries.map(({ code, name, min, max }) => [code, name, min, max])).toEqual([
      ["+1", "US/Canada", 10, 10],
      ["+91", "India", 10, 10],
      ["+44", "UK", 10, 11],
      ["+61", "Australia", 9, 9],
      ["+49", "Germany", 10, 12],
      ["+33", "France", 9, 9],
      ["+81", "Japan", 10, 11],
      ["+86", "China", 11, 11],
      ["+7", "Russia", 10, 10],
      ["+55", "Brazil", 10, 11],
      ["+971", "UAE", 9, 9],
      ["+65", "Singapore", 8, 8],
    ]);
  });

  test("in the chat", () => {
    const { blank, notAnAddress, success, failure } = chatDetails;
    expect([blank, notAnAddress, success, failure]).toEqual([
      "Please fill in all fields",
      "Please enter a valid email address",
      "Welcome! You can now start chatting.",
      "Failed to register. Please try again.",
    ]);
    expect(chatConversation.failure).toBe("Failed to send message. Please try again.");
    expect(chatConversation.apology).toBe(
      "I'm sorry, I'm having trouble responding right now. Please try again in a moment.",
    );
  });

  test("on the admin page and the page that is not there", () => {
    const { checking, heading, text, ask, sent, failed } = signIn;
    expect([checking, heading, text, ask, sent, failed]).toEqual([
      "Loading...",
      "Admin Access Required",
      "You need to be authenticated to view enrollment data.",
      "Sign In with Email",
      "Check your email for the login link!",
      "Sign in failed. Please contact admin.",
    ]);
    expect([adminPage.title, adminPage.text, adminPage.home]).toEqual([
      "Enrollment Management",
      "View and manage course enrollment inquiries",
      "Back to Home",
    ]);
    const { heading: card, subtitle, total, loading, empty, columns, failure } = enrollmentList;
    expect([card, `${subtitle} ${total(3)}`, loading, empty]).toEqual([
      "Enrollment Inquiries",
      "All course enrollment requests (3 total)",
      "Loading enrollment data...",
      "No enrollment inquiries found.",
    ]);
    expect(Object.values(columns)).toEqual(["Name", "Email", "Phone", "Course", "Date of Enquiry"]);
    expect(Object.values(failure)).toEqual([
      "Error",
      "Failed to load enrollment data. Please try again.",
    ]);
    expect([notFound.heading, notFound.home]).toEqual(["Oops! Page not found", "Return to Home"]);
  });
});
