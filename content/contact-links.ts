import { countries } from "./countries.ts";

/**
 * The `mailto:` link to an address that a visitor typed. A valid one may hold `?` and `&`, which in a link would begin
 * further recipients and a text: they are encoded (RFC 6068, 2).
 */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, "@")}`;
}

/** The `tel:` link to a number, without what people write between its digits. */
export function telephoneLink(number: string): string {
  return `tel:${fromAnywhere(number).replace(/[^+\d]/g, "")}`;
}

/** The WhatsApp chat with a number, which is named with its country code and by digits alone. */
export function whatsAppLink(number: string): string {
  return `https://wa.me/${fromAnywhere(number).replace(/\D/g, "")}`;
}

/**
 * "+81 0312345678" as "+81 312345678": SPEC §5 counts the 0 that is dialled within a country among the digits of some
 * numbers, so that it is stored with them, and behind the country's code it does not connect.
 */
function fromAnywhere(number: string): string {
  const [code, ...rest] = number.split(" ");
  const isTrunk = countries.some((country) => country.code === code && country.trunkZero);
  return isTrunk ? `${code} ${rest.join("").replace(/^0/, "")}` : number;
}
