import { countryOf } from "./places.ts";
import { regions, type Zone } from "./regions.ts";

/** The zones in which a country lies, by one of its names: "america". */
export function zonesOfCountry(name: string): readonly Zone[] {
  const country = countryOf(name);
  return regions.flatMap((one) => (country && one.country === country ? one.zone : []));
}
