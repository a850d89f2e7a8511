import { designer } from '../../fixtures/designer/designer';
import { expect, test, withMotion } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';

test.use({ exported: 'designer', ...withMotion });

test('an owner’s name stays, and her only phrase stands below it', async ({ page }) => {
  const { name, headline } = designer.owner;
  const [phrase = ''] = headline;
  await open(page);
  const hero = page.locator('#home');
  const visible = (text: string) => hero.getByText(text, { exact: true }).filter({ visible: true });
  await expect(visible(name)).toHaveCount(1);
  await expect(visible(phrase)).toHaveCount(1);
  await expect(hero.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(visible(name)).toHaveCount(1);
  await expect(visible(phrase)).toHaveCount(1);
});
