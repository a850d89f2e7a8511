import type { Locator, Page } from '@playwright/test';
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
import { boxOf, opacityOf, open, scrollTo, waitTwoFrames } from '../support/browser/page';

// Sections that have not been seen are hidden while the page is scrolled. They appear while the
// visitor scrolls, and at once when the visitor comes to them in another way. keyboard.spec.ts
// tests that the focus shows them, and without-scripts.spec.ts that nothing is hidden where scripts
// are off or fail.

test.use(withMotion);

/** The distance of an element from the top of the page. */
const topOnPage = (element: Locator) =>
  element.evaluate((each) => each.getBoundingClientRect().top + scrollY);

/** Scrolls a bit further than to where the page still counts as unscrolled. */
const leaveTop = (page: Page) => scrollTo(page, 51);

const [first = '', ...below] = sectionsBelow;
const last = below.at(-1) ?? '';

test('the first screen, and a picture of the whole page, hide no section', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  // Programs that take a picture of the whole page change the size of the window.
  await page.screenshot({ fullPage: true });
  expect(await hiddenSections(page), 'hidden in a picture of the whole page').toEqual([]);

  // A height at which the first screen shows a fifth of About.
  const { top, height } = await boxOf(page.locator(`#${first}`));
  await page.setViewportSize({ width: 768, height: Math.round(top + height / 5) });
  const frames = await everyFrame(page, readHidden);
  await open(page);
  expect(await hiddenSections(page), 'hidden at the top').toEqual([]);
  await leaveTop(page);
  expect(await hiddenSections(page), 'hidden below').toEqual(below);
  expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'opacity of Home').toBe(1);
  expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
  expect(blankIn(await frames()), 'blank sections of the first screen').toEqual([]);
});

test('a hidden section fades and slides in; focus, paper and less motion show it', async ({
  page,
}) => {
  await open(page);
  await leaveTop(page);
  await page.evaluate(() => {
    window.moved = new Set();
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).matches('h2')) window.moved.add(propertyName);
    });
  });
  for (const id of below.slice(0, -1)) {
    const section = page.locator(`#${id}`);
    await scrollTo(page, (await topOnPage(section)) - 200);
    const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
    await expect.poll(opacity, `opacity of ${id}`).toBe(1);
  }
  const hidden = () => hiddenSections(page);
  expect(await hidden(), 'hidden when all but the last were seen').toEqual([last]);
  const moved = await page.evaluate(() => [...window.moved].sort());
  expect(moved, 'properties with a transition').toEqual(['opacity', 'transform']);

  // Scripts may set the focus without scrolling.
  const link = page.locator(`#${last}`).getByRole('link').first();
  await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
  await expect.poll(hidden, 'hidden with the focus').toEqual([]);
  await link.blur();
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
      await scrollTo(page, Math.round((await topOnPage(section)) - height + share * tenth));
      await expect.poll(opacity, `with ${share} tenths in sight`).toBe(share < 1 ? 0 : 1);
    }
    await leaveTop(page);
    expect(await hiddenSections(page), 'out of sight again').not.toContain(id);
  });
}

test('only a followed link scrolls smoothly, past no blank section; with less motion none does', async ({
  page,
}) => {
  const frames = await everyFrame(page, readHidden);
  await page.setViewportSize({ width: 1440, height: 640 });
  await open(page);
  await scrollTo(page, 1);
  /** The number of scroll positions in the frames. */
  const places = async () => new Set((await frames()).map(({ scroll }) => scroll)).size;
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
  await startAgain();
  await header.getByRole('link', { name: sectionLinks.projects, exact: true }).click();
  await expect.poll(places, 'scroll positions after a press on a link').toBeGreaterThan(3);
  await expectBelowHeader(page, 'projects');
  // In the last pixels of the way, Chrome would go on scrolling after "Back".
  await scrollEnd;
  expect(blankIn(await frames()), 'blank on the way').toEqual([]);
  expect(await hiddenSections(page), 'hidden after the way').toEqual([]);

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
