import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const yourCompany =
  /^(?:do|does|will|can) your (?:company|firm|institute|academy|organi[sz]ation|school|cent(?:er|re)|bootcamp) (?:also |even |really )*(?:offer|provide|give|issue|have)\b/;

/** "Does your company offer projects?" asks of projects, and for nothing of a company: "do you offer projects?" */
export function yourCompanyAsYou(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, place) =>
    yourCompany.test(textOf(tokens.slice(place, place + 5))),
  );
  const [does, your] = tokens.slice(at, at + 2);
  if (at < 0 || !does || !your) return tokens;
  const begin: Token = does.text === "does" ? { ...does, text: "do", stem: "do" } : does;
  const you: Token = { ...your, text: "you", stem: "you" };
  return [...tokens.slice(0, at), begin, you, ...tokens.slice(at + 3)];
}
