import type { Locator, Page } from '@playwright/test';
import { sections } from '../../lib/content/derived';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated, opacityOf, scrollTo, twoFrames } from './support/look';

test.use({ ...withMotion, viewport: { width: 1440, height: 800 } });

const ids = sections.slice(1);
const headingOf = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('heading', { level: 2 });

/** Headings of sections that are not fully opaque. */
async function faint(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) if ((await opacityOf(headingOf(page, id))) < 1) found.push(id);
  return found;
}

/** Where the page stands when this share of a section has come up from below. */
const scrollForShare = (section: Locator, share: number) =>
  section.evaluate(
    (element, share) =>
      element.getBoundingClientRect().top + scrollY + element.clientHeight * share - innerHeight,
    share,
  );

test('each section waits until a tenth of it is in sight, comes, and stays', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => faint(page)).toEqual(ids);

  for (const id of ids) {
    const section = page.locator(`#${id}`);
    await scrollTo(page, await scrollForShare(section, 0.08));
    await twoFrames(page);
    expect(await opacityOf(headingOf(page, id)), `${id} at 8 %`).toBe(0);

    await scrollTo(page, (await scrollForShare(section, 0.1)) + 2);
    await expect.poll(() => opacityOf(headingOf(page, id)), `${id} at 10 %`).toBe(1);
  }
  for (const top of [0, 1e6, 0]) {
    await scrollTo(page, top);
    expect(await faint(page)).toEqual([]);
  }
});

test('what comes fades and slides, and moves nothing else', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = headingOf(page, 'about').locator('xpath=ancestor::*[@data-waiting]');
  await expect(box).toHaveCount(1);
  const style = () =>
    box.evaluate((element) => {
      const { opacity, transform } = getComputedStyle(element);
      return { opacity, isMoved: transform !== 'none' };
    });
  expect(await style()).toEqual({ opacity: '0', isMoved: true });

  const properties = await page.locator('#about').evaluate(
    (section) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        section.addEventListener('transitionrun', (event) =>
          seen.push((event as TransitionEvent).propertyName),
        );
        section.addEventListener('transitionend', () => resolve([...new Set(seen)].sort()));
        section.scrollIntoView({ behavior: 'instant' });
      }),
  );
  expect(properties).toEqual(['opacity', 'transform']);
});

test('the hero is never hidden, and what is in sight at first is not hidden later', async ({
  page,
}) => {
  // So tall that About begins on the first screen, with less than a tenth.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { top, height } = await page.locator('#about').evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, height: box.height };
  });
  const screen = Math.round(top + height * 0.05);
  await page.setViewportSize({ width: 390, height: screen });
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    const check = () => {
      for (const id of ['home', 'about']) {
        for (const each of document.querySelectorAll(`#${id}, #${id} *`)) {
          if (each.hasAttribute('data-waiting') && each.tagName === 'DIV') faded.push(id);
        }
      }
      requestAnimationFrame(check);
    };
    check();
  });
  await page.goto('/');
  await hydrated(page);
  await twoFrames(page);
  expect(await page.evaluate('window.faded')).toEqual([]);
  expect(await faint(page)).toEqual(ids.filter((id) => id !== 'about'));
  expect(await opacityOf(page.getByRole('heading', { level: 1 }))).toBe(1);
});

test('nothing is hidden with JavaScript off', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  expect(await faint(page)).toEqual([]);
});

test('nothing is hidden when the scripts cannot be had', async ({ page, allow }) => {
  allow(/request failed: .*\/_next\//, /Failed to load resource/);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await faint(page)).toEqual([]);
  await scrollTo(page, 3000);
  expect(await faint(page)).toEqual([]);
});

test('nothing is hidden for who asked for less motion, nor on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await twoFrames(page);
  expect(await faint(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await faint(page)).toEqual(ids);
  await page.emulateMedia({ media: 'print' });
  expect(await faint(page)).toEqual([]);
});
