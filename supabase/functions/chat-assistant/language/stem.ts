/** Words whose ending is part of their meaning: programming is no program, who has registered is past registering. */
const whole = new Set(
  "programming upgrade courses programs training stories interesting testing accounting financing evening others quite called dating based students dates options timing placed news series marketing banking registered enrolled enroled submitted applied filled offers signed joined booked boarding".split(
    " ",
  ),
);

/** Cuts a word's ending so that its forms meet: courses and course, enrolling and enroll. */
export function stem(word: string): string {
  if (whole.has(word)) {
    return word;
  }
  const single = singular(word);
  return whole.has(single) ? single : withoutDouble(withoutEnding(single));
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) {
    return word.slice(0, -3);
  }
  if (word.length > 4 && word.endsWith("ed")) {
    return word.slice(0, -2);
  }
  return word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word;
}

function withoutDouble(word: string): string {
  return word.length > 3 ? word.replace(/([a-z])\1$/, "$1") : word;
}
