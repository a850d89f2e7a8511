import { chromium } from '@playwright/test';
import { content } from '../../content';
import { en } from '../../lib/words/en';
import { expect, onEachSite, onSite, test } from '../support/browser/fixtures';
import { overflowOf } from '../support/browser/overflow';
import { breakpoints, open } from '../support/browser/page';
import { addressesOf } from '../support/tested-sites';

/** Runs in the page: the visible texts, except those of buttons, that cannot be selected. */
function unselectableTexts(): string[] {
  const main = document.querySelector('main') as Element;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isShown = parent?.checkVisibility({ visibilityProperty: true });
    if (!isShown || parent?.closest('button, script, style, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = () => {
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, isEmpty: width < 2 || height < 2 };
    };
    if (place().isEmpty) continue;
    parent?.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { x, y } = place();
    const hit = document.elementFromPoint(x, y);
    const isCovered = !hit || !(parent?.contains(hit) || hit.contains(parent));
    if (isCovered || getComputedStyle(parent as Element).userSelect === 'none') {
      texts.push(node.textContent ?? '');
    }
  }
  return texts;
}

test('a visitor can select whatever is shown', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(unselectableTexts)).toEqual([]);
  // Words for screen readers are not copied.
  const copied = await page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.querySelector('main') as Element);
    return String(selection);
  });
  expect(copied).toContain(en.projects.demo);
  expect(copied).not.toContain(`${content.projects.at(-1)?.title}: `);
  expect(copied).not.toContain(en.newTab);
});

for (const [what, language, place, text] of [
  ['Korean lines end between words', 'ko', '#about p', '<b>한국어로</b> <b>소프트웨어를</b> '],
  ['lines of Japanese titles end between phrases', 'ja', '#about h2', '<b>東京で</b><b>働く</b>'],
] as const) {
  test(what, async ({ page }) => {
    await open(page);
    const lines = await page.locator(place).evaluateAll(
      ([element], { language, text }) => {
        document.documentElement.lang = language;
        (element as Element).innerHTML = text.repeat(40);
        return Array.from(element?.children ?? [], (word) => word.getClientRects().length);
      },
      { language, text },
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

/** Runs in the page: names, addresses, links and buttons that are broken into lines. */
function brokenNames(): string[] {
  const whole = 'a:not(p a), button, summary, h1 [translate], #contact a[href^=mailto]:only-child';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    const text = node.textContent?.trim() ?? '';
    const { clipPath, visibility } = getComputedStyle(parent);
    const isHidden = clipPath !== 'none' || visibility === 'hidden';
    // No phone has room for a longer one.
    if (!parent.closest(whole) || isHidden || text.length > 35) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line with words of both directions has several boxes.
    const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
    const lines = new Set(boxes.map(({ top }) => Math.round(top)));
    // A name has a line break before the family name.
    if (lines.size > text.split('\n').length) broken.push(text);
  }
  return broken;
}

for (const site of ['sample', 'everything'] as const) {
  onSite(site, () => {
    test('names, addresses and buttons stand in one line', async ({ page, server: { url } }) => {
      for (const address of [...addressesOf(site), '/404.html']) {
        await open(page, url + address);
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(brokenNames), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test('nothing scrolls sideways beside a classic scrollbar', async ({ server, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: server.url });
  await open(page);
  for (const width of [400, 1024, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(inner, 'width without the scrollbar').toBeLessThan(width);
    expect(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
  await browser.close();
});

onEachSite(() => {
  test('all second columns of a page begin at one place', async ({ page, server: { url } }) => {
    await open(page, `${url}/`);
    const texts = page.locator(':is(#about, #experience) p');
    for (const width of [...breakpoints.filter((each) => each >= 768), 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await texts.evaluateAll((all) =>
        all
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { left, right } = text.getBoundingClientRect();
            return Math.round(document.dir === 'rtl' ? innerWidth - right : left);
          }),
      );
      // One is that of the first column.
      expect(new Set(starts).size, `${width} px: ${starts}`).toBeLessThanOrEqual(2);
    }
  });
});
