import { designer } from '../../fixtures/designer/designer';
import { faintTexts, halfSize } from '../../owner/browser/support/contrast';
import { expect, test, withMotion } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';

// An owner without hues, with many projects, few pictures, and the skills in deep water.

test.use({ siteName: 'designer', ...withMotion, ...halfSize });

test('a designer’s name stays, and all her texts are legible', async ({ page }) => {
  const { name, headline } = designer.owner;
  const [phrase = ''] = headline;
  await open(page);

  await test.step('her name stays, and her only phrase stands below it', async () => {
    const hero = page.locator('#home');
    const visible = (text: string) =>
      hero.getByText(text, { exact: true }).filter({ visible: true });
    await expect(visible(name)).toHaveCount(1);
    await expect(visible(phrase)).toHaveCount(1);
    await expect(hero.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(visible(name)).toHaveCount(1);
    await expect(visible(phrase)).toHaveCount(1);
  });

  await test.step('texts and icons have enough contrast in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintTexts(page), colorScheme).toEqual([]);
    }
  });
});
