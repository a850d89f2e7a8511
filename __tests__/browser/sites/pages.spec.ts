import { madeUp as words } from '../../fixtures/content';
import { faintTexts, halfSize } from '../../owner/browser/support/contrast';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { served } from '../../sites/site-facts';
import { fixDate } from '../support/date';
import { expectTree } from '../support/tree';
import { allTextsOf, untranslatedIn } from '../support/untranslated';

test.use(halfSize);

// The owner's suite tests the contrast of the template and of the site "bare" in both themes,
// contrast.test.ts that of any hues. pictures/sites/ has trees of pages that also have pictures.
test('each page of "everything" is in its language, legible, and read as before by assistive technology', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('everything'));
  await fixDate(page);
  for (const { address, title, tree, theme } of [
    { address: '/', title: words.contact.title, theme: 'light' },
    { address: '/404.html', title: words.notFound.title, tree: 'everything-404' },
    { address: '/ar/', tree: 'everything-ar', theme: 'dark' },
    // An owner with what most owners have.
    { address: '/en/', theme: 'dark' },
    // words.txt has the words of all languages, and one tree is enough to show them on the page.
    { address: '/es/', tree: 'everything-es' },
  ] as const) {
    await test.step(address, async () => {
      await open(page, `${url}${address}`);
      if (title !== undefined) {
        expect(await allTextsOf(page)).toContain(title);
        expect.soft(await untranslatedIn(page), `${address}: untranslated`).toEqual([]);
      }
      if (tree !== undefined) await expectTree(page.locator('body'), tree);
      if (theme !== undefined) {
        await page.emulateMedia({ colorScheme: theme });
        expect.soft(await faintTexts(page), `${address} in the ${theme} theme`).toEqual([]);
      }
    });
  }
});
