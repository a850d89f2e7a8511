import { en } from '../../lib/words/en';
import { content } from '../../template/content';
import { expect, test } from '../owner/browser/support/fixtures';
import { open, waitForPrintStyles, waitTwoFrames } from '../owner/browser/support/page';

test('the depth lines settle once, and each first screen shows its first button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  const running = () =>
    page.locator('#home').evaluate((hero) => {
      const animations = hero.getAnimations({ subtree: true });
      return animations.filter(({ playState }) => playState === 'running').length;
    });
  await expect.poll(running, 'running animations').toBe(0);
  await waitForPrintStyles(page);

  const resize = (width: number, height: number) => page.setViewportSize({ width, height });
  const changes: [name: string, change: () => Promise<void>][] = [
    ['a full-page screenshot', () => resize(1, 1)],
    ['a narrow window', () => resize(600, 900)],
    ['a tablet', () => resize(1024, 768)],
    ['a phone', () => resize(390, 844)],
    ['the rotated phone', () => resize(844, 390)],
    ['printing', () => page.emulateMedia({ media: 'print' })],
    ['after printing', () => page.emulateMedia({ media: 'screen' })],
    ['more contrast', () => page.emulateMedia({ contrast: 'more' })],
    ['usual contrast', () => page.emulateMedia({ contrast: 'no-preference' })],
  ];
  for (const [name, change] of changes) {
    await change();
    await waitTwoFrames(page);
    expect(await running(), name).toBe(0);
  }

  // Every first screen shows its first button. On most phones, and on larger screens, it also shows
  // availability and social links.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hero = page.locator('#home');
  const work = hero.getByRole('link', { name: en.home.work });
  const socialLinks = hero.getByRole('list', { name: en.footer.social }).getByRole('link');
  const availability = hero.getByText(content.owner.availability ?? '');
  for (const [width, height, hasAll] of [
    [390, 664, false],
    [360, 640, false],
    [390, 844, true],
    [768, 1024, true],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = hasAll ? [work, availability, ...(await socialLinks.all())] : [work];
    for (const part of parts) await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
  }
  await expect(socialLinks).toHaveCount(3);
});
