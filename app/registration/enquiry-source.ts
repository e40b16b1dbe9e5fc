import { toHeader } from "../backend.ts";

/** All that is recorded of where a visitor comes from; nothing of it is kept in the browser. */
const allowed = ["utm_source", "utm_medium", "utm_campaign"] as const;
/** In characters, of one value. */
const longest = 100;
/** The server takes a header of 600 characters; names and host leave so many for the values. */
const room = 430;

type EnquirySource = Partial<Record<(typeof allowed)[number] | "referrer_host", string>>;

/** What a page's address and the address that led to it say about where its visitor comes from. */
export function readSource(address: string, referrer: string): EnquirySource {
  const { searchParams, host } = new URL(address);
  const source: EnquirySource = {};
  let left = room;
  for (const name of allowed) {
    const value = begin(searchParams.get(name)?.trim() ?? "", left);
    if (value) source[name] = value;
    left -= headerLength(value);
  }
  const from = referrer && new URL(referrer).host.slice(0, longest);
  if (from && from !== host) source.referrer_host = from;
  return source;
}

/** As much of it as is short enough, and no half of a letter, which the server would take for no text at all. */
function begin(value: string, left: number): string {
  let beginning = "";
  for (const letter of value) {
    const next = beginning + letter;
    if (next.length > longest || headerLength(next) > left) break;
    beginning = next;
  }
  return beginning;
}

/** How long it is in the header, without its quotation marks. */
function headerLength(value: string): number {
  return toHeader(value).length - 2;
}
