import { textOf } from "../tokens/text.ts";
import { isSkill, type Token } from "../tokens/token.ts";

/** "How many hours are spent on that?", "… go into deployment?" asks for less than the whole. */
export function asksOfPart({ tokens }: { tokens: readonly Token[] }): boolean {
  return tokens.some((token, at) => {
    const isOfPart = spentOn.test(`${textOf(tokens.slice(Math.max(0, at - 3), at))} `);
    const rest = textOf(tokens.slice(at, at + 2));
    return isOfPart && (isSkill(token) || part.test(rest));
  });
}

const spentOn =
  /\b(?:spent|spend|devoted|dedicated|given|goes|go|kept|reserved) (?:on|to|into|for) (?:(?:only|just) )?$/;
const part = /^(?:that|this|it|them)\b|^the (?:topic|project|part)s?\b|^\w+ topic\b/;
