/**
 * Does in the page what a browser's translation does: each text, there or to come, gives way to
 * `<font><font>text</font></font>`. The words stay the same.
 */
export function translatePage(): void {
  const left = "script, style, font, textarea, noscript, svg, [translate=no]";

  function translate(text: Text): void {
    const { parentElement } = text;
    if (!text.data.trim() || !parentElement || parentElement.closest(left)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(part: Node): void {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translate(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) translate(node);
        else translateAll(node);
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
