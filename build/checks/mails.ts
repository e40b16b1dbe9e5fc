import { ContentError } from "../content-error.ts";
import type { Content } from "./content.ts";

/** What each mail fills in, and in which of its texts. */
const filled: Readonly<Record<keyof Content["mails"], { values: string[]; texts: RegExp }[]>> = {
  enrollmentNotice: [{ values: ["name", "course"], texts: /^(subject|preview|paragraphs)\b/ }],
  // A stranger's name would speak to anybody here. The greeting alone is left out where it is plainly none.
  enrollmentConfirmation: [
    { values: ["course"], texts: /^(subject|preview|paragraphs)\b/ },
    { values: ["name", "course"], texts: /^greeting$/ },
  ],
  chatVisitorNotice: [
    { values: ["name"], texts: /^(subject|preview|paragraphs(WithoutAddress)?)\b/ },
  ],
  signIn: [{ values: ["minutes"], texts: /^paragraphs\b/ }],
};

/** Throws a {@link ContentError} for the first thing in braces that a mail would send as it stands. */
export function checkMails({ mails }: Content): void {
  for (const [mail, places] of Object.entries(filled)) {
    for (const [key, text] of textsIn(mails[mail as keyof Content["mails"]])) {
      const known = places.find(({ texts }) => texts.test(key))?.values ?? [];
      const unknown = text
        .match(/\{[^}]*\}?/g)
        ?.find((found) => !known.includes(found.slice(1, -1)));
      if (!unknown) continue;
      const can = known.map((name) => `{${name}}`).join(" and ");
      throw new ContentError(
        `content/mails.ts: ${mail}.${key}  ${unknown} is not known: ${can ? `only ${can}` : "nothing"} can stand in braces here`,
      );
    }
  }
}

function textsIn(value: object, path = ""): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, string][] =>
    typeof part === "string" ? [[path + key, part]] : textsIn(part as object, `${path}${key}.`),
  );
}
