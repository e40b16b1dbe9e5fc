import { adminPage } from "../content/enrollments/page.ts";
import { notFound } from "../content/pages.ts";
import { privacy } from "../content/privacy.ts";
import { site } from "../content/site.ts";

export type DocumentName = "home" | "enrollments" | "not-found" | "privacy";

/**
 * The static documents: where each is reached, what its head says, and its files. Some static hosts look for
 * the document of an address behind it with `.html`, the others in a folder of its name.
 */
export const documents = [
  {
    name: "home",
    path: "/",
    files: ["index.html"],
    title: `${site.title} | ${site.name}`,
    description: site.description,
    indexed: true,
  },
  {
    name: "enrollments",
    path: "/enrollments",
    files: ["enrollments.html", "enrollments/index.html"],
    title: `${adminPage.title} | ${site.name}`,
    description: adminPage.description,
    indexed: false,
  },
  {
    name: "not-found",
    path: "/404",
    files: ["404.html"],
    title: `${notFound.title} | ${site.name}`,
    description: notFound.description,
    indexed: false,
  },
  {
    name: "privacy",
    path: "/privacy",
    files: ["privacy.html", "privacy/index.html"],
    title: `${privacy.title} | ${site.name}`,
    description: privacy.description,
    indexed: false,
  },
] as const satisfies readonly {
  name: DocumentName;
  path: string;
  files: readonly string[];
  title: string;
  description: string;
  indexed: boolean;
}[];
