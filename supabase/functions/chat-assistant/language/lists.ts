/** What stands between the items of a list. */
export const endOfItem = "‣";

/** What numbers the items of a list: "(1)", "2.", "b)", "One,", "secondly". */
const mark =
  /(?<=^|[\s:,;.?!])(?:\(?([1-4]|[a-d])\)|([1-4])\.(?!\d)|(?<=^|[.?!,;:]\s{0,2}|\band\s)(?:number )?(one|two|three|first|second|third)(?: of all)?\s*[,:)](?=\s)|(firstly|secondly|thirdly)[,:]?)\s*/gi;
/** What only joins an item to the one behind it. */
const joint = /[\s,;]*\b(?:and|then|also|plus|or)[\s,;]*$/i;

const values: Record<string, number> = { a: 1, b: 2, c: 3, d: 4 };
const numbers = ["one|first|firstly", "two|second|secondly", "three|third|thirdly"];

/** What such an item begins with is told; all else is asked for, whatever it ends in. */
const tells = /^(?:i|we|my|our|he|she|his|her|you|they|it|this|that)\b/i;

/** Takes a message as typed; gives it without the numbers of a list in it: each item is asked, and ended as one. */
export function withoutNumbering(message: string): string {
  const marks = [...message.matchAll(mark)].map((found) => ({
    at: found.index,
    length: found[0].length,
    value: placeOf(found.slice(1).find(Boolean) ?? ""),
  }));
  const isList = marks.length > 1 && marks.every(({ value }, at) => value === at + 1);
  if (!isList) return withoutSecond(message, marks);
  const items = marks.map(({ at, length }, place) =>
    message
      .slice(at + length, marks[place + 1]?.at)
      .trim()
      .replace(joint, ""),
  );
  return message.slice(0, marks[0]?.at) + items.map(asItem).join(`${endOfItem} `);
}

/** "The hours of each; second, which one has Python": a first that is not called so. */
function withoutSecond(
  message: string,
  marks: readonly { at: number; length: number; value: number }[],
) {
  const [mark, ...others] = marks;
  const before = message.slice(0, mark?.at);
  if (!mark || others.length > 0 || mark.value !== 2 || !/\w.*[;.?!]\s*$/.test(before))
    return message;
  return before + message.slice(mark.at + mark.length);
}

function asItem(item: string): string {
  const isOne = !tells.test(item) && !/[.!?].*\w/.test(item);
  return isOne ? `${item.replace(/[.!,;]+$/, "")}?` : item;
}

function placeOf(number: string): number {
  const text = number.toLowerCase();
  const place = numbers.findIndex((all) => all.split("|").includes(text));
  return values[text] ?? (Number(text) || place + 1);
}
