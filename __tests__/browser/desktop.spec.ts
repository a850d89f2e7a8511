import type { Locator, Page } from '@playwright/test';
import { parse } from 'culori';
import { expect, test, withMotion } from './support/fixtures';
import { sectionLabels } from './support/menu';
import {
  appearanceOf,
  everyFrame,
  opacityOf,
  open,
  overflowOf,
  scrollTo,
  topOf,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from './support/page';

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } });

const ids = sectionLabels.map((label) => label.toLowerCase());

/** Runs in the page: the background of the header, a layer of its own behind the text. */
function readBackground(scroll = scrollY) {
  const header = document.querySelector('header') as Element;
  const { opacity, backdropFilter, backgroundColor } = getComputedStyle(header, '::before');
  return { scroll, opacity: Number(opacity), backdropFilter, backgroundColor };
}

test('the header is translucent and blurred from 51 px of scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frames = await everyFrame(page, readBackground);
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
    const background = () => page.evaluate(readBackground, undefined);
    await expect.poll(background, `at ${top} px`).toMatchObject({ scroll: top, opacity });
  }
  await test.step('after a reload half-way down it is translucent from the first frame', async () => {
    await page.reload();
    await waitForHydration(page);
    await waitTwoFrames(page);
    const scrolled = (await frames()).filter(({ scroll }) => scroll > 50);
    expect(scrolled.length).toBeGreaterThan(0);
    expect(scrolled.filter(({ opacity }) => opacity !== 1)).toEqual([]);
    const { backdropFilter = '', backgroundColor = '' } = scrolled[0] ?? {};
    expect(backdropFilter).toMatch(/blur\(\d/);
    const alpha = parse(backgroundColor)?.alpha;
    expect(alpha, 'opacity of the background').toBeGreaterThan(0.5);
    expect(alpha, 'opacity of the background').toBeLessThan(1);
  });
  await test.step('it stays at the top, and its name is aligned with the column', async () => {
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

/** Clicks a link, and waits until the page has scrolled to its target. */
async function follow(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => {
    window.scrolled = new Promise((resolve) => {
      addEventListener('scrollend', () => resolve(), { once: true });
    });
  });
  await link.click();
  await page.evaluate(() => window.scrolled);
}

/** Expects a section or card directly below the header, with nothing of the section before it. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  const top = () => topOf(heading);
  await expect.poll(top, `${id}: top of the heading`).toBeGreaterThanOrEqual(header);
  if (id.startsWith('project-')) return;
  // Pages scroll by whole pixels, but sections end between them.
  const gap = async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    return isAtEnd ? 0 : (await topOf(part)) - header;
  };
  await expect.poll(gap, `${id}: visible height of the section before it`).toBeLessThan(1);
}

test('each header link scrolls smoothly to its section and is then marked', async ({ page }) => {
  await open(page);
  await waitForTypeface(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  const current = nav.locator('[aria-current]');
  await expect(nav.getByRole('link')).toHaveText(sectionLabels);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  for (const label of [...sectionLabels.slice(1), 'Home']) {
    await test.step(label, async () => {
      await follow(page, nav.getByRole('link', { name: label, exact: true }));
      await expect(page).toHaveURL(`/#${label.toLowerCase()}`);
      await expect(current).toHaveText(label);
      if (label !== 'Home') await expectBelowHeader(page, label.toLowerCase());
    });
  }
  await test.step('a section is current from 40 % of the screen, and its link looks different', async () => {
    for (const [share, label] of [
      [0.45, 'About'],
      [0.35, 'Experience'],
    ] as const) {
      const top = await topOf(page.locator('#experience'));
      await scrollTo(page, (await page.evaluate(() => scrollY)) + top - share * 900);
      await expect(current).toHaveText(label);
    }
    const [marked, other] = ['Experience', 'Skills'].map((name) => nav.getByRole('link', { name }));
    const unmarked = await appearanceOf(other as Locator);
    await expect.poll(() => appearanceOf(marked as Locator)).not.toBe(unmarked);
  });
  await test.step('View My Work leads to the projects, Back to top to the top', async () => {
    await follow(page, page.getByRole('link', { name: 'View My Work' }));
    await expectBelowHeader(page, 'projects');
    await scrollTo(page, 1e6);
    await follow(page, page.getByRole('link', { name: 'Back to top' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('with reduced motion the page jumps', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
  await test.step('at the end the last section is marked, however tall the screen', async () => {
    await page.setViewportSize({ width: 1440, height: 3000 });
    await scrollTo(page, 1e6);
    await expect(current).toHaveText('Contact');
  });
});

test('an anchor shows its section or project below the header', async ({ page }) => {
  for (const [width, anchors] of [
    [1440, ['skills', 'contact', 'project-supporthub']],
    [360, ['contact', 'project-arkha']],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    for (const anchor of anchors) {
      await test.step(`#${anchor} at ${width} px`, async () => {
        await page.goto('about:blank');
        await open(page, `/#${anchor}`);
        await expectBelowHeader(page, anchor);
        if (!anchor.startsWith('project-')) return;
        const card = page.locator(`#${anchor}`);
        const targeted = await appearanceOf(card);
        await page.evaluate(() => {
          location.hash = '#projects';
        });
        await expect
          .poll(() => appearanceOf(card), 'a card that is not the target')
          .not.toBe(targeted);
      });
    }
  }
});

const headingOf = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('heading', { level: 2 });

/** The sections whose headings are not fully opaque. */
async function hiddenSections(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids.slice(1)) if ((await opacityOf(headingOf(page, id))) < 1) found.push(id);
  return found;
}

test('each section fades and slides in when a tenth of it is visible', async ({ page }) => {
  await open(page);
  await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(1));
  expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'the hero').toBe(1);
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).querySelector('h2')) window.moved.add(propertyName);
    });
  });

  for (const id of ids.slice(1)) {
    const section = page.locator(`#${id}`);
    const height = await section.evaluate((each) => each.clientHeight);
    const top = (await page.evaluate(() => scrollY)) + (await topOf(section));
    await scrollTo(page, top - 900 + 0.08 * height);
    await waitTwoFrames(page);
    expect(await opacityOf(headingOf(page, id)), `${id}, of which 8 % are visible`).toBe(0);
    await scrollTo(page, top - 900 + 0.12 * height);
    await expect.poll(() => opacityOf(headingOf(page, id)), `opacity of ${id}`).toBe(1);
  }
  expect(await page.evaluate(() => [...window.moved].sort())).toEqual(['opacity', 'transform']);
});

