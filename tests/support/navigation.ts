import { navigation } from "../../content/home.ts";

/** What the header calls the section of this anchor. */
export function labelOf(anchor: string): string {
  const link = navigation.find(({ href }) => href === anchor);
  if (!link) throw new Error(`The header does not lead to ${anchor}`);
  return link.label;
}
