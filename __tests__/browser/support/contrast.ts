import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

interface TextBox {
  text: string;
  /** The colour of the letters, and how opaque they are, 0 to 1. */
  colour: Rgb;
  alpha: number;
  /** Within the part of the page, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
}

/** WCAG 1.4.3, also for large text: what is read here has the contrast of small text. */
const LEAST = 4.5;
/** Pixels looked at behind each line of text. */
const SAMPLES = 400;

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

  const pixelAt = (x: number, y: number): Rgb => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  return texts.flatMap(({ text, colour, alpha, box }) => {
    const ratios = pointsIn(box, info).map(([x, y]) => {
      const ground = pixelAt(x, y);
      return contrast(blend(colour, ground, alpha), ground);
    });
    // The worst twentieth may be a line that crosses behind the text.
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 0;
    return ratio < LEAST ? [`"${text}" has a contrast of ${ratio.toFixed(2)}`] : [];
  });
}

function pointsIn(box: TextBox['box'], size: { width: number; height: number }) {
  const left = Math.max(0, Math.ceil(box.left));
  const top = Math.max(0, Math.ceil(box.top));
  const right = Math.min(size.width, box.left + box.width);
  const bottom = Math.min(size.height, box.top + box.height);
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
  const points: [x: number, y: number][] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) points.push([x, y]);
  }
  return points;
}

function blend(colour: Rgb, ground: Rgb, alpha: number): Rgb {
  const [red, green, blue] = colour.map(
    (value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The contrast of two colours as WCAG 2 reckons it, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: every line of text that is painted there, and what stands in the fields. */
function readTexts(part: string) {
  const root = document.querySelector(part);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (root === null || canvas === null) throw new Error(`There is no ${part}.`);
  const { left: x, top: y, width, height } = root.getBoundingClientRect();

  const colourOf = (css: string): [colour: Rgb, alpha: number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [[red, green, blue], alpha / 255];
  };
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
    const [rgb, alpha] = colourOf(colour);
    for (const { left, top, width, height } of boxes) {
      if (width < 2 || height < 2) continue;
      const box = { left: left - x, top: top - y, width, height };
      texts.push({ text: text.trim(), colour: rgb, alpha: alpha * opacityOf(element), box });
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
