import type { Page } from '@playwright/test';
import { content } from '../../lib/content';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated, scrollTo, twoFrames, typefaceLoaded, watchShifts } from './support/look';

test.use(withMotion);

const phrases = [content.owner.name, ...content.owner.headline];
const first = phrases[0] ?? '';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The words being typed, which only the eye gets; what is still to come follows, invisible. */
const typed = (page: Page) =>
  heading(page).locator('[aria-hidden="true"]:not([data-text]) > span').first();
const button = (page: Page) => page.getByRole('button', { name: /animation/ });

/** Opens the page with the clock in our hands, the headline ready and not yet moving. */
async function openStopped(page: Page) {
  await page.clock.install({ time: new Date('2027-01-01T08:00:00') });
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(new Date('2027-01-01T08:01:00'));
  await expect(button(page)).toBeVisible();
}

/** Keeps each text the headline shows, with the time of the page's own clock. */
async function watch(page: Page): Promise<() => Promise<{ text: string; at: number }[]>> {
  await typed(page).evaluate((element) => {
    const seen = [{ text: element.textContent ?? '', at: Date.now() }];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (seen.at(-1)?.text !== text) seen.push({ text, at: Date.now() });
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate('window.seen');
}

/** All that is shown from a full phrase to the next: erased to nothing, typed to the end. */
function between(from: string, to: string): string[] {
  const starts = (text: string) => [...text].map((_, index) => [...text].slice(0, index).join(''));
  return [...starts(from).reverse(), ...starts(to).slice(1), to];
}

test('types the three phrases for ever, at the speeds given', async ({ page }) => {
  await openStopped(page);
  const read = await watch(page);
  for (let round = 0; round < 40; round++) await page.clock.runFor(1000);
  const seen = await read();

  const start = seen.findIndex(({ text }) => text === first);
  const texts = seen.slice(start).map(({ text }) => text);
  const cycle = phrases.flatMap((phrase, index) =>
    between(phrase, phrases[(index + 1) % phrases.length] ?? ''),
  );
  const expected = [first, ...cycle, ...cycle, ...cycle].slice(0, texts.length);
  expect(texts.length).toBeGreaterThan(cycle.length * 1.5);
  expect(texts).toEqual(expected);

  // Frames of the browser come every 16 ms here: what is due is done in the next one.
  const frame = 17;
  seen.slice(start + 1).forEach(({ text, at }, index) => {
    const before = seen[start + index];
    if (before === undefined) return;
    const took = at - before.at;
    const isTyped = text.length > before.text.length;
    if (phrases.includes(before.text)) {
      // From the second phrase on; around its pause the core takes some delays for itself.
      if (index > 0) expect(took, text).toBeGreaterThanOrEqual(2000);
      expect(took, text).toBeLessThanOrEqual(2000 + 4 * (80 + frame));
    } else if (before.text !== '') {
      const due = isTyped ? 80 : 60;
      expect(took, text).toBeGreaterThan(due);
      expect(took, text).toBeLessThanOrEqual(due + frame);
    }
  });
});

test('starts with the first phrase, which it erases after the pause', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-01T08:00:00') });
  await page.clock.pauseAt(new Date('2027-01-01T08:00:01'));
  await page.goto('/');
  await expect(button(page)).toBeVisible();
  const read = await watch(page);
  await page.clock.runFor(2000);
  expect((await read()).map(({ text }) => text)).toEqual([first]);
  await page.clock.runFor(500);
  expect((await read()).map(({ text }) => text)).toContain(first.slice(0, -1));
});

test('is heard as one sentence that never changes', async ({ page }) => {
  await openStopped(page);
  const sentence = 'Juan Dela Cruz, a Full Stack Developer, and a Tech Enthusiast';
  for (let round = 0; round < 3; round++) {
    await expect(heading(page)).toHaveAccessibleName(sentence);
    await page.clock.runFor(1300);
  }
});

for (const width of [360, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('loading moves nothing', async ({ page, allow }) => {
      allow(/woff2/, /Failed to load resource/);
      // Whether the typeface comes before the first frame is chance; its own shift is below.
      await page.route('**/*.woff2', (route) => route.abort());
      const shifts = await watchShifts(page);
      await page.goto('/');
      await expect(button(page)).toBeVisible();
      await twoFrames(page);
      expect(await shifts()).toEqual([]);
    });

    test('typing moves nothing', async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.clock.install();
      await page.goto('/');
      await expect(button(page)).toBeVisible();
      await typefaceLoaded(page);
      await twoFrames(page);
      const intro = page.getByText(content.owner.intro);
      const place = await intro.boundingBox();
      await shifts();

      for (let round = 0; round < 30; round++) {
        await page.clock.runFor(500);
        expect(await intro.boundingBox()).toEqual(place);
      }
      expect(await shifts()).toEqual([]);
    });
  });
}

test('can be paused and goes on where it was', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  const text = await typed(page).textContent();
  await page.clock.runFor(20_000);
  await expect(typed(page)).toHaveText(text ?? '');

  const read = await watch(page);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await page.clock.runFor(3000);
  expect((await read()).length).toBeGreaterThan(3);
});

test('rests in a hidden tab and out of sight, and goes on after', async ({ page }) => {
  await openStopped(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const setScroll = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  const changes = async () => {
    const read = await watch(page);
    await page.clock.runFor(6000);
    return (await read()).length - 1;
  };

  await setHidden(true);
  expect(await changes()).toBe(0);
  await setHidden(false);
  expect(await changes()).toBeGreaterThan(5);

  await setScroll(3000);
  await expect(heading(page)).not.toBeInViewport();
  expect(await changes()).toBe(0);
  await setScroll(0);
  await expect(heading(page)).toBeInViewport();
  expect(await changes()).toBeGreaterThan(5);
});

test('stands still, without a button, for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const read = await watch(page);
  await page.clock.runFor(10_000);
  expect(await read()).toHaveLength(1);
  await expect(typed(page)).toHaveText(first);
  await expect(button(page)).toBeHidden();

  // Asked for while it moves, it stops there and then.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page)).toBeHidden();
  await expect(typed(page)).toHaveText(first);
});

test('stands still and complains about nothing when its script cannot be had', async ({
  page,
  allow,
}) => {
  allow(/request failed: .*\/_next\//, /Failed to load resource/);
  await page.goto('/');
  await expect(button(page)).toBeVisible();
  const chunks: string[] = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const html = await (await page.request.get('/')).text();
  const late = chunks.filter(
    (name) => name.endsWith('.js') && !html.includes(new URL(name).pathname),
  );
  expect(late.length).toBeGreaterThan(0);
  for (const name of late) await page.route(name, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await scrollTo(page, 10);
  await expect(typed(page)).toHaveText(first);
  await expect(button(page)).toBeHidden();
});
