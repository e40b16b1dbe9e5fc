import { limits } from "../../content/limits.ts";
import { sections } from "../../content/links.ts";
import type { Program } from "../../content/programs.ts";
import { ContentError } from "../content-error.ts";
import type { Content } from "./content.ts";
import { findTwice } from "./find-twice.ts";

/** What other parts of the home page are called there. */
const taken = new Set([
  ...Object.values(sections).map((anchor) => anchor.slice(1)),
  ...["benefits", "content", "launch", "load-failure", "menu", "root", "sun"],
]);

/** Each hour is a dot on the program's card. */
const mostHours = 1000;

/** Throws a {@link ContentError} for the first program that page, pictures or database could not take as it stands. */
export function checkPrograms({ programs }: Content): void {
  const slug = findTwice(programs.map((program) => program.slug));
  if (slug) throw new ContentError(`content/programs.ts  two programs have the slug "${slug}"`);
  // Capitals and spaces do not tell two of them apart for those who read and those who ask.
  const title = findTwice(programs.map((program) => plain(program.title)));
  if (title) {
    const named = programs.find((program) => plain(program.title) === title)?.title;
    throw new ContentError(`content/programs.ts  two programs have the title "${named}"`);
  }
  for (const program of programs) {
    const problem = findProblem(program) ?? findNameProblem(program, programs);
    if (problem) throw new ContentError(`content/programs.ts: "${program.title}"  ${problem}`);
  }
}

function findProblem({ slug, title, hours, features, suits }: Program): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return `its slug "${slug}" must be made of small letters, digits and single hyphens`;
  }
  if (taken.has(slug) || /-(title|heading)$/.test(slug)) {
    return `its slug "${slug}" is the name of another part of the page`;
  }
  if (slug in {}) return `its slug "${slug}" is a word of JavaScript: take another one`;
  if (title.trim() === "" || title.length > limits.courseName) {
    return `its title must have 1 to ${limits.courseName} characters`;
  }
  if (/[[\]]/.test(title)) return "its title holds [ or ], which mark a link where Aivy writes it";
  if (title !== title.trim()) return "its title begins or ends with a space";
  if (!Number.isInteger(hours) || hours < 1 || hours > mostHours) {
    return `its hours must be a whole number from 1 on, at most ${mostHours}: each is drawn as a dot`;
  }
  if (features.length === 0) return "has no features: write at least one";
  const feature = findTwice(features);
  if (feature) return `has the feature "${feature}" twice`;
  const wordless = [...features, ...suits].find((words) => !/[\p{L}\p{N}]/u.test(words));
  return wordless === undefined ? undefined : `"${wordless}" has no letter in it`;
}

/** A name under which visitors ask for it must lead to this program, and to no other. */
function findNameProblem(program: Program, programs: readonly Program[]): string | undefined {
  for (const name of program.alsoCalled) {
    if (!/[\p{L}\p{N}]/u.test(name)) return `"${name}" under alsoCalled has no letter in it`;
    const other = programs.find((one) => one !== program && namesOf(one).includes(plain(name)));
    if (other) return `"${name}" under alsoCalled is also a name of "${other.title}"`;
  }
  return undefined;
}

function namesOf({ title, alsoCalled }: Program): string[] {
  return [title, ...alsoCalled].map(plain);
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}
