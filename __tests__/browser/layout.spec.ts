import { chromium } from '@playwright/test';
import { headlinePhrases } from '../../components/home/headline-phrases';
import { headlineWidth } from '../../components/theme/headline-size';
import { en } from '../../lib/words/en';
import { badPictures } from './support/bad-pictures';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import { overflowOf } from './support/overflow';
import { boxOf, open, scrollIntoPlace, topOf } from './support/page';

/**
 * The widths of windows, by the density of the screen. From narrow to wide, because a browser keeps
 * a file that is wider than it needs.
 */
const windows = { 1: [768, 1024, 2560], 2: [360, 1440] };

// Stored pictures show gray in place of photos, so only this test sees the files.
test('photos and screenshots are sharp on every screen, and no file is much too wide', async ({
  newContext,
}) => {
  for (const [density, widths] of Object.entries(windows)) {
    const [narrowest = 0] = widths;
    const viewport = { width: narrowest, height: 900 };
    const context = await newContext({ viewport, deviceScaleFactor: Number(density) });
    const page = await context.newPage();
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const message = `bad pictures at ${width} px, ${density} times the density`;
      await expect.poll(() => page.evaluate(badPictures), message).toEqual([]);
    }
    await context.close();
  }
});

/** Names that are hard to fit: one long word, no spaces, and a long word in the headline. */
const owners = [
  { name: 'Anna Wolfeschlegelsteinhausenbergerdorff', firstNames: 'Anna', headline: ['a maker'] },
  {
    name: '山田健二',
    firstNames: '健二',
    headline: ['東京で働くソフトウェア開発者'],
    language: 'ja',
  },
  { name: 'Mohammadmomen', firstNames: 'Mohammadmomen', headline: ['a Commonwealth programmer'] },
];

test('the links are a row or a menu, and no name or headline widens the page on any screen', async ({
  page,
}) => {
  await open(page);

  await test.step('the links are a row in windows of 1024 px, and a menu in narrower ones', async () => {
    const { hamburger, links } = menuOf(page);
    for (const [width, hasRow] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(links.first(), `row at ${width} px`).toBeVisible({ visible: hasRow });
      await expect(hamburger, `menu at ${width} px`).toBeVisible({ visible: !hasRow });
    }
  });

  await test.step('no name or headline of an owner widens the page', async () => {
    const root = page.locator('html');
    const typedText = page.locator('h1 .on-screen > :first-child');
    const brand = page.getByRole('banner').getByRole('link').first();
    for (const { name, language = 'en', ...owner } of owners) {
      const phrases = headlinePhrases({ name, ...owner }, language);
      await root.evaluate(
        (root, width) => root.style.setProperty('--headline-width', width),
        `${headlineWidth(phrases)}`,
      );
      await brand.locator('span').evaluate((each, name) => {
        each.textContent = `${name} `.repeat(4);
      }, name);
      for (const width of [320, 360, 640, 768, 1024, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        for (const phrase of phrases.map((characters) => characters.join(''))) {
          await typedText.evaluate((element, text) => element.replaceChildren(text), phrase);
          expect(await overflowOf(page), `${name} at ${width} px`).toEqual({
            scroll: 0,
            texts: [],
          });
        }
      }
    }
  });

  await test.step('a button is as high as its label', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    const button = page.getByRole('link', { name: en.home.work });
    await button.evaluate((each) => each.append(' – a label of several lines'.repeat(4)));
    expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
  });
});

test('no text is wider than a phone if visitors double its size, also with words with hyphens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || parentElement?.closest('script, style, noscript')) continue;
      walker.currentNode.textContent = 'high-performance-compute state-of-the-art';
    }
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', true);
    }
  });
  expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
});

test('on vast screens the title of a section is beside its content, and stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  for (const id of ['experience', 'skills', 'contact']) {
    const section = page.locator(`#${id}`);
    const title = await boxOf(section.getByRole('heading', { level: 2 }));
    const list = await boxOf(section.locator('ol, ul, dl').first());
    expect(title.right, `${id}: right edge of its title`).toBeLessThan(list.left);
  }
  await scrollIntoPlace(page.locator('#experience ol > li').last(), 300);
  const experience = page.getByRole('heading', { level: 2, name: 'Experience' });
  await expect(experience).toBeInViewport({ ratio: 1 });
  const { bottom } = await boxOf(page.getByRole('banner'));
  expect(await topOf(experience), 'below the header').toBeGreaterThanOrEqual(bottom);

  await page.setViewportSize({ width: 1680, height: 1050 });
  const title = await boxOf(page.locator('#skills h2'));
  const list = await boxOf(page.locator('#skills ul').first());
  expect(title.bottom, 'in a narrower window, above its content').toBeLessThanOrEqual(list.top);
});

test('nothing scrolls sideways beside a classic scrollbar', async ({ site, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  await open(page);
  for (const width of [400, 1024, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(inner, 'width without the scrollbar').toBeLessThan(width);
    expect(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
  await browser.close();
});
