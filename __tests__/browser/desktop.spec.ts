import type { Locator, Page } from '@playwright/test';
import { parse, wcagLuminance } from 'culori';
import { expect, test, withMotion } from './support/fixtures';
import {
  everyFrame,
  hydrated,
  looksOf,
  opacityOf,
  scrollTo,
  sideways,
  topOf,
  twoFrames,
  typefaceLoaded,
} from './support/look';

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } });

const labels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];
const ids = labels.map((label) => label.toLowerCase());

/** The ground of the header, a layer of its own behind the words. */
function readGround(scroll = scrollY) {
  const header = document.querySelector('header') as Element;
  const { opacity, backdropFilter, backgroundColor } = getComputedStyle(header, '::before');
  return { scroll, opacity: Number(opacity), backdropFilter, backgroundColor };
}

test('the header is clear up to 50 px of scrolling, translucent and blurred from 51', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frames = await everyFrame(page, readGround);
  await page.goto('/');
  for (const [top, opacity] of [
    [0, 0],
    [50, 0],
    [51, 1],
    [2000, 1],
    [50, 0],
    [1200, 1],
  ] as const) {
    await scrollTo(page, top);
    const ground = () => page.evaluate(readGround, undefined);
    await expect.poll(ground, `at ${top} px`).toMatchObject({ scroll: top, opacity });
  }
  await test.step('reloaded half-way down, it is right from the first frame', async () => {
    await page.reload();
    await hydrated(page);
    await twoFrames(page);
    const scrolled = (await frames()).filter(({ scroll }) => scroll > 50);
    expect(scrolled.length).toBeGreaterThan(0);
    expect(scrolled.filter(({ opacity }) => opacity !== 1)).toEqual([]);
    const { backdropFilter = '', backgroundColor = '' } = scrolled[0] ?? {};
    expect(backdropFilter).toMatch(/blur\(\d/);
    const alpha = parse(backgroundColor)?.alpha;
    expect(alpha, 'how opaque the ground is').toBeGreaterThan(0.5);
    expect(alpha, 'how opaque the ground is').toBeLessThan(1);
  });
  await test.step('it stays at the top, and its name stands above the column', async () => {
    expect(await topOf(page.getByRole('banner'))).toBe(0);
    const left = async (locator: Locator) => (await locator.boundingBox())?.x;
    const heading = page.getByRole('heading', { level: 1 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const name = page.getByRole('banner').getByRole('link').first();
      expect(await left(name), `${width} px`).toBeCloseTo((await left(heading)) ?? 0, 0);
    }
  });
});

/** Does something that makes the page scroll; gives the places that it passed on the way. */
async function scrolledBy(page: Page, action: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const places = [scrollY];
    window.scrolled = new Promise((resolve) => {
      addEventListener('scroll', () => places.push(scrollY));
      addEventListener('scrollend', () => resolve(places), { once: true });
    });
  });
  await action();
  const places = await page.evaluate(() => window.scrolled);
  return places.filter((place) => place !== places[0] && place !== places.at(-1));
}

/** Expects a section or card free below the header, with nothing of the section above it in between. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  expect(await topOf(heading), `${id}: top of the heading`).toBeGreaterThanOrEqual(header);
  if (id.startsWith('project-')) return;
  // Pages scroll by whole pixels, and sections end between them.
  const gap = async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    return isAtEnd ? 0 : (await topOf(part)) - header;
  };
  await expect.poll(gap, `${id}: height of the section above that is seen`).toBeLessThan(1);
}

test('each link of the header glides to its section, which is then marked', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  const current = nav.locator('[aria-current]');
  await expect(nav.getByRole('link')).toHaveText(labels);
  for (const label of [...labels.slice(1), 'Home']) {
    await test.step(label, async () => {
      const link = nav.getByRole('link', { name: label, exact: true });
      const passed = await scrolledBy(page, () => link.click());
      expect(passed, 'places passed on the way').not.toEqual([]);
      expect(new URL(page.url()).hash).toBe(`#${label.toLowerCase()}`);
      await expect(current).toHaveText(label);
      if (label !== 'Home') await expectBelowHeader(page, label.toLowerCase());
    });
  }
  await test.step('a section is current from 40 % of the screen on, and looks like it', async () => {
    for (const [share, label] of [
      [0.45, 'About'],
      [0.35, 'Experience'],
    ] as const) {
      const top = await topOf(page.locator('#experience'));
      await scrollTo(page, (await page.evaluate(() => scrollY)) + top - share * 900);
      await expect(current).toHaveText(label);
    }
    const [marked, other] = ['Experience', 'Skills'].map((name) => nav.getByRole('link', { name }));
    expect(await looksOf(marked as Locator)).not.toBe(await looksOf(other as Locator));
  });
  await test.step('View My Work leads to the projects, Back to top to the top', async () => {
    await scrolledBy(page, () => page.getByRole('link', { name: 'View My Work' }).click());
    await expectBelowHeader(page, 'projects');
    await scrollTo(page, 1e6);
    const passed = await scrolledBy(page, () =>
      page.getByRole('link', { name: 'Back to top' }).click(),
    );
    expect(passed, 'places passed on the way').not.toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('who asked for less motion gets there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
  await test.step('the last section is marked at the end, however tall the screen', async () => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await scrollTo(page, 1e6);
    await expect(current).toHaveText('Contact');
  });
});

test('opened at an anchor, the section or project stands free below the header', async ({
  page,
}) => {
  for (const [width, anchors] of [
    [1440, ['skills', 'contact', 'project-supporthub']],
    [360, ['contact', 'project-arkha']],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    for (const anchor of anchors) {
      await test.step(`#${anchor} at ${width} px`, async () => {
        await page.goto('about:blank');
        await page.goto(`/#${anchor}`);
        await hydrated(page);
        await expectBelowHeader(page, anchor);
        if (!anchor.startsWith('project-')) return;
        const card = page.locator(`#${anchor}`);
        const targeted = await looksOf(card);
        await page.evaluate(() => {
          location.hash = '#projects';
        });
        await expect
          .poll(() => looksOf(card), 'how a card looks that no link led to')
          .not.toBe(targeted);
      });
    }
  }
});

const headingOf = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('heading', { level: 2 });

/** The sections whose headings are not fully opaque. */
async function faint(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids.slice(1)) if ((await opacityOf(headingOf(page, id))) < 1) found.push(id);
  return found;
}

