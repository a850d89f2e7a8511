import { expect, test } from '../owner/browser/support/fixtures';
import { open, scrollIntoPlace, waitForPrintStyles } from '../owner/browser/support/page';

test('the line through the jobs pays out while one scrolls, and is whole elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  const job = page.locator('#experience').getByRole('listitem').first();
  // The line is a pseudo-element of something in the entry.
  const clip = () =>
    job.evaluate((entry) => {
      const parts = [...entry.querySelectorAll('*')];
      const clips = parts.map((part) => getComputedStyle(part, '::after').clipPath);
      return clips.find((each) => each !== 'none') ?? 'none';
    });
  const scrollJobTo = async (share: number) => {
    await scrollIntoPlace(job, share * 900);
    return clip();
  };
  const whole = /^none$|^inset\(0px\)$/;
  expect(await clip(), 'below the screen, as in a full-page screenshot').toMatch(whole);
  const [low, middle] = [await scrollJobTo(0.8), await scrollJobTo(0.6)];
  expect(low).not.toMatch(whole);
  expect(middle).not.toMatch(whole);
  expect(middle).not.toBe(low);
  expect(await scrollJobTo(0.1)).toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollJobTo(0.6)).toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await waitForPrintStyles(page);
  expect(await clip(), 'on paper').toMatch(whole);
});
