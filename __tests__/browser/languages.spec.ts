import type { Page } from '@playwright/test';
import { madeUp as words } from '../contents/minimal';
import { expect, test } from '../support/browser/fixtures';
import { open } from '../support/browser/page';
import { untranslated } from '../support/made-up-language';

test.use({ siteName: 'everything' });

/**
 * The texts of a page in a made-up language that are not in it: they are written in the code. It
 * reads all texts, visible or not: text nodes, names, descriptions, titles.
 */
async function untranslatedIn(page: Page): Promise<string[]> {
  const texts = await page.locator('html *:not(script, style)').evaluateAll((all) => {
    const names = ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext'];
    const metas = '[name="description"], [property$=title], [property$=":alt"]';
    return all.flatMap((each) => [
      ...[...each.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
      ...(each.matches(metas) ? [...names, 'content'] : names).map((name) =>
        each.getAttribute(name),
      ),
    ]);
  });
  return untranslated(texts.filter(Boolean).join('\n'));
}

test('no text runs as code, and each page is in its language', async ({ page, server }) => {
  await open(page, `${server.url}/`);
  expect(await page.evaluate(() => window.attacked), 'set by a text').toBeUndefined();
  const active =
    'iframe, object, embed, base, plaintext, textarea:not([name]), [http-equiv=refresh]';
  await expect(page.locator(active)).toHaveCount(0);
  const handlers = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on')),
    );
  expect(handlers, 'event handlers').toEqual([]);
  expect(await untranslatedIn(page)).toEqual([]);
  await open(page, `${server.url}/404.html`);
  await expect(page.getByText(words.notFound.title).first()).toBeAttached();
  expect(await untranslatedIn(page), 'error page').toEqual([]);
});

test('icons and drawings are mirrored from right to left', async ({ page, server }) => {
  await open(page, `${server.url}/ar-EG/`);
  const mirrored = await page
    .locator('use, [data-drawing]')
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).scale === '-1 1')
        .map((each) => each.getAttribute('href')?.replace(/.*#/, '') ?? 'drawing'),
    );
  const icons = ['address-book', 'external-link', 'video'];
  expect(new Set(mirrored)).toEqual(new Set([...icons, 'drawing']));
});

// Without a direction of their own, the page would show "++C" and "NET.".
test('Latin names on a page from right to left are not turned', async ({ page, server }) => {
  await open(page, `${server.url}/ar-EG/`);
  const names = page
    .locator('main')
    .locator('h1 [dir], h2, h3, h4, b, bdi, dd, a, a span, .dotted > *');
  const turned = await names.evaluateAll((all) => {
    const texts = all.flatMap((each) => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      return walker.nextNode() ? [walker.currentNode as Text] : [];
    });
    return ['C++', '.NET'].flatMap((name) =>
      texts
        .filter((text) => {
          text.data = name;
          const range = document.createRange();
          const places = [...name].map((_, index) => {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            return range.getBoundingClientRect().left;
          });
          return places.some((place, index) => place < (places[index - 1] ?? place));
        })
        .map(({ parentElement }) => parentElement?.outerHTML),
    );
  });
  expect(turned).toEqual([]);
});