// That it comes once, when a tenth of its section is in sight, Reveal.test.tsx holds.
test('each section fades and slides in when it is scrolled into sight', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => faint(page), 'sections that wait').toEqual(ids.slice(1));
  expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'the hero').toBe(1);
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).querySelector('h2')) window.moved.add(propertyName);
    });
  });

  for (const id of ids.slice(1)) {
    await scrollTo(
      page,
      (await page.evaluate(() => scrollY)) + (await topOf(page.locator(`#${id}`))),
    );
    await expect.poll(() => opacityOf(headingOf(page, id)), `opacity of ${id}`).toBe(1);
  }
  expect(await page.evaluate(() => [...window.moved].sort())).toEqual(['opacity', 'transform']);
});

/** Runs in the page: the sections in the window whose content is not fully shown. */
function blankSections(): string[] {
  const isShown = (each: Element | null): boolean =>
    each === null || (getComputedStyle(each).opacity === '1' && isShown(each.parentElement));
  return [...document.querySelectorAll('main > section')]
    .filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && !isShown(section.querySelector('h2'));
    })
    .map(({ id }) => id);
}

test('no section is blank while the page glides past it to another', async ({ page }) => {
  const frames = await everyFrame(page, blankSections);
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => faint(page), 'sections that wait').toEqual(ids.slice(1));
  for (const label of ['Projects', 'Home', 'Contact']) {
    await page.evaluate(() => void window.framesSeen.splice(0));
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    await scrolledBy(page, () => link.click());
    const seen = (await frames()) as string[][];
    expect(seen, 'frames on the way').not.toEqual([]);
    expect([...new Set(seen.flat())], `blank on the way to ${label}`).toEqual([]);
  }
});

test('over the last section the header is dark; the drawing behind the form stays as it is', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const luminance = async () => wcagLuminance((await page.evaluate(readGround, 0)).backgroundColor);
  await expect.poll(luminance, 'at the top').toBeGreaterThan(0.5);
  await page.locator('#contact').evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(luminance, 'over the last section').toBeLessThan(0.1);
  await typefaceLoaded(page);
  const drawing = page.locator('#contact svg[data-place] use');
  const size = async () => (await drawing.boundingBox())?.height;
  const before = await size();
  await page.getByRole('textbox', { name: 'Message' }).fill('A line.\n'.repeat(60));
  expect(await size()).toBe(before);
});

test('a section in sight at first is not hidden later; on paper and without motion none is', async ({
  page,
}) => {
  // So tall that About begins on the first screen, with less than a tenth.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await typefaceLoaded(page);
  const box = await page.locator('#about').boundingBox();
  const height = Math.round((box?.y ?? 0) + (box?.height ?? 0) * 0.05);
  await page.setViewportSize({ width: 390, height });
  const frames = await everyFrame(
    page,
    () => document.querySelectorAll('#home [data-reveal], #about > [data-reveal]').length,
  );
  await page.reload();
  await hydrated(page);
  await expect.poll(() => faint(page)).toEqual(ids.slice(2));
  expect(await sideways(page), 'while sections wait').toEqual({ scroll: 0, texts: [] });
  expect(new Set(await frames())).toEqual(new Set([0]));

  await page.emulateMedia({ media: 'print' });
  expect(await faint(page), 'on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await faint(page), 'with less motion').toEqual([]);
});
