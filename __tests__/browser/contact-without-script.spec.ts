import type { Page } from '@playwright/test';
import { expect, formOf, sample, test, textOf, write } from './support/contact-page';
import { watchNavigation } from './support/look';

const address = 'juan.delacruz@example.com';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands in the form’s place', async ({ page, site }) => {
    await page.goto(`${site.url}/#contact`);
    const section = page.getByRole('region', { name: 'Get In Touch' });
    // Playwright's queries by text and role leave out what stands in <noscript>.
    const offer = section.locator('noscript p');
    await expect(offer).toBeVisible();
    await expect(offer).toContainText('The message form needs JavaScript');
    await expect(offer.locator('a')).toHaveText(address);
    await expect(offer.locator('a')).toHaveAttribute('href', `mailto:${address}`);
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await expect(formOf(page).submit).toBeHidden();
  });
});

test('where our script does not arrive, the form hands the text to the mail program', async ({
  page,
  site,
  allow,
}) => {
  allow(/ERR_BLOCKED|ERR_FAILED|external handler/);
  await page.route(/\/_next\/.*\.js/, (route) => route.abort());
  await page.goto(`${site.url}/#contact`);
  const { name, email, message, submit } = formOf(page);
  await name.fill(sample.name);
  await email.fill(sample.email);
  await message.fill(sample.message);
  const opened = await watchNavigation(page);
  await submit.evaluate((button: HTMLButtonElement) => setTimeout(() => button.click()));

  const url = decodeURIComponent(await opened());
  expect(url).toMatch(new RegExp(`^mailto:${address}\\?`));
  for (const text of [sample.name, sample.email, 'we liked SupportHub.']) {
    expect(url).toContain(text);
  }
  await expect(message).toHaveValue(sample.message);
  expect(page.url()).toBe(`${site.url}/#contact`);
});

/** Opens the page, and holds our scripts back until the function it returns is called. */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const later = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(`${url}/#contact`, { waitUntil: 'commit' });
  return letThrough;
}

test('text typed before our script arrives is kept and becomes a draft', async ({ page, site }) => {
  const letThrough = await openWithoutScripts(page, site.url);
  const { name, email, message, clear } = formOf(page);
  await name.fill(sample.name);
  await email.fill(sample.email);
  await message.fill(sample.message);
  letThrough();
  await expect(clear).toBeVisible();
  await expect(message).toHaveValue(sample.message);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(sample.email);
});

test('text typed before our script arrives wins over an older draft', async ({ page, site }) => {
  await page.goto(`${site.url}/#contact`);
  await write(page);
  await page.close();

  const later = await page.context().newPage();
  const letThrough = await openWithoutScripts(later, site.url);
  const { name, clear } = formOf(later);
  await name.fill('Bea Cruz');
  letThrough();
  await expect(clear).toBeVisible();
  expect(await textOf(later)).toEqual({ ...sample, name: 'Bea Cruz' });
});

test('contact facts, profiles and the contact card are links a visitor can use', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const section = page.getByRole('region', { name: 'Get In Touch' });
  await expect(section.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  await expect(section.getByRole('link', { name: '+63 000 000 0000' })).toHaveAttribute(
    'href',
    'tel:+630000000000',
  );
  await expect(section.getByText('Laguna, Philippines')).toBeVisible();
  for (const name of ['GitHub', 'LinkedIn', 'Twitter']) {
    const link = section.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  const card = await section.getByRole('link', { name: 'Save contact' }).getAttribute('href');
  const response = await page.request.get(new URL(card ?? '', site.url).href);
  expect(response.headers()['content-type']).toContain('text/vcard');
  expect(await response.text()).toContain(address);
});
