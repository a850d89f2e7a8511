import { expect, test } from './support/fixtures';
import { hydrated, twoFrames } from './support/look';

test('an address that leads nowhere says so and shows the way home', async ({ page, allow }) => {
  allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);

  await page.getByRole('link', { name: /home page/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/,/);
});

test('there the header leads to the sections of the home page', async ({ page, allow }) => {
  allow(/status of 404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/no/such/page');
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await twoFrames(page);
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  await nav.getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL('/#skills');
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeInViewport();
});
