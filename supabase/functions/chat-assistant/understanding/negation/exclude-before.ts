import type { Token } from "../tokens/token.ts";

type Way = { cue: RegExp; between?: RegExp; kinds: ReadonlySet<Token["kind"]> };

/** What waves off the name before it, what may stand between, and which names it is said of. */
const ways: readonly Way[] = [
  // "Agentic nahi"
  { cue: /./, kinds: new Set(["program", "person", "pointer"]) },
  // "Agentic ke alawa", "the leaders' one chhod ke", "Python chhod ke", "app wala hata do"
  {
    cue: /^(?:chh?od\w*|hata\w*|alawa|siva|bina)$/,
    between: /^(?:wala|wali|wale|course|program|one|ko|ke|ka|ki)$/,
    kinds: new Set(["program", "skill", "pointer"]),
  },
  // "IST me nahi"
  {
    cue: /./,
    between: /^(?:me|mein|main|ka|ki|ke|wala|wali|wale|time|timing|timings|par|pe|se)$/,
    kinds: new Set(["zone", "place"]),
  },
  // "Manager bhi nahi hu", "agentic to nahi"
  {
    cue: /^(?:nahi|nahin)$/,
    between: /^(?:bhi|to|toh)$/,
    kinds: new Set(["program", "person", "pointer"]),
  },
];

/** "Agents ke bina" */
function isHint(token: Token): boolean {
  return token.kind === "word" && token.features !== undefined;
}

/** Marks what a word behind it waves off, as in Hindi: "agentic nahi", "IST me nahi", "app course ke alawa". */
export function excludeBefore(tokens: readonly Token[], at: number): void {
  const text = tokens[at]?.text ?? "";
  for (const { cue, between, kinds } of ways) {
    const place = tokens.findLastIndex((token, to) => to < at && !between?.test(token.text));
    const name = tokens[place];
    const isNext = !tokens.slice(Math.max(0, place), at).some(({ ends }) => ends);
    const isKind = name && (kinds.has(name.kind) || (text === "bina" && isHint(name)));
    const isBehind = text !== "bina" || tokens[at - 1]?.text === "ke";
    if (name && isNext && isBehind && cue.test(text) && isKind) name.excluded = true;
  }
}
