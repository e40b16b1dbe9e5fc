import { adminPage } from "../content/enrollments.ts";
import { notFound } from "../content/pages.ts";
import { site } from "../content/site.ts";

export type DocumentName = "home" | "enrollments" | "not-found";

/** The three static documents: where each is reached, the file a static host serves, and what its head says. */
export const documents = [
  {
    name: "home",
    path: "/",
    file: "index.html",
    title: `${site.title} | ${site.name}`,
    description: site.description,
    indexed: true,
  },
  {
    name: "enrollments",
    path: "/enrollments",
    file: "enrollments.html",
    title: `${adminPage.title} | ${site.name}`,
    description: adminPage.description,
    indexed: false,
  },
  {
    name: "not-found",
    path: "/404",
    file: "404.html",
    title: `${notFound.title} | ${site.name}`,
    description: notFound.description,
    indexed: false,
  },
] as const satisfies readonly {
  name: DocumentName;
  path: string;
  file: string;
  title: string;
  description: string;
  indexed: boolean;
}[];
