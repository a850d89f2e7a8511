import { en } from '../../lib/words/en';
import { content } from '../../sample/content';
import { expect, test } from './support/fixtures';
import { open } from './support/page';

// On most phones, and on larger screens, it also shows the profiles.
test('each first screen shows its first button, and all but the smallest the availability', async ({
  page,
}) => {
  await open(page);
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
    const parts = [work, ...(width > 360 ? [availability] : [])];
    if (hasAll) parts.push(...(await socialLinks.all()));
    for (const part of parts) await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
  }
  await expect(socialLinks).toHaveCount(3);
});
