import { hero } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { escapeHtml } from "../escape-html.ts";
import { structuredData } from "./structured-data.ts";

/** Markup for those who find the home page by searching or sharing; `siteUrl` has no slash at the end. */
export function renderHomeHead(siteUrl: string): string {
  const title = `${site.title} | ${site.name}`;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
    property("og:type", "website"),
    property("og:site_name", site.name),
    property("og:locale", `en_${site.country}`),
    property("og:url", `${siteUrl}/`),
    property("og:title", title),
    property("og:description", site.description),
    property("og:image", `${siteUrl}/social.png`),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", `${hero.heading}. ${site.name}`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData(siteUrl).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ];
  return tags.join("\n");
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** JSON inside a script element must not be able to end it. */
function escapeJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
