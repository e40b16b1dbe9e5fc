/** The first value that stands there a second time. */
export function findTwice(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
