import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import type { Talk } from "./talk.ts";

/** "The one I asked about first" */
const thatISaid =
  /\b(?:i|we) (?:\w+ )?(?:said|mentioned|named|asked|spoke of|talked about|wanted|picked|chose|began with|started with)\b|\bmy (?:first|last|second) (?:choice|pick)\b/;
/** "The first one you named" */
const thatYouSaid =
  /\byou (?:\w+ )?(?:said|mentioned|named|told|spoke of|talked about|listed|gave|showed|recommended|suggested|began with|started with|wrote)\b|\byour (?:first|second|last|original|initial) (?:suggestion|recommendation|pick|idea|proposal|choice)\b/;

/** "Who is the latter for?", of two that whoever writes named */
const ofTwo = /\bthe (?:former|latter)\b/;

const atStart =
  /\b(?:first|began|started|initial|initially|originally|original|(?:at|from) the (?:very )?(?:start|beginning|outset)|in the (?:very )?beginning)\b/;

/** Which are pointed at by their place: "the second one", "the first two", "the first and the third". */
export function byOrder(
  { place, firstOf, several }: Pick<Conditions, "place" | "firstOf" | "several">,
  talk: Talk,
): readonly Program[] | undefined {
  if (several) return several.flatMap((at) => listOf(talk).at(at) ?? []);
  if (firstOf !== undefined) {
    const list = listOf(talk);
    return firstOf > 0 ? list.slice(0, firstOf) : list.slice(firstOf);
  }
  const found = place === undefined ? undefined : atPlace(talk, place);
  return found && [found];
}

/** "The first one I said", "my first choice", "the second you named" */
export function namedBefore(
  { place }: Pick<Conditions, "place">,
  { said, order, focus, text }: Talk,
): readonly Program[] | undefined {
  // "The first one you named", where she has named one.
  if (place === 0 && order.length === 0 && focus.length === 1 && thatYouSaid.test(text))
    return focus;
  const isOfMine = thatISaid.test(text) || (ofTwo.test(text) && said.length === 2);
  const told = isOfMine ? said : thatYouSaid.test(text) ? order : [];
  const isFirst = atStart.test(text);
  const at = place ?? (isFirst ? 0 : undefined);
  const found = told.length < 2 || at === undefined ? undefined : told.at(at);
  return found && [found];
}

/** What was shown last, if it was more than one; else all. */
export function listOf({ focus, programs }: Pick<Talk, "focus" | "programs">): readonly Program[] {
  return focus.length > 1 ? focus : programs;
}

/** "And the first?": of the list that was shown last, else in the order in which the talk came to them. */
function atPlace({ focus, order, programs }: Talk, place: number): Program | undefined {
  if (focus.length > 1 && place < focus.length) return focus.at(place);
  const left = programs.filter((program) => !order.includes(program));
  // "And the third?", after two that were spoken of.
  const [only] = left;
  if (only && left.length === 1 && place === order.length) return only;
  const isTold = place >= 0 && focus.length <= 1 && order.length > Math.max(1, place);
  return (isTold ? order : programs).at(place);
}

/** The order of the talk after these were told of, by number: a list of them all begins anew. */
export function orderAfter(
  before: readonly string[],
  told: readonly string[],
  count: number,
): string[] {
  const isList = told.length === count || told.filter((one) => !before.includes(one)).length > 1;
  return isList ? [...told] : [...new Set([...before, ...told])];
}
