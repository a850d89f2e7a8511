import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { content } from '../../scripts/doctor/sample/content';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { watchShifts } from '../support/browser/frames';
import {
  hold,
  scrollTo,
  typefaceFiles,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from '../support/browser/page';

// Headline.test.tsx tests the text and its speed.

test.use(withMotion);

const { name, headline = [], intro } = content.owner;
const [firstPhrase = ''] = headline;
const allPhrases = new Intl.ListFormat('en').format([name, ...headline]);

/** Runs in the page: records the names of timer functions that the page calls. */
function countCalls() {
  window.calls = [];
  const timers = 'requestAnimationFrame setTimeout setInterval requestIdleCallback';
  for (const timer of timers.split(' ') as 'setTimeout'[]) {
    window[timer] = new Proxy(window[timer], {
      apply(original, _, args: Parameters<typeof setTimeout>) {
        window.calls.push(timer);
        return original.apply(window, args);
      },
    });
  }
}

// Playwright's own click would scroll and wait for frames.
const clickPause = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#home button')?.click());

test('the headline shifts nothing, is read as a sentence, can be selected, and rests unseen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  // After the clock, which replaces these functions.
  await page.addInitScript(countCalls);
  const shifts = await watchShifts(page);
  const typed = page.locator('h1 [dir] > span').first();

  await test.step('neither loading nor typing shifts the layout', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    // The typeface may load before or after the first frame; typeface.spec.ts tests its shift.
    const { letThrough } = await hold(page, typefaceFiles);
    await page.goto('/', { waitUntil: 'commit' });
    await waitForHydration(page);
    await expect(page.locator('#home button')).toBeVisible();
    await waitTwoFrames(page);
    expect(await shifts(), 'while it loads').toEqual([]);
    letThrough();
    await waitForTypeface(page);
    await waitTwoFrames(page);
    await shifts();
    const below = page.getByText(intro);
    const box = await below.boundingBox();
    const seen = new Set<string | null>();
    for (let round = 0; round < 30; round++) {
      await page.clock.runFor(500);
      expect(await below.boundingBox(), 'the text below').toEqual(box);
      seen.add(await typed.textContent());
    }
    expect([...seen].join().replaceAll('\n', ' '), 'typed text').toContain(
      firstPhrase.slice(0, -5),
    );
    expect(await shifts(), 'while it types').toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(allPhrases);
  });

  /** Lets the time pass until a part of the first phrase is typed. */
  const waitForPart = async (part: string) => {
    const text = async () => {
      await page.clock.runFor(200);
      return typed.textContent();
    };
    await expect.poll(text, { intervals: [0] }).toContain(part);
  };

  await test.step('what a visitor selects stays, and what is copied is what is seen', async () => {
    const heading = page.locator('h1');
    const selected = () => page.evaluate(() => String(getSelection()));
    const part = firstPhrase.slice(0, 12);
    await waitForPart(part);
    await heading.locator('[dir]').dblclick({ position: { x: 6, y: 24 } });
    const [word = ''] = (await typed.innerText()).split(/\s/);
    await expect.poll(selected).toBe(word);
    await page.clock.runFor(10_000);
    expect(await selected(), 'ten seconds later').toBe(word);

    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('#home') as Element);
      document.execCommand('copy');
      return navigator.clipboard.readText();
    });
    expect(copied).toContain(await typed.innerText());
    for (const hidden of [allPhrases, headline.at(-1) ?? '', en.home.pause]) {
      expect(copied, 'nothing that is not seen').not.toContain(hidden);
    }
    await clickPause(page);
    await waitForPart(name.slice(0, 2));
  });

  await test.step('no timer or animation runs while paused or out of view', async () => {
    const callsWithin = async (milliseconds: number) => {
      await page.evaluate(() => void window.calls.splice(0));
      await page.clock.runFor(milliseconds);
      return page.evaluate(() => window.calls);
    };
    for (const [state, rest, end] of [
      ['out of view', () => scrollTo(page, 3000), () => scrollTo(page, 0)],
      ['paused', () => clickPause(page), () => clickPause(page)],
    ] as const) {
      await expect.poll(() => callsWithin(1000), `before it is ${state}`).not.toEqual([]);
      await rest();
      // Animations that follow the scroll position rest while nobody scrolls.
      const animations = () =>
        page.evaluate(
          () =>
            document.getAnimations().filter((each) => each.timeline === document.timeline).length,
        );
      await expect.poll(animations, `animations while it is ${state}`).toBe(0);
      await expect.poll(() => callsWithin(30_000), `while it is ${state}`).toEqual([]);
      await end();
    }
  });
});
