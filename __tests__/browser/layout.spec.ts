import { content } from '../../content';
import { en } from '../../lib/words/en';
import { expect, onSite, test } from '../support/browser/fixtures';
import { open } from '../support/browser/page';
import { addressesOf } from '../support/tested-sites';

/** Runs in the page: scrolls to its end, and finds texts that cannot be selected on the way. */
function unselectableTexts(): string[] {
  const range = document.createRange();
  const isCovered = (text: Text) => {
    const parent = text.parentElement as Element;
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, top, width, height }) => {
      const all = document.elementsFromPoint(left + width / 2, top + height / 2);
      const [first] = all;
      if (width < 2 || !first || first.closest('header')) return false;
      return !parent.contains(first) || all.some((each) => each.matches('img'));
    });
  };
  const elements = [...document.querySelectorAll('main :not(script, style)')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('button, .visually-hidden'),
  );
  const texts = elements.flatMap((each) =>
    [...each.childNodes].filter((node) => node instanceof Text),
  );
  const found = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
    scrollTo({ top, behavior: 'instant' });
    for (const { data } of texts.filter(isCovered)) found.add(data);
  }
  return [...found];
}

// The photo of About stays in the window.
test('a visitor can select what is shown, wherever the page is scrolled to', async ({ page }) => {
  await open(page);
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(unselectableTexts), `${width} px`).toEqual([]);
  }
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
