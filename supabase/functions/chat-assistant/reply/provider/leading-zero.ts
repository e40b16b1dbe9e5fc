import { withZero } from "../../understanding/topics/forms.ts";

const zero = "(?:0\\d*|zero)";
const ofZero = new RegExp(
  `\\b(?:leading|${zero})\\b(?! (?:hours|code|coding|percent|rupees|experience|knowledge))`,
);
const number = "(?:numbers?|mobile|phone|sim|it|mine)";
const starts = "(?:starts?|begins?|starting|beginning|start hota|shuru)";
const beginsSo = new RegExp(
  `\\b${number} (?:\\w+ ){0,2}?${starts}\\b(?: \\w+){0,3}? ${zero}\\b|\\b${zero} se (?:start|shuru)\\b`,
);
const tooLong =
  /\b(?:says?|said|saying|shows?|telling|tells?|bol\w*|keh\w*|aa|aata|error)\b.*\btoo (?:many|long)\b|\btoo many digits?\b(?!.*\b(?:if|when)\b)|\b(?:extra|zyada|jyada) digits?\b/;

/** "Do I type the 0?" */
export function asksOfZero(text: string): boolean {
  return ofZero.test(text);
}

/** "Mine starts with 0", "it is 09848012345": of a number that begins so. */
export function startsWithZero(text: string): boolean {
  return withZero.test(text) || beginsSo.test(text);
}

/** "It says too many digits": a 0 in front is the likeliest cause. */
export function tellsTooLong(text: string): boolean {
  return tooLong.test(text);
}
