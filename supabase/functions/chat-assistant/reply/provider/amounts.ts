/** Prices as numbers, and how one of them is written, "#" in place of the number. */
export type Amounts = { numbers: readonly number[]; unit: string };

/** These prices as numbers, if each of them is one amount and all are in one unit. */
export function amountsOf(prices: readonly (string | undefined)[]): Amounts | undefined {
  const amounts = prices.map(amountOf);
  const [first] = amounts;
  return first && amounts.every((amount) => amount?.unit === first.unit)
    ? { numbers: amounts.map((amount) => amount?.value ?? 0), unit: first.unit }
    : undefined;
}

/**
 * "₹4,500" as a number, with all that is no digit of it; undefined for what holds none or several, and where a point
 * may part thousands.
 */
function amountOf(price = ""): { value: number; unit: string } | undefined {
  const [number, ...others] = price.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (!number || others.length > 0 || /\.\d{3}$/.test(number)) return undefined;
  return { value: Number(number.replaceAll(",", "")), unit: price.replace(number, "#") };
}
