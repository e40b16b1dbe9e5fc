/** The first of 85 characters in a row of which none means something in a string or a pattern: "%" to "z" without the backslash. */
const first = 37;
const backslash = 92;
const base = 85;
/** So many letters stand for four bytes: a quarter more than those, where base64 takes a third more. */
const perGroup = 5;

/** Bytes as letters (base 85): how many bytes fill the last group up goes before them. */
export function toLetters(bytes: Uint8Array): string {
  const padding = (4 - (bytes.length % 4)) % 4;
  const padded = new Uint8Array(bytes.length + padding);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const groups = [String(padding)];
  for (let at = 0; at < padded.length; at += 4) groups.push(groupOf(view.getUint32(at)));
  return groups.join("");
}

/** The bytes that were made to letters. */
export function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(((letters.length - 1) / perGroup) * 4));
  for (let at = 0; at < view.byteLength; at += 4) {
    let number = 0;
    const from = 1 + (at / 4) * perGroup;
    for (let n = from; n < from + perGroup; n++) number = number * base + digitOf(letters, n);
    view.setUint32(at, number);
  }
  return new Uint8Array(view.buffer, 0, view.byteLength - Number(letters[0]));
}

function groupOf(number: number): string {
  const codes: number[] = [];
  for (let rest = number; codes.length < perGroup; rest = Math.floor(rest / base)) {
    const code = first + (rest % base);
    codes.unshift(code < backslash ? code : code + 1);
  }
  return String.fromCharCode(...codes);
}

function digitOf(letters: string, at: number): number {
  const code = letters.charCodeAt(at);
  return (code < backslash ? code : code - 1) - first;
}
