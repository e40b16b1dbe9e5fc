import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const owner = /^(?:my|our|his|her|their|the|a|one)$/;
const tells =
  /^(?:(?:has|have|had|just|also|only|once|already) )*(?:forwarded|sent|shared|told|asked|said|suggested|recommended|mentioned|showed|passed|gave|informed|advised|pointed|referred|insisted|insists|says|tells|asks|suggests|recommends|keeps (?:telling|asking|saying)|(?:wants?|expects?|needs?)(?= (?:me|us) to\b)) (?:me|us|your|this|that|the|it|to me|to us|about|of|i|we|link)\b/;
/** "(Neither ROI nor strategy,) my boss handles that" */
const handles =
  /^(?:(?:has|have|already) )*(?:signed (?:it )?off|approved|sanctioned|allowed|allows|permits|permitted|agreed|agrees)\b|^(?:(?:already|will|can|always|usually|anyway) )*(?:handles?|manages?|covers?|does|do|takes? care of|looks? after|is in charge of) (?:that|this|those|these|it|them|all that)\b/;
/** What is asked may be for whoever told. */
const forThem = /\b(?:him|her|them|his|hers|theirs|both|each)\b/;

/** Takes tokens; gives them with who only told of us as nobody that a program is for: "my manager forwarded your link". */
export function withoutMessengers(tokens: readonly Token[]): Token[] {
  const isForThem = forThem.test(textOf(tokens));
  return tokens.map((token, at) => {
    const isTeller =
      token.kind === "person" &&
      owner.test(tokens[at - 1]?.text ?? "") &&
      (tells.test(textOf(tokens.slice(at + 1, at + 6))) ||
        handles.test(textOf(tokens.slice(at + 1, at + 6))));
    if (!isTeller || isForThem) return token;
    const { groups: _, also: __, isDeed: ___, ...rest } = token;
    return { ...rest, kind: "word", isOut: true };
  });
}
