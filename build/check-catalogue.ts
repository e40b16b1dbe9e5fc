import { countries } from "../content/countries.ts";
import { emailPattern, limits } from "../content/limits.ts";
import { sections } from "../content/links.ts";
import { type Program, programs } from "../content/programs.ts";
import { site } from "../content/site.ts";
import { ContentError } from "./content-texts.ts";

/** What other parts of the home page are called there. */
const taken = new Set([
  ...Object.values(sections).map((anchor) => anchor.slice(1)),
  "launch",
  "menu",
]);

/** Throws a {@link ContentError} for the first program that page, pictures or database could not take as it stands. */
export function checkPrograms(): void {
  for (const key of ["slug", "title"] as const) {
    const twice = findTwice(programs.map((program) => program[key]));
    if (twice)
      throw new ContentError(`content/programs.ts  two programs have the ${key} "${twice}"`);
  }
  for (const program of programs) {
    const problem = findProgramProblem(program);
    if (problem) throw new ContentError(`content/programs.ts: "${program.title}"  ${problem}`);
  }
}

function findProgramProblem({ slug, title, hours }: Program): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return `its slug "${slug}" must be made of small letters, digits and single hyphens`;
  }
  if (taken.has(slug)) return `its slug "${slug}" is the name of another part of the page`;
  if (title.trim() === "" || title.length > limits.courseName) {
    return `its title must have 1 to ${limits.courseName} characters`;
  }
  if (!Number.isInteger(hours) || hours < 1) {
    return `its hours must be a whole number from 1 on: each is drawn as a dot`;
  }
  return undefined;
}

/** Throws a {@link ContentError} for the first address, zone or country that server or database could not take. */
export function checkSite(): void {
  const { enquiryEmail, adminEmails, timeZone } = site;
  const wrong = [enquiryEmail, ...adminEmails].find((email) => !emailPattern.test(email));
  if (wrong !== undefined) throw new ContentError(`content/site.ts  "${wrong}" is no address`);
  const twice = findTwice(adminEmails.map((email) => email.toLowerCase()));
  if (twice) throw new ContentError(`content/site.ts: adminEmails  ${twice} stands there twice`);
  try {
    new Intl.DateTimeFormat("en", { timeZone: timeZone.name });
  } catch {
    throw new ContentError(`content/site.ts: timeZone  there is no zone "${timeZone.name}"`);
  }
  const code = findTwice(countries.map((country) => country.code));
  if (code) throw new ContentError(`content/countries.ts  two countries have the code ${code}`);
  for (const { code, name, min, max } of countries) {
    if (/^\+[1-9]\d{0,3}$/.test(code) && min > 0 && min <= max && max <= limits.phoneInput)
      continue;
    throw new ContentError(
      `content/countries.ts: ${name}  a code is + and up to four digits, and min to max digits are 1 to ${limits.phoneInput}`,
    );
  }
}

function findTwice(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
