import { expect, formOf, test } from './support/contact-page';
import { withMotion } from './support/fixtures';
import { open } from './support/page';
import { browseTranslatedPage, sendFromTranslatedPage } from './support/translated-journeys';
import { translatePage } from './support/translation';

test.use({
  ...withMotion,
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('menu, theme and headline work on a translated page', async ({ page, site }) => {
  await browseTranslatedPage(page, site.url);
});

test('a message arrives from a translated page, also after failures', async ({
  page,
  site,
  allow,
}) => {
  allow(/failed to send \(server\)/, /status of 503/);
  await sendFromTranslatedPage(page, site);
});

test('the counter of characters comes and goes on a translated page', async ({ page }) => {
  await open(page, '/#contact');
  await translatePage(page);
  const { message } = formOf(page);
  const counter = page.getByText('of 5,000 characters');
  await message.fill('a'.repeat(4990));
  await expect(counter).toBeVisible();
  await message.fill('');
  await expect(counter).toBeHidden();
});
