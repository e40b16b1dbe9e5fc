/** One room of the house, and all that its files may import besides each other. */
export type Room = {
  /** Which files; the first room in the table that fits a file is its room. */
  files: string;
  /** Files of other rooms. */
  imports: string[];
  /** Packages, each with all that lies below it; `node:` stands for whatever Node brings along. */
  packages: string[];
};

const shared = [
  "content/**",
  "supabase/functions/_shared/!(hosted).ts",
  "supabase/functions/_shared/mail/**",
];

const chat = "supabase/functions/chat-assistant";
/** What the examples and the provider say, for all that hears and answers them. */
const said = ["content/**", `${chat}/content.ts`, `${chat}/{intents,language,stances}/**`];

/** Who may import what. Whatever is not in here is refused; docs/decisions/003 says why it stands here. */
export const rooms: Room[] = [
  // The provider's words and numbers: data alone.
  { files: "content/**", imports: [], packages: [] },

  // The site. It knows the backend by HTTP only, and each Supabase client in one place only.
  {
    files: "app/backend.ts",
    imports: ["app/backend-{address,error,session}.ts"],
    packages: ["@supabase/functions-js", "@supabase/postgrest-js", "valibot"],
  },
  {
    files: "app/backend-session.ts",
    imports: ["app/backend-{auth,error,token}.ts"],
    packages: ["@supabase/auth-js"],
  },
  {
    files: "app/backend-token.ts",
    imports: ["app/backend-auth.ts"],
    packages: ["@supabase/auth-js"],
  },
  {
    files: "app/backend-auth.ts",
    imports: ["app/backend-address.ts"],
    packages: ["@supabase/auth-js"],
  },
  { files: "app/backend-address.ts", imports: ["content/**"], packages: [] },
  {
    files: "app/backend-error.ts",
    imports: ["content/**"],
    packages: ["@supabase/functions-js", "@supabase/postgrest-js", "valibot"],
  },
  {
    files: "app/prerender.tsx",
    imports: ["app/!(backend*)", "app/{home,enrollments,not-found,privacy}/**"],
    packages: ["react-dom/static"],
  },
  {
    files: "app/*",
    imports: ["content/**", "app/ui/**", "app/drawing/**"],
    packages: ["react", "react-dom", "react-error-boundary"],
  },
  { files: "app/drawing/**", imports: ["content/**"], packages: [] },
  {
    files: "app/ui/**",
    imports: ["content/**", "app/drawing/**"],
    packages: ["@base-ui/react", "lucide-react", "react", "react-dom/client", "valibot"],
  },
  // Features: no other feature, no document.
  {
    files: "app/registration/**",
    imports: ["content/**", "app/ui/**", "app/backend.ts", "app/backend-error.ts"],
    packages: [
      "@hookform/resolvers",
      "react",
      "react-error-boundary",
      "react-hook-form",
      "valibot",
    ],
  },
  { files: "app/launch/**", imports: ["content/**", "app/ui/**"], packages: ["lucide-react"] },
  {
    files: "app/chat/**",
    imports: ["content/**", "app/ui/**", "app/backend.ts", "app/backend-error.ts"],
    packages: ["lucide-react", "react", "react-dom", "react-error-boundary", "valibot"],
  },
  // Documents: features, but no other document.
  {
    files: "app/home/**",
    imports: [
      "content/**",
      "app/{registration,launch,chat,ui,drawing}/**",
      "app/hydrate.tsx",
      "app/escape-html.ts",
    ],
    packages: ["react", "react-error-boundary", "schema-dts", "virtual:social-icons"],
  },
  {
    files: "app/enrollments/**",
    imports: [
      "content/**",
      "app/ui/**",
      "app/backend.ts",
      "app/backend-error.ts",
      "app/backend-session.ts",
      "app/hydrate.tsx",
    ],
    packages: [
      "@tanstack/react-query",
      "@tanstack/react-virtual",
      "lucide-react",
      "react",
      "react-error-boundary",
      "valibot",
    ],
  },
  {
    files: "app/not-found/**",
    imports: ["content/**", "app/ui/**", "app/hydrate.tsx"],
    packages: ["react"],
  },

  {
    files: "app/privacy/**",
    imports: ["content/**", "app/ui/**", "app/hydrate.tsx"],
    packages: [],
  },

  // The chat assistant, in the order of a message's way; its README says what each room does.
  { files: `${chat}/{intents,messages,stances,talks}/**`, imports: [], packages: [] },
  { files: `${chat}/language/**`, imports: [], packages: [] },
  {
    files: `${chat}/understanding/references/context.ts`,
    imports: [`${chat}/understanding/tokens/**`],
    packages: ["valibot"],
  },
  ...inOrder(
    `${chat}/understanding`,
    `tokens sentences entities scoring conditions negation clauses people references
    intent-rules follow-ups topics questions`,
    said,
  ),
  {
    files: `${chat}/understanding/*`,
    imports: [...said, `${chat}/understanding/**`],
    packages: [],
  },
  ...inOrder(
    `${chat}/reply`,
    "wording provider hours launch programs prerequisites people teaching",
    [...said, `${chat}/understanding/*/**`],
  ),
  {
    files: `${chat}/reply/*`,
    imports: [...said, `${chat}/{understanding/*,reply}/**`],
    packages: [],
  },
  {
    files: `${chat}/learning/!(*.test).ts`,
    imports: [
      ...said,
      `${chat}/{messages,talks,learned}/**`,
      `${chat}/understanding/{tokens,entities,scoring,people}/**`,
    ],
    packages: [],
  },

  // The functions. Only their doors know where they run; none knows another one or the server.
  ...["chat-assistant", "deliver-emails", "send-enrollment-email", "send-user-alert"].flatMap(
    (name) => [
      {
        files: `supabase/functions/${name}/index.ts`,
        imports: [`supabase/functions/${name}/**`, "supabase/functions/_shared/hosted.ts"],
        packages: ["node:process"],
      },
      {
        files: `supabase/functions/${name}/**`,
        imports: shared,
        packages: ["valibot"],
      },
    ],
  ),
  {
    files: "supabase/functions/_shared/hosted{,.test}.ts",
    imports: shared,
    packages: ["node:process", "postgres"],
  },
  {
    files: "supabase/functions/_shared/mail/**",
    imports: shared,
    packages: ["hono/html", "nodemailer", "valibot"],
  },
  { files: "supabase/functions/_shared/*", imports: ["content/**"], packages: ["valibot"] },

  // The server: one way to run the contract. No file of it knows the site's code.
  {
    files: "server/*",
    imports: [
      "server/{auth,copy,rest,database,learning,mail,metrics,site,http}/*",
      "supabase/functions/*/handler.ts",
      "supabase/functions/chat-assistant/model/model-settings.ts",
      ...shared,
    ],
    packages: ["@hono/node-server", "hono", "ipaddr.js", "node:", "pino", "valibot"],
  },
  {
    files: "server/http/**",
    imports: ["server/settings.ts", ...shared],
    packages: ["@hono/node-server", "hono", "ipaddr.js", "node:"],
  },
  {
    files: "server/database/**",
    imports: ["server/settings.ts", ...shared],
    packages: ["@electric-sql/pglite", "node:", "postgres"],
  },
  {
    files: "server/auth/**",
    imports: ["server/database/database.ts", "server/http/**", ...shared],
    packages: ["hono", "jose", "node:", "valibot"],
  },
  {
    files: "server/rest/**",
    imports: [
      "server/auth/access-token.ts",
      "server/database/database.ts",
      "server/http/**",
      ...shared,
    ],
    packages: ["hono", "valibot"],
  },
  {
    files: "server/mail/catcher/**",
    imports: shared,
    packages: ["@hono/node-server", "hono", "node:", "postal-mime", "smtp-server"],
  },
  {
    files: "server/mail/**",
    imports: ["server/settings.ts", "server/mail/catcher/catcher.ts", ...shared],
    packages: ["node:"],
  },
  {
    files: "server/copy/**",
    imports: ["server/database/*", "server/settings.ts", ...shared],
    packages: ["node:", "pino", "valibot"],
  },
  {
    files: "server/metrics/**",
    imports: [
      "server/database/database.ts",
      "server/http/*",
      "server/settings.ts",
      "supabase/functions/chat-assistant/handler.ts",
      ...shared,
    ],
    packages: ["hono", "node:", "prom-client"],
  },
  {
    files: "server/learning/**",
    imports: [
      "supabase/functions/chat-assistant/{assistant,content}.ts",
      "supabase/functions/chat-assistant/learning/pack.ts",
      "supabase/functions/chat-assistant/understanding/scoring/learned.ts",
    ],
    packages: ["node:"],
  },
  {
    files: "server/site/**",
    imports: [],
    packages: ["hono", "ipaddr.js", "node:", "pino", "valibot"],
  },

  // What builds the site.
  {
    files: "build/**",
    imports: [
      "content/**",
      "app/drawing/**",
      "app/documents.ts",
      "app/escape-html.ts",
      "app/prerender.tsx",
      "supabase/functions/_shared/mail/**",
      "supabase/functions/_shared/provider.ts",
      "supabase/functions/chat-assistant/{assistant,content}.ts",
      "supabase/functions/chat-assistant/intents/all.ts",
      "supabase/functions/chat-assistant/language/edit-distance.ts",
      "supabase/functions/chat-assistant/learning/*",
      "supabase/functions/chat-assistant/reply/wording/{facts,fill}.ts",
    ],
    packages: [
      "@resvg/resvg-js",
      "fontkit",
      "node:",
      "pdfkit",
      "simple-icons",
      "subset-font",
      "vite",
    ],
  },
  // What must run on an old Node before anything is installed.
  { files: "scripts/**", imports: [], packages: ["node:"] },
  {
    files: "vite.config.ts",
    imports: ["build/**"],
    packages: ["@vitejs/plugin-react", "vite"],
  },
  { files: "{vitest,long}.config.ts", imports: [], packages: ["node:", "vitest"] },
  {
    files: "{playwright,flows}.config.ts",
    imports: ["scripts/browsers.mjs"],
    packages: ["@playwright/test"],
  },

  // Tests look wherever they must; the benches start the server through the tests' support.
  {
    files: "bench/**",
    imports: [
      "content/**",
      "build/**",
      "scripts/**",
      "supabase/functions/chat-assistant/**",
      "tests/chat/**",
      "tests/flows/steps.ts",
      "tests/support/**",
    ],
    packages: [
      "@hono/node-server",
      "@playwright/test",
      "autocannon",
      "chrome-launcher",
      "hono",
      "lighthouse",
      "node:",
      "valibot",
    ],
  },
  { files: "tests/fixtures/**", imports: [], packages: [] },
  { files: "tests/support/sql-inside.ts", imports: [], packages: ["@electric-sql/pglite"] },
  {
    files: "tests/**",
    imports: ["**"],
    packages: [
      "@axe-core/playwright",
      "@hono/node-server",
      "@playwright/test",
      "@supabase",
      "dom-accessibility-api",
      "fast-check",
      "hono",
      "jose",
      "node:",
      "nodemailer",
      "postgres",
      "puppeteer-core",
      "smtp-server",
      "unpdf",
      "valibot",
      "vite",
      "vitest",
    ],
  },
];

/** Rooms of a folder, each of which may import those before it and what stands in `besides`. */
function inOrder(folder: string, names: string, besides: string[]): Room[] {
  const folders = names.split(/\s+/).map((name) => `${folder}/${name}/**`);
  return folders.map((files, at) => ({
    files,
    imports: [...besides, ...folders.slice(0, at)],
    packages: [],
  }));
}

/** Files that import what only the build knows. */
export const computedImports = [
  "app/home/loader.ts",
  "build/build-site.ts",
  "build/checks/source.ts",
  "build/content-texts.ts",
];
