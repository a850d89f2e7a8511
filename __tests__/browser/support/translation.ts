import type { Page } from '@playwright/test';

/**
 * Translates the page like a browser: replaces each text node, also later ones, by its text in two
 * nested `<font>` elements. Call it after hydration.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
}

/** Runs in the page. */
function replaceTexts(): void {
  const untouched = 'script, style, noscript, textarea, font, [translate="no"]';

  function replaceText(text: Text): void {
    if (text.parentElement === null || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function replaceTextsIn(node: Node): void {
    if (node instanceof Text) replaceText(node);
    else [...node.childNodes].forEach(replaceTextsIn);
  }

  replaceTextsIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(replaceTextsIn);
  }).observe(document.body, { subtree: true, childList: true });
}
