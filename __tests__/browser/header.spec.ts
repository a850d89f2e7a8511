import type { Locator } from '@playwright/test';
import { content, words } from '../../lib/content';
import { sections } from '../../lib/content/derived';
import { projectAnchors } from '../../lib/content/text';
import { expect, test, withMotion } from './support/fixtures';
import {
  everyFrame,
  headerBottom,
  hydrated,
  opacityOf,
  scrollTo,
  topOf,
  twoFrames,
} from './support/look';

const desktop = { width: 1440, height: 900 };
test.use({ viewport: desktop });

/** The ground of the header, a layer of its own behind the words. */
const readVeil = `(scroll = scrollY) => {
  const header = document.querySelector('header');
  const { opacity, backdropFilter, backgroundColor } = getComputedStyle(header, '::before');
  return { scroll, opacity: Number(opacity), backdropFilter, backgroundColor };
}`;

interface Veil {
  scroll: number;
  opacity: number;
  backdropFilter: string;
  backgroundColor: string;
}

test('the header is clear up to 50 px of scrolling, translucent and blurred from 51', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText(content.owner.name)).toBeVisible();
  const veilAt = async (top: number): Promise<Veil> => {
    await scrollTo(page, top);
    return page.evaluate(`(${readVeil})()`);
  };

  for (const [top, opacity] of [
    [0, 0],
    [50, 0],
    [51, 1],
    [2000, 1],
    [50, 0],
  ] as const) {
    expect(await veilAt(top)).toMatchObject({ scroll: top, opacity });
  }
  const { backdropFilter, backgroundColor } = await veilAt(600);
  expect(backdropFilter).toMatch(/blur\(\d/);
  const alpha = Number(/[,/] ([\d.]+)\)$/.exec(backgroundColor)?.[1]);
  expect(alpha).toBeGreaterThan(0.5);
  expect(alpha).toBeLessThan(1);
  expect(await topOf(page.getByRole('banner'))).toBe(0);
});

test('the header stands above the column', async ({ page }) => {
  await page.goto('/');
  const left = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().left);
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('banner').getByRole('link').first();
    expect(await left(name), `${width} px`).toBeCloseTo(
      await left(page.getByRole('heading', { level: 1 })),
      0,
    );
  }
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('reloaded half-way down, the header is right from the first frame', async ({ page }) => {
    const frames = await everyFrame(page, readVeil);
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, 1200);

    // Whether a frame falls between the moments that matter is chance: three tries see more.
    for (let turn = 0; turn < 3; turn++) {
      await page.reload();
      await hydrated(page);
      await twoFrames(page);
      const seen = (await frames()) as Veil[];
      const scrolled = seen.filter(({ scroll }) => scroll > 50);
      expect(scrolled.length).toBeGreaterThan(0);
      expect(scrolled.map(({ opacity }) => opacity)).toEqual(scrolled.map(() => 1));
    }
  });

  test('each link glides to its section, which stops below the header and is then marked', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await expect(nav.getByRole('link')).toHaveText(sections.map((id) => words.menu[id]));

    for (const id of [...sections.slice(1), ...sections.slice(0, 1)]) {
      const label = words.menu[id];
      const start = await page.evaluate(() => {
        const places: number[] = [];
        addEventListener('scroll', () => places.push(scrollY));
        Object.assign(window, { places });
        return scrollY;
      });
      const ended = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
      );
      await nav.getByRole('link', { name: label, exact: true }).click();
      await ended;
      const places = (await page.evaluate('window.places')) as number[];
      const end = places.at(-1) ?? start;
      const between = places.filter((place) => place !== start && place !== end);

      expect(between, `${label}: places passed on the way`).not.toEqual([]);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(nav.locator('[aria-current]')).toHaveText(label);
      if (id !== 'home') {
        const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
        expect(await topOf(heading)).toBeGreaterThanOrEqual(await headerBottom(page));
      }
    }
  });

  test('opened at an anchor, its heading is shown, free below the header', async ({ page }) => {
    const [project = ''] = projectAnchors(content.projects);
    for (const [width, anchors] of [
      [1440, [...sections.slice(1), project]],
      [360, ['about', 'contact', project]],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      for (const anchor of anchors) {
        await page.goto('about:blank');
        await page.goto(`/#${anchor}`);
        await hydrated(page);
        const heading = page.locator(`#${anchor}`).getByRole('heading').first();
        await expect(heading).toBeInViewport();
        expect(await topOf(heading), anchor).toBeGreaterThanOrEqual(await headerBottom(page));
        await expect.poll(() => opacityOf(heading), anchor).toBe(1);
      }
    }
  });
});

test('the links jump at once for who asked for less motion', async ({ page }) => {
  await page.goto('/');
  const behaviour = 'getComputedStyle(document.documentElement).scrollBehavior';
  expect(await page.evaluate(behaviour)).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(behaviour)).toBe('smooth');
});

test('the last section is marked at the end of the page, however tall the screen', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  for (const height of [600, 900, 1600]) {
    await page.setViewportSize({ width: 1440, height });
    await scrollTo(page, 0);
    await expect(current).toHaveText('Home');
    await scrollTo(page, 1e6);
    await expect(current, `${height} px`).toHaveText('Contact');
  }
});

test('going back through the page by keyboard, the focus never hides below the header', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to top' }).focus();
    const covered: string[] = [];
    for (let stops = 0; ; stops++) {
      expect(stops).toBeLessThan(150);
      await page.keyboard.press('Shift+Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused.closest('header')) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        // Of a text area the browser brings the line with the caret into sight.
        const isWhole = focused.matches('textarea') || top >= header;
        const isCovered = bottom < header + 24 || top > innerHeight - 24 || !isWhole;
        return { text: focused.textContent || focused.outerHTML, isCovered };
      });
      if (place === null) break;
      if (place.isCovered) covered.push(place.text);
    }
    expect(covered).toEqual([]);
  }
});

test('the first stop of the keyboard leads past the header, to the hero', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  // The hero is content, too: the next stop is in it, and its heading is not skipped.
  const isInHero = () => page.evaluate(() => document.activeElement?.closest('#home') !== null);
  expect(await isInHero()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
