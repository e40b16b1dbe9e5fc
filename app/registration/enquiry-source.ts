/** All that is recorded of where a visitor comes from; nothing of it is kept in the browser. */
const allowed = ["utm_source", "utm_medium", "utm_campaign"] as const;
/** In characters, of one value. */
const longest = 100;

type EnquirySource = Partial<Record<(typeof allowed)[number] | "referrer_host", string>>;

/** What a page's address and the address that led to it say about where its visitor comes from. */
export function readSource(address: string, referrer: string): EnquirySource {
  const { searchParams, host } = new URL(address);
  const source: EnquirySource = {};
  for (const name of allowed) {
    const value = searchParams.get(name)?.trim().slice(0, longest);
    if (value) source[name] = value;
  }
  const from = referrer && new URL(referrer).host.slice(0, longest);
  if (from && from !== host) source.referrer_host = from;
  return source;
}
