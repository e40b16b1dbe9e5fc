/** A text of `content/` as it stands in a page's HTML. */
export function inPage(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
