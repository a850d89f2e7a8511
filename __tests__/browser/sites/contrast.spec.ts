import { served } from '../../fixtures/sites';
import { faintTexts } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

// The owner's suite tests the contrast of the template and of the site "bare", contrast.test.ts that
// of any hues.

const sites = [
  { name: 'ordinary', addresses: ['/', '/es/'] },
  { name: 'everything', addresses: ['/', '/ar/'] },
] as const;

for (const { name, addresses } of sites) {
  test(`texts and icons of the site "${name}" have enough contrast`, async ({ page, serve }) => {
    const { url } = await serve(served(name));
    for (const address of addresses) {
      await open(page, `${url}${address}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const faint = await faintTexts(page);
        expect(faint, `${address} in the ${colorScheme} theme`).toEqual([]);
      }
    }
  });
}
