import type { Locator, PageScreenshotOptions } from '@playwright/test';
import { leastContrast } from '../../../lib/design/palette';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface TextBox {
  text: string;
  color: string;
  /** The opacity of the element and its ancestors, 0 to 1. */
  opacity: number;
  /** The lowest contrast that it may have. */
  least: number;
  /** Within the part of the page, in CSS pixels. */
  box: Box;
}

export type Area = Required<Pick<PageScreenshotOptions, 'clip' | 'fullPage'>>;

/** All visible lines of text, the values of fields, icons, and the edges of controls. */
export const shownTexts = (part: Locator) => part.evaluate(readTexts, leastContrast);

/** Runs in the page. */
function readTexts(root: Element, leastContrast: { text: number; edge: number }) {
  const { left: x, top: y, bottom, width, height } = root.getBoundingClientRect();
  // A screenshot of the window takes less time.
  const fullPage = y < 0 || bottom > innerHeight;
  const clip = { x, y: y + (fullPage ? scrollY : 0), width, height };

  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const isPainted = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Texts for screen readers and disabled controls need no contrast.
    element.closest(':disabled, [aria-disabled="true"]') === null &&
    getComputedStyle(element).clipPath === 'none';

  const clampOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).webkitLineClamp !== 'none'
      ? element
      : clampOf(element.parentElement);

  const texts: TextBox[] = [];
  const add = (
    element: Element,
    text: string,
    boxes: Iterable<DOMRect>,
    least = leastContrast.text,
    { color }: Pick<CSSStyleDeclaration, 'color'> = getComputedStyle(element),
  ) => {
    if (text.trim() === '' || !isPainted(element)) return;
    // Lines that an ellipsis replaces are not seen.
    const { bottom } = clampOf(element)?.getBoundingClientRect() ?? {};
    for (const { left, top, width, height } of boxes) {
      if (width < 2 || height < 2 || (bottom && top + height / 2 > bottom)) continue;
      const box = { left: left - x, top: top - y, width, height };
      texts.push({ text: text.trim(), color, opacity: opacityOf(element), least, box });
    }
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(parentElement, node.textContent ?? '', range.getClientRects());
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const { left, top, width, height } = field.getBoundingClientRect();
    // Without the border, which is not behind the text.
    const inside = new DOMRect(left + 4, top + 4, width - 8, height - 8);
    add(field, field.value, [inside]);
  }
  for (const icon of root.querySelectorAll('svg.icon')) {
    const file = icon.querySelector('use')?.getAttribute('href') ?? '';
    add(icon, file, [icon.getBoundingClientRect()], leastContrast.edge);
  }
  for (const control of root.querySelectorAll('input:not([tabindex]), textarea, button, a')) {
    const { borderBottomWidth, borderBottomColor: color } = getComputedStyle(control);
    if (Number.parseFloat(borderBottomWidth) === 0) continue;
    const { left, bottom, width } = control.getBoundingClientRect();
    // What is around a control, below it.
    const below = new DOMRect(left, bottom + 2, width, 4);
    const name = `the edge of ${control.textContent || control.id}`;
    add(control, name, [below], leastContrast.edge, { color });
  }
  return { texts, area: { clip, fullPage } };
}
