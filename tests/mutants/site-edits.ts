import type { Edit } from "./edit.ts";

/** Faults of the pages and of what the build makes, as far as no browser is needed to notice. */
export const siteEdits: Edit[] = [
  {
    file: "app/enrollments/desk/dates.ts",
    from: '  day: "numeric",\n  timeZone: "UTC",\n',
    to: '  day: "numeric",\n',
    tests: ["desk/dates"],
  },
  {
    file: "build/checks/home.ts",
    from: 'if (href === "#" || isHttps(href)) continue;',
    to: 'if (href === "#" || href.startsWith("http")) continue;',
    tests: ["build/check-content"],
  },
  {
    file: "build/brochure/contact.ts",
    from: "y: belowRegister + 8, link: `",
    to: "y: belowRegister + 8, title: `",
    tests: ["contract/brochure"],
  },
  {
    file: "build/write-hosted-data.ts",
    from: `text.replaceAll("'", "''")`,
    to: "text",
    tests: ["house/hosted-project"],
  },
  {
    file: "supabase/config.toml",
    from: "enable_signup = false",
    to: "enable_signup = true",
    tests: ["house/hosted-project"],
  },
];
