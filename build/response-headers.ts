export type HeaderRule = {
  path: string;
  headers: Record<string, string>;
  /** Headers that mean something on HTML only; on scripts, fonts and pictures they would be dead weight. */
  documentHeaders?: Record<string, string>;
};

export type Policy = {
  /** CSP hash sources of the scripts and styles that the documents carry inline on purpose. */
  scriptHashes: Set<string>;
  styleHashes: Set<string>;
  /** Address of a hosted backend; none where the site and the backend share one origin. */
  backendUrl: string | undefined;
};

/** The part of the content security policy that a document may carry itself, in a `<meta>`. */
export function documentPolicy({ scriptHashes, styleHashes, backendUrl }: Policy): string {
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
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * The response headers of the site by path, `*` at the end standing for any rest. The one source for our
 * server (dist/headers.json) and for static hosts (host-files.ts). No header stands in two rules that can both
 * apply: static hosts would join them.
 */
export function headerRules(policy: Policy): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      },
      documentHeaders: {
        "content-security-policy": `${documentPolicy(policy)}; frame-ancestors 'none'`,
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "cross-origin-opener-policy": "same-origin",
      },
    },
    { path: "/assets/*", headers: { "cache-control": "public, max-age=31536000, immutable" } },
    { path: "/enrollments*", headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } },
  ];
}
