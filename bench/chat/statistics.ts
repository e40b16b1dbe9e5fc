/** A share in per cent with its 95 % Wilson interval: few questions say little, also when all are right. */
export function share(part: number, whole: number): string {
  if (whole === 0) return "-";
  const z = 1.96;
  const mean = part / whole;
  const middle = (mean + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const reach =
    (z / (1 + (z * z) / whole)) *
    Math.sqrt((mean * (1 - mean)) / whole + (z * z) / (4 * whole * whole));
  const percent = (value: number) => (100 * value).toFixed(0);
  return `${(100 * mean).toFixed(1)} (${percent(middle - reach)} to ${percent(middle + reach)})`;
}

export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
