const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  ek: 1,
  teen: 3,
  char: 4,
  paanch: 5,
  das: 10,
  bees: 20,
  tees: 30,
  chalis: 40,
  pachas: 50,
};

/** The number that a word stands for, in digits, English or Hindi; undefined when it stands for none. */
export function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  return words[word];
}

/** Whether an English word stands for two to ten. */
export function isCount(word: string): boolean {
  const value = words[word] ?? 0;
  return value > 1 && (spelt.includes(word) || word === "ten");
}

const spelt = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "three"; from ten on in digits. */
export function numberInWords(count: number): string {
  return spelt[count] ?? String(count);
}
