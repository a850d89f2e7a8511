import type { Page, PageScreenshotOptions } from '@playwright/test';
import { blend, parse, wcagContrast } from 'culori';
import sharp from 'sharp';

/** A part of a picture, in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface TextBox {
  text: string;
  /** The computed color of the letters. */
  color: string;
  /** The opacity of the element and its ancestors, 0 to 1. */
  opacity: number;
  /** The lowest contrast that it may have. */
  least: number;
  /** Within the part of the page, in CSS pixels. */
  box: Box;
}

/** For `test.use`: screenshots of half the size take half the time, and have the same colors. */
export const halfSize = { deviceScaleFactor: 1 / 2 };

/** The part of the page that a screenshot shows. */
type Area = Required<Pick<PageScreenshotOptions, 'clip' | 'fullPage'>>;

/** Sample points behind each line of text, across and down, as shares of its width and height. */
const steps = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);

/**
 * Finds texts and icons with too little contrast. axe skips text on pictures, gradients and
 * pseudo-elements, as in the header, the hero and the contact section; this reads the background
 * from a screenshot without the letters.
 * @param part the part of the page to check
 * @returns one line for each text, with its contrast
 */
export async function faintTexts(page: Page, part = page.locator('body')): Promise<string[]> {
  const { texts, area } = await part.evaluate(readTexts);
  if (texts.length === 0) throw new Error(`There is no text in ${part}.`);
  await page.evaluate(hideLetters, true);
  const groundAt = await readGrounds(page, area);
  await page.evaluate(hideLetters, false);
  return texts.flatMap(({ text, color, opacity, least, box }) => {
    const points = steps.flatMap((across) =>
      steps.map((down) => [box.left + across * box.width, box.top + down * box.height] as const),
    );
    // A line may cross behind the text, so the worst twentieth does not count.
    const ratio = contrastWith(color, opacity, points.flatMap(groundAt), 1 / 20);
    return ratio < least ? [`"${text}" has a contrast of ${ratio.toFixed(2)}`] : [];
  });
}

/** Takes a screenshot; returns a function that gives the color at a point, or none outside. */
async function readGrounds(page: Page, area: Area) {
  // A picture of a long page takes seconds on a busy machine, above all in WebKit.
  const picture = sharp(await page.screenshot({ ...area, timeout: 60_000 }))
    .removeAlpha()
    .toColourspace('srgb')
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // A test may ask for a smaller picture, which takes less time.
  const scale = width / area.clip.width;
  return ([left, top]: readonly [number, number]): string[] => {
    const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
    if (x < 0 || y < 0 || x >= width || y >= height) return [];
    const at = 3 * (y * width + x);
    return [`#${data.toString('hex', at, at + 3)}`];
  };
}

/** The contrast of a color with its background; `opacity` is that of the element, 0 to 1. */
function contrastOf(color: string, opacity: number, ground: string): number {
  const parsed = parse(color);
  if (!parsed) throw new Error(`${color} is no color.`);
  const seen = { ...parsed, alpha: (parsed.alpha ?? 1) * opacity };
  return wcagContrast(blend([ground, seen]), ground);
}

/** The lowest contrast of a color with its backgrounds, without the given share of the worst. */
function contrastWith(color: string, opacity: number, grounds: string[], share: number): number {
  const known = new Map(
    [...new Set(grounds)].map((ground) => [ground, contrastOf(color, opacity, ground)]),
  );
  const ratios = grounds.map((ground) => known.get(ground) ?? 0).sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * share)] ?? 0;
}

/** Runs in the page: reads all visible lines of text, the values of fields, and icons. */
function readTexts(root: Element) {
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
    element.closest(':disabled, [aria-disabled="true"], noscript') === null &&
    getComputedStyle(element).clipPath === 'none';

  const texts: TextBox[] = [];
  // WCAG 1.4.3 asks for 4.5 in small texts, and 1.4.11 for 3 in icons.
  const add = (
    element: Element,
    text: string,
    boxes: Iterable<DOMRect>,
    least = 4.5,
    { color } = getComputedStyle(element),
  ) => {
    if (text.trim() === '' || !isPainted(element)) return;
    for (const { left, top, width, height } of boxes) {
      if (width < 2 || height < 2) continue;
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
  // Letters in place of a logo, which are no text of the document.
  for (const each of root.querySelectorAll<HTMLElement>('[data-letters]')) {
    const { left, top, width, height } = each.getBoundingClientRect();
    // In the middle of the square, whose round corners and outline are not behind the letters.
    const box = new DOMRect(left + 0.3 * width, top + 0.3 * height, 0.4 * width, 0.4 * height);
    add(each, each.dataset.letters ?? '', [box], 4.5, getComputedStyle(each, '::before'));
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const { left, top, width, height } = field.getBoundingClientRect();
    // Without the border, which is not behind the text.
    const inside = new DOMRect(left + 4, top + 4, width - 8, height - 8);
    add(field, field.value, [inside]);
  }
  for (const icon of root.querySelectorAll('svg.icon')) {
    const file = icon.querySelector('use')?.getAttribute('href') ?? '';
    add(icon, file, [icon.getBoundingClientRect()], 3);
  }
  return { texts, area: { clip, fullPage } };
}

/** Runs in the page: hides or shows all letters, by a style sheet that the policy allows. */
function hideLetters(isHidden: boolean): void {
  const sheet = new CSSStyleSheet();
  const rule = 'color: transparent !important; transition: none !important;';
  sheet.replaceSync(`*, *::before, *::after { ${rule} caret-color: transparent !important; }`);
  document.adoptedStyleSheets = isHidden ? [sheet] : [];
}
