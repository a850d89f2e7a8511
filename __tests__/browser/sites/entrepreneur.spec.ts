import { themeKey } from '../../../lib/browser/theme';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open, waitTwoFrames } from '../../owner/browser/support/page';
import { comeBack } from '../support/come-back';
import { everyFrame } from '../support/frames';

// An owner with many projects, none of them with a picture, and a dark first theme.

test.use({ siteName: 'entrepreneur' });

test('the owner’s first theme is there from the first frame, unless the visitor has chosen that of the system', async ({
  page,
}) => {
  const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
  const scheme = () => page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  const schemeAfterOpening = async () => {
    await open(page);
    expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
    return scheme();
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  expect(await schemeAfterOpening(), 'without a choice').toBe('dark');
  await comeBack(page);
  await waitTwoFrames(page);
  expect(await scheme(), 'without a choice, after "Back"').toBe('dark');
  await page.evaluate((key) => localStorage.setItem(key, 'system'), themeKey);
  expect(await schemeAfterOpening(), 'with the choice of the system').toBe('light');
});
