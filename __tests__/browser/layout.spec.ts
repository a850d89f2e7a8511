import type { Locator, Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { open, waitForTypeface } from './support/page';

/** Runs in the page: the texts in the window that another element covers. */
function coveredTexts(): string[] {
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

/**
 * Runs in the page: loads all pictures, and finds those whose file is too narrow for their place,
 * and those that are stretched.
 */
async function pictureFaults(): Promise<string[]> {
  const images = [...document.querySelectorAll('img')].filter((each) => each.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return images.flatMap((image) => {
    const { alt, currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const ratio = naturalWidth / naturalHeight;
    const isFilled = getComputedStyle(image).objectFit === 'fill';
    const isStretched = isFilled && Math.abs(clientWidth / clientHeight / ratio - 1) > 0.05;
    const file = new URL(currentSrc).pathname;
    const sets = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const set = sets.find(({ srcset }) => srcset.includes(file))?.srcset ?? '';
    const candidates = set.split(',').map((each) => each.trim().split(' '));
    const widths = candidates.map(([, width]) => Number.parseInt(width ?? '', 10));
    const fetched = widths[candidates.findIndex(([name]) => name === file)] ?? 0;
    const isContained = getComputedStyle(image).objectFit === 'contain';
    const across = [clientWidth, clientHeight * ratio].map((size) => size * devicePixelRatio);
    const needed = isContained ? Math.min(...across) : Math.max(...across);
    // `sizes` gives the width roughly. For the portrait of a phone it asks for less, which paints
    // sooner.
    const least = image.closest('#home') && innerWidth < 640 ? 0.6 : 0.95;
    const isNarrow = set !== '' && fetched < Math.min(least * needed, Math.max(...widths));
    return [
      ...(isStretched ? [`"${alt}" is stretched`] : []),
      ...(isNarrow
        ? [`"${alt}" is ${fetched} px wide, but ${Math.round(needed)} px are shown`]
        : []),
    ];
  });
}

/** Runs in the page: the lines of an element's text, as they are laid out. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const [index, letter] of [...text.data].entries()) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { bottom, width } = range.getBoundingClientRect();
      if (width > 0) lines.set(bottom, (lines.get(bottom) ?? '') + letter);
    }
  }
  return [...lines.values()].map((line) => line.trim()).filter(Boolean);
}

/** The box of an element in the window. */
const boxOf = (locator: Locator) =>
  locator.evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** The parts of the first screen. */
const firstScreen = (page: Page): Record<string, Locator> => {
  const hero = page.locator('#home');
  return {
    portrait: hero.getByRole('img', { name: content.owner.portrait?.alt }),
    greeting: hero.getByText(content.owner.greeting),
    headline: hero.getByRole('heading', { level: 1 }),
    intro: hero.getByText(content.owner.intro),
    'first button': hero.getByRole('link').first(),
    'second button': hero.getByRole('link').nth(1),
  };
};

for (const width of [360, 768, 1024, 1440, 2560]) {
  test(`at ${width} px nothing overlaps, texts have their sizes, and pictures are sharp`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await waitForTypeface(page);
    await test.step('the first screen', async () => {
      const parts = Object.entries(firstScreen(page));
      const boxes = await Promise.all(
        parts.map(async ([name, part]) => ({ name, ...(await boxOf(part)) })),
      );
      const overlaps = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(({ left, right }) => left < one.right - 1 && right > one.left + 1)
          .filter(({ top, bottom }) => top < one.bottom - 1 && bottom > one.top + 1)
          .map(({ name }) => `${name} and ${one.name}`),
      );
      expect(overlaps, 'parts that overlap').toEqual([]);
    });
    await test.step('every level of text is larger than the next, the headline by far', async () => {
      const sizes = await page.evaluate(() =>
        ['h1', 'h2', 'h3', 'body', 'footer p'].map((level) => {
          const element = document.querySelector(level) ?? document.body;
          return Number.parseFloat(getComputedStyle(element).fontSize);
        }),
      );
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      expect(new Set(sizes).size, `${sizes}`).toBe(sizes.length);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      const [headline = 0, title = 0] = sizes;
      expect(headline).toBeGreaterThanOrEqual(1.35 * title - 0.1);
    });
    await test.step('the headline has two lines, texts have lines of 70 characters at most', async () => {
      const headline = page.getByRole('heading', { level: 1 }).locator('[dir]').first();
      expect(await headline.evaluate(linesOf)).toHaveLength(2);
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      for (const text of await page.locator('main :is(p, details li)').all()) {
        const lines = await text.evaluate(linesOf);
        expect(lines.filter((line) => line.length > 70)).toEqual([]);
      }
    });
    await test.step('pictures are sharp, and none is stretched', async () => {
      expect(await page.evaluate(pictureFaults)).toEqual([]);
    });
    await test.step('every text, in a window as tall as the page', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const footer = page.getByRole('contentinfo');
      const end = await footer.evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
      expect(end, 'end of the page').toBeCloseTo(height, -1);
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(coveredTexts)).toEqual([]);
    });
  });
}

test.describe('on a screen of double density', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const width of [360, 1440]) {
    test(`at ${width} px pictures are sharp`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await page.evaluate(pictureFaults)).toEqual([]);
    });
  }
});
