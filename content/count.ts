const words = ["no", "one", "two", "three", "four", "five", "six"];

/** "The program", "Both programs", "All three programs": however many there are; above six in digits. */
export function allOf(count: number, one: string, many: string): string {
  if (count === 1) return `The ${one}`;
  if (count === 2) return `Both ${many}`;
  return `All ${words[count] ?? count} ${many}`;
}
