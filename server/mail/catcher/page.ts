import { html } from "hono/html";
import { palette } from "../../../content/brand.ts";
import { site } from "../../../content/site.ts";
import type { ReceivedMail } from "./smtp-mailbox.ts";

export type CaughtMail = ReceivedMail & { id: number };

/** Every caught mail as one line, newest first. */
export function listPage(mails: readonly CaughtMail[]) {
  const entries = mails.map(
    (mail) => html`<li><a class="entry" href="/mails/${mail.id}">
<span class="subject">${mail.subject || "(no subject)"}</span>
<span class="people">to ${mail.to}</span>
${time(mail.receivedAt)}
</a></li>`,
  );
  return frame(
    "Caught mail",
    html`<header class="bar"><h1>Caught mail <span class="count">${mails.length}</span></h1><a class="button" href="/">Refresh</a></header>
${
  mails.length === 0
    ? html`<p class="empty">Nothing here yet. Every mail that the site sends shows up on this page, and none of them leaves this machine.</p>`
    : html`<ul class="list">${entries}</ul>`
}`,
  );
}

/** One mail: who and when, how it looks, what it says as text, and all of its headers. */
export function mailPage(mail: CaughtMail) {
  const facts: [string, unknown][] = [
    ["From", mail.from],
    ["To", mail.to],
    ["Reply to", mail.replyTo],
    ["Received", time(mail.receivedAt)],
  ];
  return frame(
    mail.subject,
    html`<header class="bar"><a class="button" href="/">All mail</a></header>
<article>
<h1>${mail.subject || "(no subject)"}</h1>
<dl class="facts">${facts.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${mail.html && html`<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/html"></iframe>`}
<section><h2>Text</h2><pre>${linked(mail.text)}</pre></section>
<details><summary>All headers</summary>
<dl class="headers">${mail.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
</details>
</article>`,
  );
}

/** The mail's own HTML, for the frame on its page; links open beside it. */
export function mailDocument(mail: CaughtMail): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(mail.html)
    ? mail.html.replace(/<head[^>]*>/i, (head) => head + base)
    : base + mail.html;
}

function frame(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${site.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body><main>${body}</main></body>
</html>`;
}

function time(moment: Date) {
  const shown = moment.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
  return html`<time datetime="${moment.toISOString()}">${shown}</time>`;
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    );
}

export const stylesheet = `
:root { --ink: ${palette.ink}; --quiet: ${palette.inkSoft}; --line: ${palette.line}; --accent: ${palette.accent}; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${palette.surfaceSoft}; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
a { color: var(--accent); }
h1 { margin: 0; font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 28px 0 8px; font-size: 16px; }
.bar { display: flex; align-items: center; justify-content: space-between; margin-bottom: 16px; min-height: 44px; }
.count { margin-left: 6px; padding: 2px 10px; border-radius: 99px; background: ${palette.accentSoft}; color: var(--accent); font-size: 14px; vertical-align: 2px; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border: 1px solid var(--line); border-radius: 8px; background: ${palette.surface}; font-weight: 600; text-decoration: none; }
.button:hover { border-color: var(--accent); }
.empty { padding: 48px 24px; border: 1px dashed var(--line); border-radius: 12px; color: var(--quiet); text-align: center; }
.list { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; background: ${palette.surface}; list-style: none; overflow: hidden; }
.list li + li { border-top: 1px solid var(--line); }
.entry { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none; }
.entry:hover, .entry:focus-visible { background: ${palette.accentSoft}; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.people { grid-row: 2; color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
time { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums; }
.entry time { white-space: nowrap; }
article { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: ${palette.surface}; }
.facts, .headers { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 14px 0 20px; font-size: 14px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: min(760px, 80vh); border: 1px solid var(--line); border-radius: 8px; background: ${palette.surface}; }
pre { margin: 0; padding: 16px; border-radius: 8px; background: ${palette.surfaceSoft}; font: 14px/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 20px; }
summary { min-height: 44px; padding: 10px 0; color: var(--accent); font-weight: 600; cursor: pointer; }
@media (max-width: 520px) {
  .entry { grid-template-columns: 1fr; }
  .people { grid-row: auto; }
  article { padding: 18px 16px; }
}
`;
