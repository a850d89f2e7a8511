import { served } from '../../fixtures/sites';
import { faintTexts } from '../../owner/browser/support/contrast';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';

// The owner's suite tests the contrast of the template and of the site "bare" in both themes,
// contrast.test.ts that of any hues.

for (const [name, address, colorScheme] of [
  ['ordinary', '/', 'dark'],
  ['everything', '/', 'light'],
  ['everything', '/ar/', 'dark'],
  // Without hues, and with the skills in deep water.
  ['designer', '/', 'light'],
  ['designer', '/', 'dark'],
] as const) {
  test(`texts and icons of ${name}${address} have enough contrast in the ${colorScheme} theme`, async ({
    page,
    serve,
  }) => {
    const { url } = await serve(served(name));
    await page.emulateMedia({ colorScheme });
    await open(page, `${url}${address}`);
    expect(await faintTexts(page)).toEqual([]);
  });
}
