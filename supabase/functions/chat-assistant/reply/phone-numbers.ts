import { wordsOf } from "../language/normalise.ts";
import type { Token } from "../understanding/token.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";

/** How people are called after a country, or what else it is called, where that does not begin like its name. */
const alsoNamed: Readonly<Record<string, string>> = {
  german: "germany",
  canadian: "canada",
  american: "us",
  usa: "us",
  america: "us",
  british: "uk",
  english: "uk",
  england: "uk",
  london: "uk",
  french: "france",
  dubai: "uae",
  emirates: "uae",
  chinese: "china",
};

const isMissing = /\b(?:not|isnt|never|no) (?:\w+ ){0,3}(?:list|listed|there|option)\b|\bmissing\b/;

/** How many digits a phone number has in the countries that are named; or that a country is not in the form's list. */
export function phoneNumbers(provider: Provider, { message, clause }: Question): Part {
  const { countries } = provider.content;
  const asked = countries.filter((country) =>
    message.some((token) => isNamed(token, country.name, country.code)),
  );
  const isElsewhere = asked.length === 0 && message.some(({ kind }) => kind === "place");
  if (isElsewhere || isMissing.test(clause.text)) {
    return { text: say(provider, "phoneElsewhere"), programs: [] };
  }
  const lines = (asked.length > 0 ? asked : countries).map(({ name, code, min, max }) =>
    say(provider, "phoneDigits", {
      country: name,
      code,
      digits: min === max ? min : `${min} to ${max}`,
    }),
  );
  return { text: lines.join("\n"), programs: [] };
}

function isNamed({ text, kind }: Token, name: string, code: string): boolean {
  if (kind === "number") return text === code.slice(1);
  const own = name.split("/").map((part) => wordsOf(part).join(" "));
  const said = alsoNamed[text] ?? text;
  // "Us" alone is no country.
  return own.some(
    (part) => (said === part && text !== "us") || (part.length > 3 && said.startsWith(part)),
  );
}
