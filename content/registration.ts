import type { Country } from "./countries.ts";
import { site } from "./site.ts";

/** Every word of the registration dialog. What is fixed by SPEC §2, §4, §5 and §8 says so. */
export const registrationDialog = {
  /** SPEC §2 */
  title: "Register Now",
};

export const registrationForm = {
  name: "Name",
  email: "Email",
  countryCode: "Country code",
  chooseCountry: "Select",
  /** Under the code, as long as none is chosen: until then the button can't be pressed (SPEC §5). */
  whyCountry: "Needed before you can submit.",
  phoneNumber: "Phone number",
  submit: "Submit Registration",
  /** SPEC §4 */
  submitting: "Submitting...",
  /** What the data is for; the link to the page on privacy follows. */
  purpose: "We use this to contact you about the course, and for nothing else.",
};

/** What is wrong with what was typed (SPEC §5; the length of a name is ours). */
export const registrationProblems = {
  noName: "Name is required",
  longName: (most: number) => `Name must be at most ${most} characters`,
  noEmail: "Email is required",
  email: "Invalid email address",
  noPhone: "Phone number is required",
  noCountry: "Please select a country code first",
  country: "Invalid country code",
  fewDigits: ({ min, name }: Country) => `Phone number must be at least ${min} digits for ${name}`,
  manyDigits: ({ max, name }: Country) => `Phone number must be at most ${max} digits for ${name}`,
  phone: ({ name }: Country) => `Invalid phone number format for ${name}`,
};

/** How many digits a country's numbers have: in the empty field, and on the line below it (SPEC §5). */
export const digits = {
  placeholder: ({ min, max }: Country) => (min === max ? `${min} digits` : `${min}-${max} digits`),
  hint: ({ name, min, max }: Country) => `${name}: ${min}-${max} digits required`,
};

/** SPEC §8 */
export const registrationOutcome = {
  success: {
    title: "Registration Submitted!",
    description: "We've received your enrollment request and will contact you soon.",
  },
  failure: {
    title: "Registration Failed",
    description: (message: string) =>
      message ? `Error: ${message}` : `Please try again, or write to us at ${site.enquiryEmail}.`,
  },
};
