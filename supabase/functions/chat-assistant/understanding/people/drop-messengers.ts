import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const owner = /^(?:my|our|his|her|their|the|a|one)$/;
const tells =
  /^(?:(?:has|have|had|just|also|only|once|already) )*(?:forwarded|sent|shared|told|asked|said|suggested|recommended|mentioned|showed|passed|gave|informed|advised|pointed|referred|insisted|insists|says|tells|asks|suggests|recommends|keeps (?:telling|asking|saying)|(?:wants?|expects?|needs?)(?= (?:me|us) to\b)) (?:me|us|your|this|that|the|it|to me|to us|about|of|i|we|link)\b/;

/** "My boss wants to know (which of your courses are 10 hours)", and nothing of who is to take one */
const asksThrough =
  /^(?!.*\b(?:take|join|choose|pick|suits?|fits?|right|good|best|better)\b)(?:wants?|needs?|would like|is asking|asks|asked|wonders) (?:to (?:know|see|hear|find out|check|understand)|which|what|how|when|where|if|whether|who)\b/;
/** "(Neither ROI nor strategy,) my boss handles that" */
const handles =
  /^(?:(?:has|have|already) )*(?:signed (?:it )?off|approved|sanctioned|allowed|allows|permits|permitted|agreed|agrees)\b|^(?:(?:already|will|can|always|usually|anyway) )*(?:handles?|manages?|covers?|does|do|takes? care of|looks? after|is in charge of) (?:that|this|those|these|it|them|all that)\b/;
/** What is asked may be for whoever told. */
const forThem = /\b(?:him|her|them|his|hers|theirs|both|each)\b/;

/** "I am the (principal)" */
const saysSelf = /\b(?:i|we) (?:am|are|work as)(?: \w+)? ?(?:a|an|the)?$/;
/** "I am asking for my (teachers)", "whether it is suitable for school (teachers)" */
const asksForOthers =
  /\b(?:asking|enquiring|inquiring|looking|checking) (?:\w+ ){0,3}?for (?:my|our|the|some)(?: \w+)?$|\b(?:suitable|good|useful|meant|right|fit|suited) for(?: (?:my|our|the|all|these|those|school|college))*$|\b(?:suits?|helps?|fits?|train|upskill)(?: (?:my|our|the|all))+(?: \w+)?$|\bfor (?:my|our)(?: \w+)?$/;
const others =
  /^(?:staff|team|employees|people|students|colleagues|juniors|department|faculty|workers)$/;
const asksForSelf = /\b(?:me|myself|mujhe|mere)\b|\b(?:should|can|could|shall|do|must) i\b/;

/** "Preparing a note for my (director)", "I have to brief our (founder)" */
const reportsTo =
  /\b(?:note|report|presentation|ppt|deck|slides|summary|proposal|e ?mail|brief|memo|write ?up|document)s? (?:for|to) (?:my|our|the)(?: \w+)?$|\b(?:brief|inform|update|convince|(?:report|present|pitch|show|explain|forward|send|submit)(?: \w+)? to) (?:my|our|the)(?: \w+)?$/;

function isReportedTo(tokens: readonly Token[], at: number): boolean {
  return reportsTo.test(textOf(tokens.slice(Math.max(0, at - 6), at)));
}

const counts = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|few|some)$/;
/** "It's just me and 3 (devs)", "only 2 (tailors) work with me" */
const besideSelf = /\b(?:me and|i have|we have|with|only|just)(?: only| just)?$/;
const worksWithThem =
  /^(?:who )?(?:work|works|working|are|is) (?:with|under|for) (?:me|us)\b|^(?:under|with) (?:me|us)\b/;

/** Whether it is somebody's people by number, of whom nobody asks what suits them. */
function isCountedOut(tokens: readonly Token[], at: number): boolean {
  if (!counts.test(tokens[at - 1]?.text ?? "")) return false;
  const before = textOf(tokens.slice(Math.max(0, at - 4), at - 1));
  const behind = textOf(tokens.slice(at + 1, at + 5));
  return besideSelf.test(before) ? asksOfSelf.test(textOf(tokens)) : worksWithThem.test(behind);
}

const asksOfSelf = /\b(?:me|still|mujhe|i do not|i am not|not really)\b/;

/** The place of who says what they are, and asks for others alone: "I am the principal. Is it suitable for school teachers?" */
function onlySpeaking(tokens: readonly Token[]): number | undefined {
  const before = (at: number) => textOf(tokens.slice(Math.max(0, at - 6), at));
  const speaker = tokens.findIndex(
    ({ kind }, at) => kind === "person" && saysSelf.test(before(at)),
  );
  if (speaker < 0 || asksForSelf.test(textOf(tokens))) return undefined;
  const isForOthers = tokens.some(
    ({ kind, text }, at) =>
      at > speaker && (kind === "person" || others.test(text)) && asksForOthers.test(before(at)),
  );
  return isForOthers ? speaker : undefined;
}

/**
 * Takes tokens; gives them with who only told of us as nobody that a program is for: "my manager forwarded your link",
 * nor who asks for others: "I am the principal, and asking for my teachers", nor to whom somebody reports.
 */
export function withoutMessengers(tokens: readonly Token[]): Token[] {
  const isForThem = forThem.test(textOf(tokens));
  const speaker = onlySpeaking(tokens);
  return tokens.map((token, at) => {
    if (token.kind !== "person") return token;
    const isNone =
      at === speaker || (!isForThem && (isCountedOut(tokens, at) || isReportedTo(tokens, at)));
    if (isNone) return asWord(token);
    const isTeller =
      owner.test(tokens[at - 1]?.text ?? "") &&
      (tells.test(textOf(tokens.slice(at + 1, at + 6))) ||
        asksThrough.test(textOf(tokens.slice(at + 1))) ||
        handles.test(textOf(tokens.slice(at + 1, at + 6))));
    if (!isTeller || isForThem) return token;
    return { ...asWord(token), isOut: true };
  });
}

function asWord({ groups: _, also: __, isDeed: ___, ...rest }: Token & { kind: "person" }): Token {
  return { ...rest, kind: "word" };
}
