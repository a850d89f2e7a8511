import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';

test.use({ viewport: { width: 1440, height: 900 } });

test('the portrait is asked for at once, and each picture keeps its place', async ({ page }) => {
  await page.goto('/');
  const portrait = page.locator('#home').getByRole('img', { name: content.owner.portrait?.alt });
  await expect(portrait).toBeInViewport();
  await expect(portrait, 'the portrait waits for nothing').toHaveJSProperty('loading', 'eager');
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const sizeless = await page
    .locator('img:not([width]), img:not([height])')
    .evaluateAll((all) => all.map((image) => image.getAttribute('alt') || image.outerHTML));
  expect(sizeless, 'pictures without a size').toEqual([]);
});

test('links that open a tab tell it nothing, and the CV is one of them', async ({ page }) => {
  await page.goto('/');
  const careless = await page
    .locator('a[target]')
    .evaluateAll((all) =>
      all
        .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
        .map((link) => link.textContent),
    );
  expect(careless, 'links without noopener').toEqual([]);
  await test.step('profiles and projects open tabs', async () => {
    for (const { href } of content.contact.social) {
      const links = page.locator(`a[href="${href}"]`);
      await expect(links, `${href} in Contact and footer`).toHaveCount(2);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noreferrer/);
        await expect(link).toHaveAccessibleName(/\w/);
      }
    }
    const outside = page.locator('#projects a[href^="http"]:not([target="_blank"])');
    await expect(outside).toHaveCount(0);
  });
  for (const place of [page.locator('#home'), page.locator('#about')]) {
    const cv = place.getByRole('link', { name: /^Download CV/ });
    await expect(cv).toHaveAttribute('href', content.owner.cv ?? '');
    const opened = page.context().waitForEvent('page');
    await cv.click();
    const tab = await opened;
    expect(await tab.evaluate('window.opener'), 'what the tab knows of this page').toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/');
});

test('a visitor can call, save the contact, and follow a skill to the project that proves it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
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
