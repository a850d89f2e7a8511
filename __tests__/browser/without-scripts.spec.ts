import type { Page } from '@playwright/test';
import { standingPhrasesOf } from '../../components/home/home-texts';
import { content } from '../../content';
import { formOf } from '../support/browser/contact-page';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { hiddenSections } from '../support/browser/hidden-sections';
import { sectionLinks } from '../support/browser/menu';
import { opacityOf, scrollTo, topOf } from '../support/browser/page';

// Without reduced motion: no section may wait for a script to appear.
test.use(withMotion);

const address = content.contact.email ?? '';

async function expectPhrases(page: Page) {
  const { name, role, headline = [] } = content.owner;
  const phrases = standingPhrasesOf({ role, headline });
  expect(phrases).not.toEqual([]);
  const shown = (text: string) =>
    page.locator('#home').getByText(text, { exact: true }).filter({ visible: true });
  for (const text of [name, role, ...phrases]) await expect(shown(text)).toHaveCount(1);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read every section, follow links, and write an e-mail', async ({ page }) => {
    await page.goto('/');
    await expectPhrases(page);
    const menu = page.getByRole('banner').getByRole('navigation');
    for (const [id, label] of Object.entries(sectionLinks)) {
      await menu.getByRole('link', { name: label, exact: true }).click();
      const section = page.locator(`#${id}`);
      await expect.poll(() => topOf(section), label).toBeLessThan(450);
      const heading = section.getByRole('heading').first();
      await expect(heading).toBeInViewport();
      expect(await opacityOf(heading), `opacity of ${label}`).toBe(1);
    }
    // Controls would have no function.
    for (const role of ['button', 'textbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const mail = page.locator('#contact').getByRole('link', { name: address });
    await expect(mail.filter({ visible: true })).toHaveAttribute('href', `mailto:${address}`);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [id, label] of Object.entries(sectionLinks)) {
      await page.goto(`/#${id}`);
      const faint = await faintTexts(page, page.getByRole('banner'));
      expect.soft(faint, `the header over ${label}`).toEqual([]);
    }
  });
});

test('if scripts are blocked or gone, the page is as without scripts', async ({ page, allow }) => {
  allow(/request failed: .*\/_next\/|Failed to load resource/);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectPhrases(page);
  await scrollTo(page, 100);
  expect(await hiddenSections(page)).toEqual([]);
});

test('phrases that cannot be typed are shown', async ({ page, allow }) => {
  allow(/request failed|Failed to load resource/);
  await page.route('**/analytics.js', (route) => route.abort());
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const types = (await response.text()).includes('Typewriter__cursor');
    await (types ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/analytics.js';
    document.head.append(script);
  });
  await expectPhrases(page);
  await expect(formOf(page).submit).toBeEnabled();
});
