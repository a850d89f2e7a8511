import { content, words } from '../../lib/content';
import { sections } from '../../lib/content/sections';
import { expect, test, withMotion } from './support/fixtures';
import { topOf } from './support/look';

// The page without JavaScript can be used. That everything is there is seen in owner/words.spec.ts.

test.use({ ...withMotion, javaScriptEnabled: false });

test('every link is there, and those to the sections work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  for (const id of sections) {
    const label = words.menu[id];
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect.poll(() => topOf(page.locator(`#${id}`))).toBeLessThan(450);
  }
  await expect(page.getByRole('link', { name: 'View My Work' })).toHaveAttribute(
    'href',
    '#projects',
  );
  await expect(page.getByRole('link', { name: /^Download CV/ }).first()).toBeVisible();
  await expect(
    page.locator('#contact').getByRole('link', { name: content.contact.email }).first(),
  ).toHaveAttribute('href', `mailto:${content.contact.email}`);
});

test('no control stands there that could do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(/form needs JavaScript/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(content.owner.name));
});
