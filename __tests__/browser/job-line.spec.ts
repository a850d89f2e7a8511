import { expect, test } from './support/fixtures';
import { open, scrollIntoPlace, waitForPrintStyles } from './support/page';

test('the line through the jobs pays out while one scrolls, and is whole elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  const logo = page.locator('#experience .logo').first();
  const clip = () => logo.evaluate((each) => getComputedStyle(each, '::after').clipPath);
  const scrollLogoTo = async (share: number) => {
    await scrollIntoPlace(logo, share * 900);
    return clip();
  };
  const whole = /^none$|^inset\(0px\)$/;
  expect(await clip(), 'below the screen, as in a full-page screenshot').toMatch(whole);
  const [low, middle] = [await scrollLogoTo(0.8), await scrollLogoTo(0.6)];
  expect(low).not.toMatch(whole);
  expect(middle).not.toMatch(whole);
  expect(middle).not.toBe(low);
  expect(await scrollLogoTo(0.1)).toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollLogoTo(0.6)).toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await waitForPrintStyles(page);
  expect(await clip(), 'on paper').toMatch(whole);
});
