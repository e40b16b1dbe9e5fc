export type HeaderRule = {
  path: string;
  headers: Record<string, string>;
  /** Headers that mean something on HTML only; on scripts, fonts and pictures they would be dead weight. */
  documentHeaders?: Record<string, string>;
};

type Policy = {
  /** CSP hash sources of the scripts and styles that the documents carry inline on purpose. */
  scriptHashes: Set<string>;
  styleHashes: Set<string>;
  /** Address of a hosted backend; none where the site and the backend share one origin. */
  backendUrl: string | undefined;
};

/**
 * The response headers of the site by path, `*` at the end standing for any rest. The one source for our
 * server (dist/headers.json) and for static hosts (_headers). No header stands in two rules that can both
 * apply: static hosts would join them.
 */
export function headerRules({ scriptHashes, styleHashes, backendUrl }: Policy): HeaderRule[] {
  const backend = backendUrl ? [new URL(backendUrl).origin] : [];
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", ...styleHashes],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...backend],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const contentSecurityPolicy = Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
  return [
    {
      path: "/*",
      headers: {
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      },
      documentHeaders: {
        "content-security-policy": contentSecurityPolicy,
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
      },
    },
    { path: "/assets/*", headers: { "cache-control": "public, max-age=31536000, immutable" } },
    { path: "/enrollments", headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } },
  ];
}

/** The same rules in the `_headers` format of static hosts, which go by path and cannot tell documents apart. */
export function toHeadersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers, documentHeaders }) => {
      const lines = Object.entries({ ...headers, ...documentHeaders });
      return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}
