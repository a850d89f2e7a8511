import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { hydrated, twoFrames } from './support/look';

// That everything that links name is there, and what they tell the tab they open, document.spec.ts holds.

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor can read the CV, call, save the contact, and follow a skill to its proof', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Juan Dela Cruz/);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', content.site.description);
  const portrait = page.locator('#home').getByRole('img', { name: content.owner.portrait?.alt });
  await expect(portrait, 'the portrait waits for nothing').toHaveAttribute('loading', 'eager');
  for (const place of [page.locator('#home'), page.locator('#about')]) {
    const cv = place.getByRole('link', { name: /^Download CV/ });
    await expect(cv).toHaveAttribute('href', content.owner.cv ?? '');
    await expect(cv).toHaveAttribute('target', '_blank');
  }
  await test.step('e-mail address, phone number and contact card can be pressed', async () => {
    const contact = page.getByRole('region', { name: 'Get In Touch' });
    const email = contact.locator('dl').getByRole('link', { name: content.contact.email });
    await expect(email).toHaveAttribute('href', `mailto:${content.contact.email}`);
    const phone = contact.getByRole('link', { name: content.contact.phone });
    await expect(phone).toHaveAttribute('href', 'tel:+630000000000');
    const save = contact.getByRole('link', { name: 'Save contact' });
    const card = await page.request.get((await save.getAttribute('href')) ?? '');
    expect(card.headers()['content-type']).toContain('text/vcard');
    expect(await card.text()).toContain(content.contact.email);
  });
  await test.step('a skill', async () => {
    const link = page.getByRole('region', { name: 'Skills' }).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  });
});

test('an address that leads nowhere says so and shows the way home', async ({ page, allow }) => {
  allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const html = (await response?.text()) ?? '';
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html, 'what search engines are told about the owner').not.toContain('ld+json');
  await hydrated(page);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await twoFrames(page);
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  await nav.getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL('/#skills');
  await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeInViewport();
});
