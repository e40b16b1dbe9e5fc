import { withoutDenials } from "./denials.ts";
import { withWhichBefore } from "./extreme-first.ts";
import { withoutHearsay } from "./hearsay.ts";
import { withoutSupposing } from "./supposed.ts";
import type { Token } from "./token.ts";

/** Takes a message's tokens; gives what it supposes, has heard or denies as questions whether that holds. */
export function asClaimed(tokens: readonly Token[]): Token[] {
  return withoutDenials(withoutHearsay(withoutSupposing(withWhichBefore(tokens))));
}
