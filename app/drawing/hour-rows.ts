/** The hours of a program as a picture of dots: ten in a row, the one that is not full on top. */
export function hourRows(hours: number): string[] {
  return Array.from({ length: Math.ceil(hours / 10) }, (_, row) =>
    "#".repeat(Math.min(10, hours - row * 10)).padEnd(10, "."),
  ).reverse();
}
