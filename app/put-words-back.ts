/**
 * Puts the words of the page as it was written into the page as it stands, where its browser has translated it: each
 * text has its own place again, and every element stays the one that it is, a dialog open and a press on its way. False,
 * and nothing done, where nothing is translated or the elements are others than were written; `<font>`, in which Chrome
 * wraps what it has translated, does not count.
 */
export function putWordsBack(now: Element, written: Element): boolean {
  const isTranslated = now.querySelector("font") || now.textContent !== written.textContent;
  if (!isTranslated || !isAsWritten(now, written)) return false;
  replaceWords(now, written);
  return true;
}

function isAsWritten(now: Element, written: Element): boolean {
  const elements = elementsIn(now);
  const wanted = [...written.children];
  return (
    now.tagName === written.tagName &&
    elements.length === wanted.length &&
    wanted.every((element, index) => isAsWritten(elements[index] as Element, element))
  );
}

function replaceWords(now: Element, written: Element): void {
  const elements = elementsIn(now);
  for (const node of [...now.childNodes]) {
    if (!elements.includes(node as Element)) node.remove();
  }
  for (const node of written.childNodes) {
    if (node instanceof Element) replaceWords(elements.shift() as Element, node);
    else now.insertBefore(node.cloneNode(), elements[0] ?? null);
  }
}

function elementsIn(parent: Element): Element[] {
  return [...parent.children].filter(({ tagName }) => tagName !== "FONT");
}
