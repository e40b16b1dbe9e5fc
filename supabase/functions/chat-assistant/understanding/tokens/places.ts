import { wordsOf } from "../../language/normalise.ts";
import { listed } from "./phrases.ts";
import { regions, type Zone } from "./time-zones.ts";

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

/** Whether something is called after a country by its own name: "malaysian". */
export function isCalledAfterCountry(name: string): boolean {
  return calledAfter.has(name);
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

const countries = [...new Set(regions.flatMap(({ country }) => country ?? []))];

/** Countries by how their people are called, where that is their name and a little more: "n" of "indian". */
const calledAfter = new Map(
  countries.flatMap((country) =>
    ["n", "an", "ian", "i", "ese"].map((end): [string, string] => [country + end, country]),
  ),
);

/** The zone in which the country lies after which a time is called; "other" for one with several. */
function zoneCalled(adjective: string): Zone | undefined {
  const country = peoples.get(adjective) ?? calledAfter.get(adjective);
  const zones = new Set(regions.filter((one) => one.country === country).map(({ zone }) => zone));
  const [only] = zones;
  return country && only ? (zones.size === 1 ? only : "other") : undefined;
}

/** Of "the Indian date and time" the zone; "not the American times, the Indian one" goes on so. */
export function zoneOfTime(words: readonly string[], at: number): Zone | undefined {
  const [word = "", next = ""] = words.slice(at, at + 2);
  const isGoingOn = /^(?:one|ones|wala|wale)$/.test(next) && words.some((one) => ofTime.test(one));
  return ofTime.test(next) || isGoingOn ? zoneCalled(word) : undefined;
}

const ofTime = /^(?:standard|dates?|times?|timings?|timezone|zone|clock|samay)$/;
