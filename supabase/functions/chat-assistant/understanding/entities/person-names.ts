import type { Program } from "../../../../../content/programs.ts";
import { type Group, people } from "../tokens/person-groups.ts";
import { listed } from "../tokens/phrases.ts";

/** "For people who have never cooked": the word names nobody. */
const anybody =
  /^(?:people|persons?|everybody|everyone|anybody|anyone|somebody|someone|those|all)$/i;

/** Who is named by whom a program is for: "public servants". */
function audienceOf({ audience }: Program): string[] {
  return audience
    .replace(/^for /i, "")
    .split(/,|\band\b|\bor\b|\bwho\b|[.;:]/)
    .map((name) => name.trim())
    .filter(
      (name) =>
        /^[\w-]+(?: [\w-]+)?$/.test(name) &&
        !/^(?:the|are|is|want|to)\b/.test(name) &&
        !anybody.test(name),
    );
}

const ventures = `bakery, boutique, shop, saree shop, store, mill, rice mill, factory, salon, clinic, restaurant, hotel, cafe, school,
  small business, small company, company, agency, firm, startup, workshop, garage, farm, dairy, gym, studio, showroom, textile business,
  family business, travel agency, construction firm, trading firm, consultancy, nursing home, pharmacy, medical shop, dukaan,
  printing press, coaching centre, institute, small firm, export house, warehouse, transport business, hardware store, sweet shop`;

/** Who "runs a bakery" or "owns a mill". */
function ownersOf(): string[] {
  return listed(ventures).flatMap((venture) =>
    ["run", "own", "have", "started", "opened", "lead", "manage"].flatMap((verb) =>
      ["a", "my own", "our"].map((article) => `${verb} ${article} ${venture}`),
    ),
  );
}

/** What people are called, with their groups: by general lists, and by whom these programs are for. */
export function namesOfPeople(programs: readonly Program[]): Map<string, Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [group, list] of Object.entries(people) as [Group, string][]) {
    for (const phrase of listed(list)) groups.set(phrase, [...(groups.get(phrase) ?? []), group]);
  }
  for (const phrase of ownersOf()) groups.set(phrase, ["leader"]);
  for (const name of programs.flatMap(audienceOf)) {
    if (!groups.has(name)) groups.set(name, []);
  }
  return groups;
}
