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
    title: `Enrollment Management | ${site.name}`,
    description: "Course enrollment inquiries, for the provider's admin.",
    indexed: false,
  },
  {
    name: "not-found",
    path: "/404",
    file: "404.html",
    title: `Page not found | ${site.name}`,
    description: "This page does not exist.",
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
