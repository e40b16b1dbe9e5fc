import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browsers } from "./build/browsers.ts";
import { className } from "./build/class-names.ts";
import { picturesInUse } from "./build/pictures-in-use.ts";
import { draft } from "./build/replace-site.ts";
import { serveDocuments } from "./build/serve-documents.ts";
import { reactChunk, sharedChunk } from "./build/shared-chunk.ts";
import { socialIcons } from "./build/social-icons.ts";
import { subsetFonts } from "./build/subset-fonts.ts";
import { withoutLaunch } from "./build/without-launch.ts";
import { brandStyles } from "./build/write-brand-styles.ts";

/**
 * lightningcss's `Features.LogicalProperties` and `Features.LightDark`, whose names Vite does not hand on. Every browser
 * that we build for knows the first, no style here asks for the second: what would stand in for them is weight alone, in
 * every document.
 */
const leftAsWritten = (1 << 19) | (1 << 20);

/** The backend that `npm run dev` puts behind the site, so that both share one address as in production. */
const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    react(),
    brandStyles(),
    socialIcons(),
    picturesInUse(),
    subsetFonts(),
    withoutLaunch(),
    serveDocuments(),
  ],
  appType: "custom",
  // Settings come from the environment: `npm run build` reads .env into it, `npm run dev` does not.
  envDir: false,
  css: { modules: { generateScopedName: className }, lightningcss: { exclude: leftAsWritten } },
  build: {
    outDir: `${draft}/site`,
    target: browsers,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Styles alone: WebKit never asks again for a script whose preload failed, not even after a reload.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      // How long a busy machine took is nothing that whoever builds could mend.
      checks: { bundlerTimings: false },
      input: {
        home: "app/home/entry.tsx",
        enrollments: "app/enrollments/entry.tsx",
        "not-found": "app/not-found/entry.tsx",
        privacy: "app/privacy/entry.tsx",
      },
      output: { codeSplitting: { groups: [reactChunk, sharedChunk] } },
    },
  },
  server: {
    proxy: { "/auth/v1": backend, "/rest/v1": backend, "/functions/v1": backend },
  },
});
