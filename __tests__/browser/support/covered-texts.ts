/** Runs in the page: the texts that something covers when they are in the middle of the window. */
export function coveredTexts(): string[] {
  // elementFromPoint skips ornaments without pointer events, which can cover text too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [sheet];
  const isPainted = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.closest('[inert]') === null;
  /** The elements that are painted over a text. */
  const coversOf = (text: Text, parent: Element) => {
    parent.scrollIntoView({ behavior: 'instant', block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(text);
    const points = Array.from(range.getClientRects()).flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((share) => [left + share * width, top + height / 2] as const),
    );
    return points
      .flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
      .filter((hit) => !hit.contains(parent) && !parent.contains(hit));
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const covered = texts.flatMap((text) => {
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent === null || !isPainted(parent)) return [];
    return coversOf(text, parent).map(
      (hit) => `"${text.data.trim()}" is behind ${hit.outerHTML.slice(0, 60)}`,
    );
  });
  return [...new Set(covered)];
}
