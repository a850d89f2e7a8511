import type { Page } from '@playwright/test';
import { blend, parse, wcagContrast } from 'culori';
import sharp from 'sharp';
import { addStyles } from './page';
import { type Area, shownTexts } from './shown-texts';

/** Sample points behind each line of text, across and down, as shares of its width and height. */
const steps = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);

/**
 * Finds texts and icons with too little contrast. axe skips text on pictures, gradients and
 * pseudo-elements, as in the header, Home and Contact; this reads the background
 * from a screenshot without the letters.
 * @param part the part of the page to check
 * @returns one line for each text, with its contrast
 */
export async function faintTexts(page: Page, part = page.locator('body')): Promise<string[]> {
  const { texts, area } = await shownTexts(part);
  if (texts.length === 0) throw new Error(`There is no text in ${part}.`);
  const noLetters = 'color: transparent !important; caret-color: transparent !important;';
  const atOnce = 'transition: none !important';
  await addStyles(page, `*, *::before, *::after { ${noLetters} ${atOnce} }`);
  const groundAt = await readGrounds(page, area);
  await addStyles(page, '');
  return texts.flatMap(({ text, color, opacity, least, box }) => {
    const points = steps.flatMap((across) =>
      steps.map((down) => [box.left + across * box.width, box.top + down * box.height] as const),
    );
    const ratio = contrastWith(color, opacity, points.flatMap(groundAt));
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

/**
 * The lowest contrast of a color with its backgrounds. A line may cross behind the text, so the
 * worst twentieth does not count.
 * @param opacity of the element, 0 to 1
 */
function contrastWith(color: string, opacity: number, grounds: string[]): number {
  const parsed = parse(color);
  if (!parsed) throw new Error(`${color} is no color.`);
  const seen = { ...parsed, alpha: (parsed.alpha ?? 1) * opacity };
  // Each background once, because most points have the same one.
  const contrasts = new Map(
    [...new Set(grounds)].map((each) => [each, wcagContrast(blend([each, seen]), each)]),
  );
  const ratios = grounds.map((each) => contrasts.get(each) ?? 0).sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 20)] ?? 0;
}
