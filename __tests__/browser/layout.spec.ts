import type { Locator, Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { open, overflowOf, waitForTypeface } from './support/page';

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

/** The box of an element in the window. */
const boxOf = (locator: Locator) =>
  locator.evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** The parts of the first screen, from top to bottom on a phone. */
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
  test(`at ${width} px nothing overlaps, and the right portrait is fetched`, async ({ page }) => {
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
      if (width > 400) return;
      const order = boxes.toSorted((one, other) => one.top - other.top || one.left - other.left);
      expect(order.map(({ name }) => name)).toEqual(parts.map(([name]) => name));
      for (const card of await page.locator('#projects li:has(img)').all()) {
        const picture = await boxOf(card.getByRole('img'));
        const title = await boxOf(card.getByRole('heading'));
        expect(picture.bottom).toBeLessThanOrEqual(title.top + 1);
      }
    });
    await test.step('the headline has two lines, larger than the titles', async () => {
      const sizeOf = (locator: Locator) =>
        locator.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
      const headline = page.getByRole('heading', { level: 1 });
      const title = await sizeOf(page.getByRole('heading', { level: 2 }).first());
      expect(await sizeOf(headline)).toBeGreaterThanOrEqual(1.35 * title - 0.1);
      const lines = await headline.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each.querySelector('[dir]') ?? each);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      expect(lines).toBe(2);
    });
    await test.step('the portrait', async () => {
      const { portrait } = firstScreen(page);
      const { fetched, needed, widths } = await (portrait as Locator).evaluate((each) => {
        const image = each as HTMLImageElement;
        const sets = [...(image.parentElement?.querySelectorAll('source') ?? [])];
        const path = new URL(image.currentSrc).pathname;
        const set = sets.map(({ srcset }) => srcset).find((each) => each.includes(path)) ?? '';
        const candidates = set.split(',').map((each) => each.trim().split(' '));
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return {
          fetched: Number.parseInt(candidates.find(([file]) => file === path)?.[1] ?? '', 10),
          needed: Math.max(image.clientWidth, image.clientHeight * ratio),
          widths: candidates.map(([, width]) => Number.parseInt(width ?? '', 10)),
        };
      });
      const enough = (pixels: number) => widths.find((each) => each >= pixels) ?? widths.at(-1);
      // `sizes` gives the width roughly; on phones it asks for less, which paints sooner.
      const least = width < 640 ? 0.6 : 0.95;
      expect([enough(least * needed), enough(1.25 * needed)]).toContain(fetched);
    });
    await test.step('every text, in a window as tall as the page', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const footer = page.getByRole('contentinfo');
      const end = await footer.evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
      expect(end, 'end of the page').toBeCloseTo(height, -1);
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(coveredTexts)).toEqual([]);
      expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
    });
  });
}
