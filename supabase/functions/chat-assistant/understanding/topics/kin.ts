const called =
  "(?:friends?|wife|wifey|husband|hubby|spouse|brother|sister|cousin|colleague|coworker|co worker|co ?founder|partner|room ?mate|flat ?mate|son|daughter|mother|father|mom|mum|dad|parents|boss|class ?mate|batch ?mate|mate|buddy|fiancee?|girlfriend|boyfriend|uncle|aunt|nephew|niece|grand(?:son|daughter|child)|neighbou?r|kid|child)";

const anyKin = new RegExp(
  `\\b(?:my|our|a|another|the) (?:(?:best|old|close|younger|elder|older|little|other|good|own) )?${called}s?\\b`,
  "g",
);

/** What stands for somebody of one's own, as against a team or staff. */
export const kin = "KIN";

/** A message with each of them as that one word: spelled out in the patterns, they would take megabytes. */
export function withKin(text: string): string {
  return text.replace(anyKin, kin);
}
