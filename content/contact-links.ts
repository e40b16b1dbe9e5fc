/**
 * The `mailto:` link to an address that a visitor typed. A valid one may hold `?` and `&`, which in a link would begin
 * further recipients and a text: they are encoded (RFC 6068, 2).
 */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, "@")}`;
}

/** The `tel:` link to a number, without what people write between its digits. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** The WhatsApp chat with a number, which is named with its country code and by digits alone. */
export function whatsAppLink(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`;
}
