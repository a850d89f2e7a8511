import { content } from '../../sample/content';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { menuOf } from '../support/browser/menu';
import { open } from '../support/browser/page';

test.use({ ...withMotion, viewport: { width: 360, height: 780 } });

test('without SVG files, menu, theme and pause look the same, and accounts show their names', async ({
  page,
  allow,
}) => {
  allow(/request failed|Failed to load/);
  const { hamburger } = menuOf(page);
  const theme = page.getByRole('banner').getByRole('button');
  const pause = page.locator('#home').getByRole('button');
  const pictures = async () => {
    await open(page);
    await pause.click();
    const closed = await hamburger.screenshot();
    await hamburger.click();
    return Promise.all([closed, hamburger.screenshot(), theme.screenshot(), pause.screenshot()]);
  };
  const before = await pictures();
  await page.route('**/*.svg', (route) => route.abort());
  const after = await pictures();
  for (const [index, picture] of after.entries()) {
    expect(picture.equals(before[index] ?? picture.subarray(1)), `picture ${index}`).toBe(true);
  }
  const [account] = content.contact.social;
  const widths = () =>
    page
      .locator('#home')
      .getByRole('img', { name: account?.name })
      .evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]);
  await expect.poll(widths, 'the picture has not loaded, so its text shows').toEqual([true, 0]);
});
