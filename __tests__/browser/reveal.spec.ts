import type { Page } from '@playwright/test';
import { expectBelowHeader } from '../support/browser/below-header';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { everyFrame } from '../support/browser/frames';
import {
  blankIn,
  hiddenSections,
  readHidden,
  sectionsBelow,
} from '../support/browser/hidden-sections';
import { sectionLinks } from '../support/browser/menu';
import { overflowOf } from '../support/browser/overflow';
import {
  boxOf,
  opacityOf,
  open,
  scrollIntoPlace,
  scrollTo,
  topOf,
  waitTwoFrames,
} from '../support/browser/page';

// Sections that have not been seen are hidden while the page is scrolled. They appear while the
// visitor scrolls, and at once when the visitor comes to them in another way. keyboard.spec.ts
// tests that the focus shows them, and without-scripts.spec.ts that nothing is hidden where scripts
// are off or fail.

test.use(withMotion);

/** Scrolls a bit further than to where the page still counts as unscrolled. */
const leaveTop = (page: Page) => scrollTo(page, 51);

test('a picture of the whole page has all sections', async ({ page }) => {
  await open(page);
  // Programs that take such a picture change the size of the window.
  await page.screenshot({ fullPage: true });
  expect(await hiddenSections(page)).toEqual([]);
  await leaveTop(page);
  expect(await hiddenSections(page), 'after scrolling').not.toEqual([]);
});

test('the first screen hides no section, and those below fade in', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  const [inFirstScreen = '', ...below] = sectionsBelow;
  // A height at which the first screen shows a fifth of About.
  const { top, height } = await boxOf(page.locator(`#${inFirstScreen}`));
  await page.setViewportSize({ width: 768, height: Math.round(top + height / 5) });

  // The first screen hides no section.
  const frames = await everyFrame(page, readHidden);
  await open(page);
  expect(await hiddenSections(page), 'hidden at the top').toEqual([]);
  await leaveTop(page);
  expect(await hiddenSections(page), 'hidden below').toEqual(below);
  expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'opacity of Home').toBe(1);
  expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
  expect(blankIn(await frames()), 'blank sections of the first screen').toEqual([]);

  const last = below.pop() ?? '';
  // Sections below it fade and slide in.
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).matches('h2')) window.moved.add(propertyName);
    });
  });
  for (const id of below) {
    const section = page.locator(`#${id}`);
    await scrollIntoPlace(section, 200);
    const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
    await expect.poll(opacity, `opacity of ${id}`).toBe(1);
  }
  expect(await hiddenSections(page), 'hidden when all but the last were seen').toEqual([last]);
  const moved = await page.evaluate(() => [...window.moved].sort());
  expect(moved, 'properties with a transition').toEqual(['opacity', 'transform']);

  // On paper and without motion no section is hidden.
  const hidden = () => hiddenSections(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(hidden, 'hidden with reduced motion').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(hidden, 'hidden with motion again').toEqual([last]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hidden, 'hidden on paper').toEqual([]);
});

for (const [what, id, height] of [
  ['the window', 'projects', 640],
  ['the section', 'contact', 2000],
] as const) {
  test(`a section appears once, when a tenth of ${what} is visible`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await open(page);
    const section = page.locator(`#${id}`);
    const tenth = Math.min(height, (await boxOf(section)).height) / 10;
    const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
    await leaveTop(page);
    expect(await opacity(), 'at first').toBe(0);
    for (const share of [0.8, 1.2]) {
      await scrollIntoPlace(section, Math.round(height - share * tenth));
      await expect.poll(opacity, `with ${share} tenths in sight`).toBe(share < 1 ? 0 : 1);
    }
    await leaveTop(page);
    expect(await hiddenSections(page), 'out of sight again').not.toContain(id);
  });
}

for (const [link, address, start] of [
  ['a link', '/', 1],
  ['a link to the address that is already shown', '/#contact', 0],
] as const) {
  test(`smooth scrolling to ${link} passes no blank section`, async ({ page }) => {
    const frames = await everyFrame(page, readHidden);
    await page.setViewportSize({ width: 1440, height: 640 });
    await open(page, address);
    await scrollTo(page, start);
    await page.evaluate(() => {
      window.framesSeen = [];
      window.hasScrolled = false;
      addEventListener('scrollend', () => {
        window.hasScrolled = true;
      });
    });
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: sectionLinks.contact, exact: true }).click();
    const hasScrolled = () => page.evaluate(() => window.hasScrolled);
    await expect.poll(hasScrolled, { timeout: 60_000 }).toBe(true);
    const seen = await frames();
    expect(seen, 'frames on the way').not.toEqual([]);
    expect(blankIn(seen), 'blank on the way').toEqual([]);
    expect(await hiddenSections(page), 'hidden after the way').toEqual([]);
  });
}

test('only a followed link scrolls smoothly, and with less motion none', async ({ page }) => {
  const frames = await everyFrame(page, (scroll) => Math.round(scroll));
  await open(page);
  /** The number of scroll positions in the frames since the last call. */
  const places = async () => new Set(await frames()).size;
  const expectJump = async (id: string) => {
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    await waitTwoFrames(page);
    expect(await places(), `scroll positions on the way to ${id}`).toBeLessThan(3);
  };
  const startAgain = () => page.evaluate(() => void window.framesSeen.splice(0));

  const header = page.getByRole('banner');
  const scrollEnd = page.evaluate(
    () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  );
  await header.getByRole('link', { name: sectionLinks.projects, exact: true }).click();
  await expect.poll(places, 'scroll positions after a press on a link').toBeGreaterThan(3);
  await expectBelowHeader(page, 'projects');
  // In the last pixels of the way, Chrome would go on scrolling after "Back".
  await scrollEnd;

  await startAgain();
  await page.goBack();
  await expectJump('home');
  await startAgain();
  // As browsers scroll to a text that a search finds.
  await page.locator('#contact-title').evaluate((title) => title.scrollIntoView());
  await expectJump('contact');
  await startAgain();
  await page.locator('#home a').first().focus();
  await expectJump('home');
  await startAgain();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await header.getByRole('link', { name: sectionLinks.projects, exact: true }).click();
  await expectJump('projects');
});

test('an address and the focus make a section appear', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const opacityOfTitle = (id: string) =>
    opacityOf(page.locator(`#${id}`).getByRole('heading', { level: 2 }));

  // The focus, which scripts and extensions may set without scrolling.
  await open(page);
  await leaveTop(page);
  expect(await opacityOfTitle('projects'), 'opacity before').toBe(0);
  const link = page.locator('#projects').getByRole('link').first();
  await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
  await expect.poll(() => opacityOfTitle('projects'), 'opacity with the focus').toBe(1);

  // An address.
  await page.evaluate(() => {
    location.hash = '#contact-title';
  });
  await expect.poll(() => opacityOfTitle('contact'), 'opacity of its target').toBe(1);
  // The browser scrolls to where the target is before it appears, so it must not slide up.
  const { bottom } = await boxOf(page.getByRole('banner'));
  const top = () => topOf(page.locator('#contact-title'));
  await expect.poll(top, 'top of its target').toBeCloseTo(bottom - 1, 0);
});
