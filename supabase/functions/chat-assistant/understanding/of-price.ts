import type { Clause } from "./clauses.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

const included =
  /\b(?:price|fees?|costs?) (?:also )?(?:covers?|includes?)\b|\b(?:included|covered|contained|part|comes?) (?:in|with|by|of|within) (?:(?:the|your|our|this|that|my|course|program|full|whole) )*(?:price|fees?|costs?)(?: (?:too|also|as well|already|or not|or extra))?$/;

/** "Is firing included in the price?" asks of the price, whatever is taught besides. */
export function asksIfIncluded(clause: Clause): boolean {
  return included.test(clause.text) && asksYesOrNo(clause);
}

/** What is no thing to be bought: what is taught, and what is kept of somebody. */
const noThing =
  /\b(?:data|details?|numbers?|info|information|contacts?|e?mails?|names?|address(?:es)?|leads?|it|them|this|that|these|those|courses?|program\w*|class(?:es)?|classroom|trainings?|seats?|hours?|time)\b/;
const buys =
  /^(?:(?:and|so|also|but|hi|hello|ok) )*(?:do|will|would) you (?:also |even )?sell (.+)/;

/** "Do you sell clay?", "can I buy the tools from you?" */
export function asksToBuy({ text, tokens }: Clause): boolean {
  const [, thing] = buys.exec(text) ?? [];
  return (
    thing !== undefined && !noThing.test(thing) && tokens.every(({ kind }) => kind !== "program")
  );
}
