import { extractText, getDocumentProxy } from 'unpdf';
import { content } from '../../lib/content';
import { expect, test } from './support/fixtures';
import type { Visitor } from './support/visitor';

const squeeze = (text: string) => text.replace(/\s+/g, '');

const name = squeeze(content.owner.name);

/** The text of each sheet, without white space. */
async function sheetsOf({ page }: Visitor): Promise<string[]> {
  const file = new Uint8Array((await page.print?.()) ?? []);
  const pdf = await getDocumentProxy(file, { verbosity: 0 });
  return (await extractText(pdf)).text.map(squeeze);
}

/** Waits until something other than the name is being typed. */
async function anotherPhraseBegins({ page }: Visitor): Promise<void> {
  const isTyped = () =>
    page.run((owner) => {
      const typed = document.querySelector('h1 > [data-moving] > span')?.textContent ?? '';
      return typed !== '' && !owner.startsWith(typed);
    }, content.owner.name);
  await expect.poll(isTyped, { timeout: 20_000 }).toBe(true);
}

test('paper gets the same two sheets at any moment, in any theme and place', async ({
  visitor,
  serve,
  engine,
}) => {
  const { page } = visitor;
  test.skip(!page.print, 'The driver of this engine cannot print.');
  await page.resize(1280, 800);
  await visitor.open((await serve()).url);
  const [first, second, ...more] = await sheetsOf(visitor);
  expect(more).toEqual([]);
  // Firefox draws the heavier weights of a variable typeface without saying which letters they are.
  if (engine.name !== 'firefox') expect(first).toContain(name);
  expect(second).toContain(content.contact.social.at(-1)?.href ?? content.contact.email);

  await anotherPhraseBegins(visitor);
  expect(await sheetsOf(visitor)).toEqual([first, second]);

  await visitor.press('radio', 'Dark theme');
  await page.run(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  expect(await sheetsOf(visitor)).toEqual([first, second]);
});

test('laid out for paper, the page fills two sheets, the hero as tall as its words, with the whole name', async ({
  visitor,
  serve,
}) => {
  const { page } = visitor;
  await page.resize(1280, 800);
  await visitor.open((await serve()).url);
  await visitor.press('radio', 'Dark theme');
  await anotherPhraseBegins(visitor);
  // Every engine can do this much: the rules for paper on the screen, at the width of the screen,
  // for which WebKit also asks when it prints.
  await page.run(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        const { media } = rule;
        if (media.mediaText === 'print') media.mediaText = 'all';
        else if (media.mediaText.startsWith('screen')) media.mediaText = 'not all';
        turn(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) turn(cssRules);
  });
  const { height, inner, shown, ink } = await page.run(() => {
    const hero = document.getElementById('home') as HTMLElement;
    const words = [...(hero.querySelector('h1')?.children ?? [])]
      .filter((each) => each.getAttribute('aria-hidden') && each.getClientRects().length > 0)
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => each.getAttribute('data-text') ?? each.textContent);
    return {
      height: hero.clientHeight,
      inner: [...hero.children].reduce(
        (tallest, { clientHeight }) => Math.max(tallest, clientHeight),
        0,
      ),
      shown: words,
      ink: getComputedStyle(document.body).colorScheme,
    };
  });
  expect(shown).toEqual([content.owner.name]);
  expect(height - inner).toBeLessThan(40);
  expect(ink).toBe('light');
  // The inside of an A4 sheet, at 96 px an inch.
  await page.resize(673, 1017);
  const tall = await page.run(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThan(2 * 1017);
  await visitor.seesNo('banner', '');
});
