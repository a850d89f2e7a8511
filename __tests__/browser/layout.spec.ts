import type { Page } from '@playwright/test';
import { headlinePhrases } from '../../components/hero/headlinePhrases';
import { headlineWidth } from '../../components/theme/headline-size';
import { blockFaults } from './support/blocks';
import { coveredTexts } from './support/covered-texts';
import { expect, test } from './support/fixtures';
import { boxOf, open, overflowOf } from './support/page';

/**
 * Runs in the page: loads all pictures, and finds those whose file is too narrow for their place,
 * or twice as wide although a narrower one would do, and those that are stretched.
 */
async function pictureFaults(): Promise<string[]> {
  const images = [...document.querySelectorAll('img')].filter((each) => each.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return images.flatMap((image) => {
    const { alt, currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const ratio = naturalWidth / naturalHeight;
    const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isMisshapen = Math.abs(declared / ratio - 1) > 0.02;
    const isFilled = getComputedStyle(image).objectFit === 'fill';
    const isStretched = isFilled && Math.abs(clientWidth / clientHeight / ratio - 1) > 0.05;
    const file = new URL(currentSrc).pathname;
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const set = sources.find(({ srcset }) => srcset.includes(file))?.srcset ?? '';
    const candidates = [...set.matchAll(/([^\s,]+) (\d+)w/g)];
    const widths = new Map(candidates.map(([, name, width]) => [name, Number(width)]));
    const fetched = widths.get(file) ?? 0;
    const isContained = getComputedStyle(image).objectFit === 'contain';
    const across = [clientWidth, clientHeight * ratio].map((size) => size * devicePixelRatio);
    const needed = isContained ? Math.min(...across) : Math.max(...across);
    // `sizes` gives the width roughly. For the portrait of a phone it asks for less, which paints
    // sooner.
    const least = image.closest('#home') && innerWidth < 640 ? 0.6 : 0.95;
    const isNarrow = fetched < Math.min(least * needed, Math.max(0, ...widths.values()));
    const enough = Math.min(...[...widths.values()].filter((width) => width >= needed));
    const isWide = fetched >= 2 * needed && fetched > enough;
    const faults = {
      'has width and height of another picture': isMisshapen,
      'is stretched': isStretched,
      [`is ${fetched} px wide, but ${Math.round(needed)} px are shown`]: isNarrow || isWide,
    };
    const found = Object.entries(faults).filter(([, isFault]) => isFault);
    return found.map(([fault]) => `"${alt}" ${fault}`);
  });
}

/** Runs in the page: for each element, the lines of its text as they are laid out. */
function linesOf(elements: Element[]): string[][] {
  return elements.map((element) => {
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
  });
}

/** The sizes of the letters of the first elements that match selectors. */
const sizesOf = (page: Page, ...selectors: string[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector) as Element;
        return Number.parseFloat(getComputedStyle(element).fontSize);
      }),
    selectors,
  );

/** The least and the most padding of a section. */
const paddingsOf = (page: Page): Promise<number[]> =>
  page.locator('main > section:not(#home)').evaluateAll((all) => {
    const paddings = all.flatMap((section) => {
      const { paddingTop, paddingBottom } = getComputedStyle(section);
      return [paddingTop, paddingBottom].map(Number.parseFloat);
    });
    return [Math.min(...paddings), Math.max(...paddings)];
  });

/** Narrow and wide windows, on screens of simple and double density. */
const windows = [
  [360, 2],
  [768, 1],
  [1024, 1],
  [1440, 2],
  [2560, 1],
] as const;

test('nothing overlaps, texts have their sizes, and pictures are sharp on every screen', async ({
  newContext,
}) => {
  let narrower: number[] = [];
  let narrowerPaddings: number[] = [];
  for (const [width, deviceScaleFactor] of windows) {
    await test.step(`${width} px wide`, async () => {
      const context = await newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
      const page = await context.newPage();
      await open(page);
      expect(await blockFaults(page)).toEqual([]);
      const sizes = await sizesOf(page, 'h1', 'h2', 'h3', 'body', 'footer p');
      expect(sizes, 'from large to small').toEqual(sizes.toSorted((one, other) => other - one));
      expect(new Set(sizes).size, `${sizes}`).toBe(sizes.length);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      const shrunk = sizes.filter((size, index) => size < (narrower[index] ?? 0));
      expect(shrunk, 'smaller than on a narrower screen').toEqual([]);
      // On the widest screen everything is larger.
      if (width > 2000) expect(sizes.filter((size) => narrower.includes(size))).toEqual([]);
      narrower = sizes;
      const [headline = 0, title = 0] = sizes;
      expect(headline).toBeGreaterThanOrEqual(1.35 * title - 0.1);
      const paddings = await paddingsOf(page);
      expect(
        paddings.filter((padding, index) => padding <= (narrowerPaddings[index] ?? 15)),
        'paddings that do not grow',
      ).toEqual([]);
      narrowerPaddings = paddings;

      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      const lines = (await page.locator('main :is(p, details li)').evaluateAll(linesOf)).flat();
      expect(lines.filter((line) => line.length > 70)).toEqual([]);
      expect(await page.evaluate(pictureFaults)).toEqual([]);

      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const { bottom } = await boxOf(page.getByRole('contentinfo'));
      expect(bottom, 'end of the footer').toBeCloseTo(height, -1);
      expect(await page.evaluate(coveredTexts)).toEqual([]);
      await context.close();
    });
  }
});

const owners = [
  { name: 'Anna Wolfeschlegelsteinhausenbergerdorff', firstNames: 'Anna', headline: ['a maker'] },
  { name: '山田健二', firstNames: '健二', headline: ['東京で働くソフトウェア開発者'] },
  { name: 'Mohammadmomen', firstNames: 'Mohammadmomen', headline: ['a Commonwealth programmer'] },
];

test('no word of a headline breaks on any screen, and a long name fits into the header', async ({
  page,
}) => {
  await open(page);
  const root = page.locator('html');
  const shown = page.locator('h1 [dir] > span').first();
  const banner = page.getByRole('banner');
  const brand = banner.getByRole('link').first();
  for (const { name, ...owner } of owners) {
    const phrases = headlinePhrases({ name, ...owner }, name === '山田健二' ? 'ja' : 'en');
    await root.evaluate(
      (root, width) => root.style.setProperty('--headline-width', width),
      `${headlineWidth(phrases)}`,
    );
    await brand.locator('span').evaluate((each, name) => {
      each.textContent = `${name} `.repeat(4);
    }, name);
    for (const width of [320, 360, 640, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const phrase of phrases.map((characters) => characters.join(''))) {
        await shown.evaluate((element, text) => element.replaceChildren(text), phrase);
        const lines = (await shown.evaluateAll(linesOf)).flat().join('\n');
        const broken = phrase.split(/[\s\u200b]/).filter((word) => !lines.includes(word));
        expect(broken, `${width} px: ${lines}`).toEqual([]);
      }
      expect((await boxOf(brand)).bottom).toBeLessThanOrEqual((await boxOf(banner)).bottom);
      expect(await overflowOf(page), `${name} at ${width} px`).toEqual({ scroll: 0, texts: [] });
    }
  }
});

test('the more important a text is, the larger it is', async ({ page }) => {
  await open(page);
  const about = ['#about h2', '#about h4', '#about p', '#experience h3', '#about p + p'];
  const sizes = await sizesOf(page, 'h1', ...about, '#experience .row > *');
  expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => other - one));
});
