import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../owner/browser/support/fixtures';
import { overflowOf } from '../owner/browser/support/overflow';
import {
  boxOf,
  opacityOf,
  open,
  scrollIntoPlace,
  scrollTo,
  topOf,
  waitTwoFrames,
} from '../owner/browser/support/page';
import { expectBelowHeader } from './support/below-header';
import { everyFrame } from './support/frames';
import { sectionLinks } from './support/menu';

// Sections appear while the visitor scrolls. keyboard.spec.ts tests that the focus shows them,
// without-scripts.spec.ts that nothing is hidden where scripts are off or fail.

test.use(withMotion);

const [, ...sectionsBelow] = Object.keys(sectionLinks);

/** Runs in the page: the sections whose headings are not fully opaque. */
function readHidden(): { id: string; isInWindow: boolean }[] {
  const isShown = (each: Element | null): boolean =>
    each === null || (getComputedStyle(each).opacity === '1' && isShown(each.parentElement));
  return [...document.querySelectorAll('main > section:not(#home)')]
    .filter((section) => !isShown(section.querySelector('h2')))
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { id: section.id, isInWindow: top < innerHeight && bottom > 0 };
    });
}

const hiddenSections = async (page: Page): Promise<string[]> =>
  (await page.evaluate(readHidden)).map(({ id }) => id);

/** The hidden sections that the window showed in some of these frames. */
const blankIn = (frames: ReturnType<typeof readHidden>[]) =>
  frames.flat().filter(({ isInWindow }) => isInWindow);

/** Scrolls to sections, and expects them to fade and slide in when a tenth of them is visible. */
async function expectFades(page: Page, sections: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).querySelector('h2')) window.moved.add(propertyName);
    });
  });
  const screen = page.viewportSize()?.height ?? 0;
  for (const id of sections) {
    const section = page.locator(`#${id}`);
    const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
    const height = await section.evaluate((each) => each.clientHeight);
    await scrollIntoPlace(section, screen - 0.08 * height);
    await waitTwoFrames(page);
    expect(await opacity(), `opacity of ${id}, of which 8 % are visible`).toBe(0);
    await scrollIntoPlace(section, screen - 0.12 * height);
    await expect.poll(opacity, `opacity of ${id}, of which 12 % are visible`).toBe(1);
  }
  const moved = await page.evaluate(() => [...window.moved].sort());
  expect(moved, 'properties with a transition').toEqual(['opacity', 'transform']);
  await scrollTo(page, 0);
}

test('smooth scrolling passes no blank section', async ({ page }) => {
  const frames = await everyFrame(page, readHidden);
  /** Clicks a link of the header, and expects no blank section until the page has scrolled. */
  const scrollSmoothlyTo = async (label: string) => {
    await page.evaluate(() => {
      window.framesSeen = [];
      window.hasScrolled = false;
      addEventListener(
        'scrollend',
        () => {
          window.hasScrolled = true;
        },
        { once: true },
      );
    });
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    const hasScrolled = () => page.evaluate(() => window.hasScrolled);
    await expect.poll(hasScrolled, { message: `has come to ${label}`, timeout: 60_000 }).toBe(true);
    const seen = await frames();
    expect(seen, `frames on the way to ${label}`).not.toEqual([]);
    expect(blankIn(seen), `blank on the way to ${label}`).toEqual([]);
  };

  await test.step('past sections of which some have appeared', async () => {
    await page.setViewportSize({ width: 1440, height: 640 });
    await open(page);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await expect.poll(() => hiddenSections(page), 'hidden at first').toEqual(sectionsBelow);
    // The end of Skills is in the window, too.
    await scrollIntoPlace(page.locator('#projects'), 300);
    const hidden = ['about', 'experience', 'contact'];
    await expect.poll(() => hiddenSections(page), 'hidden after the jump').toEqual(hidden);
    await scrollTo(page, 0);
    await scrollSmoothlyTo(sectionLinks.skills);
    await scrollSmoothlyTo(sectionLinks.contact);
    expect(await hiddenSections(page), 'hidden after the way').toEqual([]);
  });

  await page.goto('about:blank');

  await test.step('up, with a link to the address that the page already has', async () => {
    await open(page, '/#home');
    await expect.poll(() => hiddenSections(page), 'hidden at first').toEqual(sectionsBelow);
    // The end of Projects is in the window, too.
    await scrollIntoPlace(page.locator('#contact'), 300);
    const hidden = ['about', 'experience', 'skills'];
    await expect.poll(() => hiddenSections(page), 'hidden after the jump').toEqual(hidden);
    await scrollSmoothlyTo(sectionLinks.home);
  });
});

test('a section appears when an address leads to it, the focus is in it, or a search finds its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const opacityOfTitle = (id: string) =>
    opacityOf(page.locator(`#${id}`).getByRole('heading', { level: 2 }));

  await test.step('the address that opens the page', async () => {
    await open(page, '/#experience');
    await expectBelowHeader(page, 'experience');
    await expect.poll(() => opacityOfTitle('projects'), 'opacity of a section below').toBe(0);
  });

  await test.step('the focus, which scripts and extensions may set without scrolling', async () => {
    expect(await opacityOfTitle('skills'), 'opacity before').toBe(0);
    const link = page.locator('#skills').getByRole('link').first();
    await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
    await expect.poll(() => opacityOfTitle('skills'), 'opacity with the focus').toBe(1);
  });

  await test.step('a text that a search finds', async () => {
    // Like a search, which scrolls no further than needed.
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      const found = document.querySelector('#projects h2') as Element;
      found.scrollIntoView({ block: 'end' });
      getSelection()?.selectAllChildren(found);
    });
    await expect.poll(() => opacityOfTitle('projects'), 'opacity of the found text').toBe(1);
    expect(await opacityOfTitle('contact'), 'opacity of a section out of sight').toBe(0);
  });

  await test.step('a later address', async () => {
    await page.evaluate(() => {
      location.hash = '#contact-title';
    });
    await expect.poll(() => opacityOfTitle('contact'), 'opacity of its target').toBe(1);
    // The browser scrolls to where the target is before it appears, so it must not slide up.
    const { bottom } = await boxOf(page.getByRole('banner'));
    const top = () => topOf(page.locator('#contact-title'));
    await expect.poll(top, 'top of its target').toBeCloseTo(bottom - 1, 0);
  });
});

test('on a tablet no section of the first screen is hidden, and those below fade in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  const [inFirstScreen = '', ...below] = sectionsBelow;
  // A height at which the first screen shows 5 % of About, less than it needs to appear.
  const { top, height } = await boxOf(page.locator(`#${inFirstScreen}`));
  await page.setViewportSize({ width: 768, height: Math.round(top + height * 0.05) });

  await test.step('the first screen hides no section', async () => {
    const frames = await everyFrame(page, readHidden);
    await open(page);
    await expect.poll(() => hiddenSections(page), 'hidden at first').toEqual(below);
    expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'opacity of the hero').toBe(1);
    expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
    expect(blankIn(await frames()), 'blank sections of the first screen').toEqual([]);
  });

  const last = below.pop() ?? '';
  await test.step('sections below it fade and slide in', async () => {
    await expectFades(page, below);
    expect(await hiddenSections(page), 'hidden when all but the last were seen').toEqual([last]);
  });

  await test.step('on paper and without motion no section is hidden', async () => {
    const hidden = () => hiddenSections(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(hidden, 'hidden on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(hidden, 'hidden on the screen again').toEqual([last]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(hidden, 'hidden with reduced motion').toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});
