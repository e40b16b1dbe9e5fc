import { html, raw } from "hono/html";
import { palette } from "../../../../content/brand.ts";
import { site } from "../../../../content/site.ts";

/** What a mail says, apart from how it looks. All of it is plain text. */
type MailContent = {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  paragraphs: readonly string[];
  /** A table of facts; `href` makes the value a link. */
  details?: readonly { label: string; value: string; href?: string }[];
  list?: { heading: string; items: readonly string[] };
  action?: { label: string; href: string; hint?: string };
  /** Why the recipient gets this mail. */
  reason: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** Draws one content twice: as HTML that mail programs understand, and as text. Every value is escaped. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, html: String(renderHtml(content)), text: renderText(content) };
}

/** Puts values in place of `{name}` in a text from `content/`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

function renderText({ heading, greeting, paragraphs, details, list, action, reason }: MailContent) {
  return [
    heading,
    greeting,
    ...paragraphs,
    details?.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    list && [`${list.heading}:`, ...list.items.map((item) => `- ${item}`)].join("\n"),
    action && `${action.label}:\n${action.href}`,
    `-- \n${reason}`,
    `${site.name} · ${site.city} · ${site.enquiryEmail}`,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

const font =
  "font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/** For mail programs that honour a dark scheme; the others keep what stands inline. */
const darkStyles = raw(`@media (prefers-color-scheme: dark) {
.ground { background: ${palette.night} !important; color: ${palette.onNight} !important; }
.card { background: ${palette.nightSoft} !important; border-color: ${palette.nightLine} !important; color: ${palette.onNight} !important; }
.quiet { color: ${palette.onNightSoft} !important; }
.line { border-color: ${palette.nightLine} !important; }
.link { color: ${palette.sun} !important; }
}`);

/**
 * For classic Outlook on Windows, which knows no widest width, and takes a serif font where it lacks the first of a list.
 * To all others these are comments.
 */
const outlook = {
  font: raw(
    "<!--[if mso]><style>body, table, td, h1, h2, p, li, a { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->",
  ),
  begin: raw(
    '<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  ),
  end: raw("<!--[if mso]></td></tr></table><![endif]-->"),
};

/**
 * Tables and inline styles, because that is what Gmail and Outlook keep. Widths are a maximum, so that a
 * narrow phone needs no media query.
 */
function renderHtml(content: MailContent) {
  const { subject, preview, heading, greeting, paragraphs, details, list, action, reason } =
    content;
  const body = [
    greeting && paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    details && detailTable(details),
    list && bulletList(list),
    action && button(action),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${darkStyles}</style>
${outlook.font}
</head>
<body class="ground" style="margin:0;padding:0;background:${palette.surfaceSoft};${font};color:${palette.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${palette.surfaceSoft}">
<tr><td align="center" style="padding:24px 12px">
${outlook.begin}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="background:${palette.night};border-bottom:3px solid ${palette.sun};border-radius:14px 14px 0 0;padding:18px 24px;font-size:17px;line-height:1.3;font-weight:700;letter-spacing:-0.01em;color:${palette.onNight}">${site.name}</td></tr>
<tr><td class="card" style="background:${palette.surface};border:1px solid ${palette.line};border-top:0;border-radius:0 0 14px 14px;padding:28px 24px 12px">
<h1 style="margin:0 0 18px;font-size:24px;line-height:1.25;letter-spacing:-0.02em">${heading}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:18px 8px 0;font-size:13px;line-height:1.55;color:${palette.inkSoft}">
<p style="margin:0 0 6px">${reason}</p>
<p style="margin:0">${site.name} · ${site.city} · ${link(`mailto:${site.enquiryEmail}`, site.enquiryEmail, palette.inkSoft)}</p>
</td></tr>
</table>
${outlook.end}
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string) {
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${text}</p>`;
}

function detailTable(details: NonNullable<MailContent["details"]>) {
  const rows = details.map(({ label, value, href }) => {
    const shown = href ? link(href, value) : value;
    return html`<tr>
<td class="quiet line" style="padding:11px 16px 9px 0;border-top:1px solid ${palette.line};font-size:14px;line-height:1.5;color:${palette.inkSoft};vertical-align:top;width:34%">${label}</td>
<td class="line" style="padding:10px 0;border-top:1px solid ${palette.line};font-size:16px;line-height:1.45;vertical-align:top;word-break:break-word">${shown}</td>
</tr>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:4px 0 20px;border-bottom:1px solid ${palette.line}">
${rows}
</table>`;
}

function bulletList({ heading, items }: NonNullable<MailContent["list"]>) {
  const entries = items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`);
  return html`<h2 style="margin:0 0 10px;font-size:16px;line-height:1.4">${heading}</h2>
<ul style="margin:0 0 20px;padding:0 0 0 20px;font-size:16px;line-height:1.5">${entries}</ul>`;
}

/** Outlook for Windows pads table cells alone: there the cell has what the link has elsewhere. */
function button({ label, href, hint }: NonNullable<MailContent["action"]>) {
  const pressed = html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr><td style="background:${palette.accent};border-radius:8px;mso-padding-alt:13px 24px">
<a href="${href}" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:${palette.onAccent};text-decoration:none">${label}</a>
</td></tr></table>`;
  return hint
    ? html`${pressed}
<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:1.55;color:${palette.inkSoft};word-break:break-word;overflow-wrap:anywhere">${hint}<br>${link(href, href)}</p>`
    : pressed;
}

function link(href: string, text: string, color = palette.accent) {
  return html`<a class="link" href="${href}" style="color:${color};text-decoration:underline">${text}</a>`;
}
