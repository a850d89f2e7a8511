import { content } from '../../content';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { watchShifts } from '../support/browser/frames';
import { open } from '../support/browser/page';

// Headline.test.tsx tests the text and its speed, and loading.spec.ts that nothing moves before.

test.use(withMotion);

const { name, headline = [], intro } = content.owner;
const [firstPhrase = ''] = headline;
const allPhrases = new Intl.ListFormat('en').format([name, ...headline]);

test('the headline shifts nothing, is read, and can be selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const shifts = await watchShifts(page);
  const typed = page.locator('h1 [data-shown=true] > span').first();

  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await expect(page.locator('#home button')).toBeVisible();
  await shifts();
  const below = page.getByText(intro);
  const box = await below.boundingBox();
  const seen = new Set<string | null>();
  for (let round = 0; round < 30; round++) {
    await page.clock.runFor(500);
    expect(await below.boundingBox(), 'the text below').toEqual(box);
    seen.add(await typed.textContent());
  }
  const typedText = [...seen].join().replaceAll('\n', ' ');
  expect(typedText, 'typed text').toContain(firstPhrase.slice(0, -5));
  expect(await shifts(), 'while it types').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(allPhrases);

  // Of a paused headline, all is seen, what a visitor selects stays, and what is copied is what is
  // seen. A press on the phrase does not pause it.
  const shown = page.locator('h1 [data-shown=true]');
  const selected = () => page.evaluate(() => String(getSelection()));
  const textLater = async () => {
    await page.clock.runFor(200);
    return typed.textContent();
  };
  await expect.poll(textLater, { intervals: [0] }).toContain(firstPhrase.slice(0, 12));
  const pause = page.locator('#home button');
  await shown.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await pause.click();
  await expect(shown).toHaveText(firstPhrase);
  await shown.dblclick({ position: { x: 6, y: 24 } });
  const [word = ''] = firstPhrase.split(' ');
  await expect.poll(selected).toBe(word);
  await page.clock.runFor(10_000);
  expect(await selected(), 'ten seconds later').toBe(word);

  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('#home') as Element);
    document.execCommand('copy');
    return navigator.clipboard.readText();
  });
  expect(copied).toContain(firstPhrase);
  for (const hidden of [allPhrases, headline.at(-1) ?? '', en.home.pause]) {
    expect(copied, 'nothing that is not seen').not.toContain(hidden);
  }
});
