import { exportOf } from '../../fixtures/sites';
import { faintTexts } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

// The owner's suite tests the contrast of the template and of the site "bare", contrast.test.ts that
// of any hues.

test('texts and icons have enough contrast beside photos and screenshots', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ dir: exportOf('ordinary') });
  for (const address of ['/', '/es/']) {
    await open(page, `${url}${address}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const faint = await faintTexts(page);
      expect(faint, `${address} in the ${colorScheme} theme`).toEqual([]);
    }
  }
});
