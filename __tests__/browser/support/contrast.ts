import type { Page } from '@playwright/test';
import { blend, parse, wcagContrast } from 'culori';
import sharp from 'sharp';

interface TextBox {
  text: string;
  /** Of the letters, as CSS has it, and how opaque the elements are in which they stand, 0 to 1. */
  colour: string;
  opacity: number;
  /** Within the part of the page, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
}

/** WCAG 1.4.3, also for large text: what is read here has the contrast of small text. */
const LEAST = 4.5;
/** Where pixels are looked at behind each line of text, across and down. */
const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);

/**
 * The texts that are hard to read, with the contrast that each one has. axe leaves out what stands
 * on a picture, a gradient or a pseudo-element, as the header, the hero and the contact section do:
 * here a screenshot without the letters says what is painted behind them.
 * @param part selector of the part of the page to look at
 */
export async function faintTexts(page: Page, part = 'body'): Promise<string[]> {
  const { texts, clip } = await page.evaluate(readTexts, part);
  if (texts.length === 0) throw new Error(`There is no text to look at in ${part}.`);
  await page.evaluate(hideLetters, true);
  const screenshot = await page.screenshot({ fullPage: true, clip });
  await page.evaluate(hideLetters, false);
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  return texts.flatMap(({ text, colour, opacity, box }) => {
    const letters = parse(colour);
    if (!letters) throw new Error(`${colour} is no colour.`);
    const seen = { ...letters, alpha: (letters.alpha ?? 1) * opacity };
    const known = new Map<string, number>();
    const contrastAt = ([x, y]: readonly [number, number]) => {
      const at = (y * info.width + x) * info.channels;
      const ground = `#${data.toString('hex', at, at + 3)}`;
      const contrast = known.get(ground) ?? wcagContrast(blend([ground, seen]), ground);
      known.set(ground, contrast);
      return contrast;
    };
    const ratios = steps
      .flatMap((across) =>
        steps.map((down) => {
          const x = Math.floor(box.left + across * box.width);
          return [x, Math.floor(box.top + down * box.height)] as const;
        }),
      )
      .filter(([x, y]) => x >= 0 && y >= 0 && x < info.width && y < info.height)
      .map(contrastAt);
    // The worst twentieth may be a line that crosses behind the text.
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 0;
    return ratio < LEAST ? [`"${text}" has a contrast of ${ratio.toFixed(2)}`] : [];
  });
}

/** Runs in the page: every line of text that is painted there, and what stands in the fields. */
function readTexts(part: string) {
  const root = document.querySelector(part);
  if (root === null) throw new Error(`There is no ${part}.`);
  const { left: x, top: y, width, height } = root.getBoundingClientRect();

  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const isPainted = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Only for screen readers, or switched off: neither has to be read.
    element.closest(':disabled, [aria-disabled="true"], noscript') === null &&
    getComputedStyle(element).clipPath === 'none';

  const texts: TextBox[] = [];
  const add = (element: Element, text: string, colour: string, boxes: Iterable<DOMRect>) => {
    if (text.trim() === '' || !isPainted(element)) return;
    for (const { left, top, width, height } of boxes) {
      if (width < 2 || height < 2) continue;
      const box = { left: left - x, top: top - y, width, height };
      texts.push({ text: text.trim(), colour, opacity: opacityOf(element), box });
    }
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color } = getComputedStyle(parentElement);
    add(parentElement, node.textContent ?? '', color, range.getClientRects());
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const { left, top, width, height } = field.getBoundingClientRect();
    // Without the edge, which is no ground of the text.
    const inside = new DOMRect(left + 4, top + 4, width - 8, height - 8);
    if (field.type !== 'radio') add(field, field.value, getComputedStyle(field).color, [inside]);
  }
  return { texts, clip: { x: x + scrollX, y: y + scrollY, width, height } };
}

/** Runs in the page: takes all letters away, or puts them back, by a style that the policy allows. */
function hideLetters(isHidden: boolean): void {
  const sheet = new CSSStyleSheet();
  const rule = 'color: transparent !important; transition: none !important;';
  sheet.replaceSync(`*, *::before, *::after { ${rule} caret-color: transparent !important; }`);
  document.adoptedStyleSheets = isHidden ? [sheet] : [];
}
