import { wordsOf } from "../language/normalise.ts";
import { listed } from "./phrases.ts";
import { regions, type Zone } from "./regions.ts";

type Place = { zone: Zone; country?: string };

/** What is known of each place, by the words that name it. */
const places = new Map(
  regions.flatMap(({ places: names, zone, country }) =>
    listed(names).map((name): [string, Place] => [
      wordsOf(name).join(" "),
      { zone, ...(country && { country }) },
    ]),
  ),
);

const peoples = new Map(
  regions.flatMap(({ people = "", country = "" }) =>
    listed(people).map((name): [string, string] => [name, country]),
  ),
);

/** Every place by the words that name it. */
export const placeNames: readonly string[] = [...places.keys()];

/** The zone of a place by its name. */
export function zoneOf(place: string): Zone | undefined {
  return places.get(place)?.zone;
}

/** The country in which a place lies, or after which something is called: "manchester", "french". */
export function countryOf(name: string): string | undefined {
  return places.get(name)?.country ?? peoples.get(name);
}

/** Whether something comes from a country: "french", "indian". */
export function isOfCountry(name: string): boolean {
  return countryOf(name) !== undefined;
}

/** The zones in which a country lies, by one of its names: "america". */
export function zonesOfCountry(name: string): readonly Zone[] {
  const country = countryOf(name);
  return regions.flatMap((one) => (country && one.country === country ? one.zone : []));
}
