import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type RunnerResult } from "lighthouse";
import { findEngine } from "../../scripts/browsers.mjs";

export type FormFactor = "mobile" | "desktop";

/** One Lighthouse run: points from 0 to 100, times in milliseconds, sizes in bytes on the wire. */
export type Run = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytesBeforePaint: number;
  htmlAndCssBytes: number;
};

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Measures one visit to `url` in a browser of its own. */
export async function measure(url: string, formFactor: FormFactor): Promise<Run> {
  const chrome = await launch({ chromePath: findEngine("chromium"), chromeFlags: flags });
  try {
    const config = formFactor === "desktop" ? desktopConfig : undefined;
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error" }, config);
    const failure = result?.lhr.runtimeError?.code ?? result?.lhr.audits.metrics?.errorMessage;
    if (!result || failure) throw new Error(`Lighthouse on ${url}: ${failure ?? "no result"}`);
    return read(result);
  } finally {
    chrome.kill();
  }
}

type NetworkRequest = {
  resourceType?: string;
  transferSize: number;
  networkRequestTime: number;
};

function read({ lhr }: RunnerResult): Run {
  const points = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = items<NetworkRequest>(lhr, "network-requests");
  const [metrics] = items<{ observedFirstContentfulPaint: number }>(lhr, "metrics");
  const size = (wanted: (request: NetworkRequest) => boolean) =>
    requests.filter(wanted).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    seo: points("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    scriptBytesBeforePaint: size(
      ({ resourceType, networkRequestTime }) =>
        resourceType === "Script" &&
        networkRequestTime < (metrics?.observedFirstContentfulPaint ?? 0),
    ),
    htmlAndCssBytes: size(({ resourceType = "" }) =>
      ["Document", "Stylesheet"].includes(resourceType),
    ),
  };
}

function items<Item>(lhr: RunnerResult["lhr"], audit: string): Item[] {
  const { details } = lhr.audits[audit] ?? {};
  return details && "items" in details ? (details.items as Item[]) : [];
}

/** The median of each figure over several runs. */
export function median(runs: Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error("No runs to take the median of");
  const entries = Object.keys(first).map((name) => {
    const values = runs.map((run) => run[name as keyof Run]).sort((a, b) => a - b);
    return [name, values[Math.floor(values.length / 2)]];
  });
  return Object.fromEntries(entries) as Run;
}
