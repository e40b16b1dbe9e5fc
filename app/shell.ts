import { palette } from "../content/brand.ts";
import type { documents } from "./documents.ts";
import { tabIcon } from "./drawing/icon.ts";
import { escapeHtml } from "./escape-html.ts";

type Shell = {
  document: (typeof documents)[number];
  /** Trusted markup for the end of the head: styles, structured data, icons. */
  head: string;
  /** Trusted markup for the application's root. */
  body: string;
  /** Trusted markup behind the root: the script that starts the application. */
  scripts: string;
};

/** The HTML around a document's application: language, viewport, title and robots; the same in build and dev. */
export function renderShell({ document, head, body, scripts }: Shell): string {
  const robots = document.indexed ? "" : '<meta name="robots" content="noindex">';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escapeHtml(document.title)}</title>
<meta name="description" content="${escapeHtml(document.description)}">
<meta name="theme-color" content="${palette.night}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="data:image/svg+xml,${encodeSvg(tabIcon)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${robots}${head}
</head>
<body>
<div id="root">${body}</div>
${scripts}
</body>
</html>
`;
}

/** A drawing within an attribute's address: of its signs only those are encoded that would end the one or the other. */
function encodeSvg(svg: string): string {
  const encoded = encodeURIComponent(svg.replaceAll('"', "'"));
  return encoded.replace(/%(?:20|2F|3A|3D)/g, decodeURIComponent);
}
