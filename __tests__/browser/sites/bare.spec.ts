import type { Locator } from '@playwright/test';
import { madeUp } from '../../fixtures/content';
import { vietnamese } from '../../fixtures/documented';
import { expect, test } from '../../owner/browser/support/fixtures';
import { boxOf, open } from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';
import { ownCv, served } from '../../sites/site-facts';
import { untranslated } from '../../support/made-up-language';
import { fixDate } from '../support/date';
import { expectTree } from '../support/tree';
import { untranslatedIn } from '../support/untranslated';

// The site of a beginner: no picture, no job, no form, one project, and the owner's own CV. It has
// pages in Hebrew and Polish, too. Polish has letters of Latin Extended.

test('the list of languages opens, the CV is the owner’s own, and no text is untranslated', async ({
  page,
  serve,
  request,
}) => {
  const { url } = await serve(served('bare'));
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, url);
  const code = (await Promise.all(scripts)).join('');
  expect(code.length).toBeGreaterThan(100_000);
  expect(code, 'Firefox before 125 has no Intl.Segmenter').not.toContain('Segmenter');
  await test.step('the list of languages opens at its button, over the page', async () => {
    const button = page.getByRole('banner').locator('summary').filter({ visible: true });
    await button.click();
    const links = page.getByRole('banner').locator('a[hreflang]');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await links.first().press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('the owner’s own CV is served instead of a generated one', async () => {
    expect(await (await request.get(`${url}/cv.pdf`)).text()).toBe(ownCv);
  });
  await test.step('page, paper and error page contain no untranslated text', async () => {
    expect(await untranslatedIn(page)).toEqual([]);
    const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(text).toContain(madeUp.skills.title);
    expect(untranslated(text), 'paper').toEqual([]);
    await open(page, `${url}/404.html`);
    await expect(page.getByText(madeUp.notFound.title).first()).toBeAttached();
    expect(await untranslatedIn(page), 'error page').toEqual([]);
  });
});

test('from right to left, the list of languages ends where its button ends', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('bare'));
  await open(page, `${url}/he`);
  const button = page.getByRole('banner').locator('summary').filter({ visible: true });
  await button.click();
  const list = page.getByRole('banner').locator('a[hreflang]').first().locator('..');
  const edge = (element: Locator) => boxOf(element).then(({ left }) => Math.round(left));
  expect(await edge(list)).toBe(await edge(button));
});

test('letters outside of Latin-1 are drawn with the typeface, in files that only their page loads', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('bare'));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const loaded = (file: string) => requested.filter((address) => address.includes(`/${file}.`));
  await open(page, `${url}/he`);
  expect(loaded('text-basic')).toHaveLength(1);
  expect(await page.content()).not.toMatch(/latin-ext|vietnamese/);

  await fixDate(page);
  await open(page, `${url}/pl`);
  await expectTree(page.locator('body'), 'bare-pl');
  const preloads = page.locator('head link[rel=preload][href*=latin-ext]');
  await expect(preloads).toHaveCount(2);
  await expect(page.locator('head link[rel=preload][href*=vietnamese]')).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['h1', '#home p', '#about p', '#contact h2']) {
    const query = { nodeId: root.nodeId, selector: `main ${selector}` };
    const { nodeIds } = await session.send('DOM.querySelectorAll', query);
    expect(nodeIds.length, selector).toBeGreaterThan(0);
    const systemFonts = async () => {
      const lists = nodeIds.map((nodeId) =>
        session.send('CSS.getPlatformFontsForNode', { nodeId }),
      );
      const fonts = (await Promise.all(lists)).flatMap((list) => list.fonts);
      return fonts.filter(({ isCustomFont }) => !isCustomFont);
    };
    await expect.poll(systemFonts, selector).toEqual([]);
  }
  await expect(page.getByText(vietnamese)).toBeAttached();
  expect(loaded('text-vietnamese')).toHaveLength(1);
});