/** Runs in the page: the sections in the window whose content is not fully opaque. */
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

test('no section is blank while the page scrolls past it to another', async ({ page }) => {
  const frames = await everyFrame(page, blankSections);
  await open(page);
  await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(1));
  for (const label of ['Projects', 'Home', 'Contact']) {
    await page.evaluate(() => void window.framesSeen.splice(0));
    await follow(page, page.getByRole('banner').getByRole('link', { name: label, exact: true }));
    const seen = await frames();
    expect(seen, 'frames on the way').not.toEqual([]);
    expect([...new Set(seen.flat())], `blank on the way to ${label}`).toEqual([]);
  }
});

test('the header is dark from the moment it lies over the last section, on every screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await waitForTypeface(page);
  const scheme = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).colorScheme);
  // A desktop, a tall narrow screen, a phone, and the phone after rotation, without a reload.
  for (const [width, height] of [
    [1440, 900],
    [390, 1200],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
    const section = async () =>
      (await page.evaluate(() => scrollY)) + (await topOf(page.locator('#contact')));
    await scrollTo(page, (await section()) - header - 10);
    await expect.poll(scheme, `above the section at ${width} × ${height}`).toBe('light');
    await scrollTo(page, (await section()) - header + 10);
    await expect.poll(scheme, `over the section at ${width} × ${height}`).toBe('dark');
  }
});

test('the drawing of the last section keeps its size while the form grows', async ({ page }) => {
  await open(page);
  await waitForTypeface(page);
  const drawing = page.locator('#contact [data-place]');
  const height = () => drawing.evaluate((each) => getComputedStyle(each, '::before').height);
  const before = await height();
  await page.getByRole('textbox', { name: 'Message' }).fill('A line.\n'.repeat(60));
  await waitTwoFrames(page);
  expect(await height()).toBe(before);
});

test('never hides sections of the first screen, on paper or without motion', async ({ page }) => {
  // A height at which the first screen shows 5 % of About, less than it needs to appear.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForTypeface(page);
  const box = await page.locator('#about').boundingBox();
  const height = Math.round((box?.y ?? 0) + (box?.height ?? 0) * 0.05);
  await page.setViewportSize({ width: 390, height });
  const frames = await everyFrame(page, blankSections);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => hiddenSections(page)).toEqual(ids.slice(2));
  expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
  expect(new Set((await frames()).flat()), 'blank sections of the first screen').toEqual(new Set());

  const hidden = () => hiddenSections(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hidden, 'on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect.poll(hidden, 'with reduced motion').toEqual([]);
});
