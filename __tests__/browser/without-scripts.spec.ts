import type { Page } from '@playwright/test';
import { content } from '../../scripts/doctor/sample/content';
import { expect, formOf, test } from '../support/browser/contact-page';
import { faintTexts } from '../support/browser/faint-texts';
import { withMotion } from '../support/browser/fixtures';
import { hiddenSections } from '../support/browser/hidden-sections';
import { menuOf, sectionLabels, sectionLinks } from '../support/browser/menu';
import { opacityOf, topOf } from '../support/browser/page';

// Without reduced motion: no section may wait for a script to appear.
test.use(withMotion);

const address = content.contact.email ?? '';

/** The name, the role and the phrases are there to be read, but no phrase that the role repeats. */
async function expectPhrases(page: Page) {
  const { name, role, headline = [] } = content.owner;
  const [repeated = '', ...phrases] = headline;
  const shown = (text: string) =>
    page.locator('#home').getByText(text, { exact: true }).filter({ visible: true });
  for (const text of [name, role, ...phrases]) await expect(shown(text)).toHaveCount(1);
  await expect(shown(repeated)).toHaveCount(0);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read every section, follow links, and write an e-mail', async ({ page }) => {
    await page.goto('/');
    await expectPhrases(page);
    const menu = page.getByRole('banner').getByRole('navigation');
    const ends = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('header li:last-child a') as Element);
      const toTop = document.querySelector('footer a[href="#home"]') as Element;
      return [range, toTop].map((each) => Math.round(each.getBoundingClientRect().right));
    });
    expect(ends[0], 'the last link ends where the column ends').toBe(ends[1]);
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

  test('on a phone, the button opens and closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const { hamburger, menu } = menuOf(page);
    await expect(menu).toBeHidden();
    await hamburger.click();
    await expect(menu.getByRole('link')).toHaveText(sectionLabels);
    await menu.getByRole('link', { name: sectionLinks.skills }).click();
    await expect(page.locator('#skills')).toBeInViewport();
    await hamburger.click();
    await expect(menu).toBeHidden();
  });
});

/** All that can be read is there, and the form says where to write instead. */
async function expectReadablePage(page: Page) {
  expect(await hiddenSections(page)).toEqual([]);
  await expectPhrases(page);
  const form = page.locator('form');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await expect(formOf(page).submit).toBeDisabled();
  await expect(form.getByRole('link', { name: address })).toBeVisible();
}

test('if scripts are blocked, or are not what they should be, the page can be read, and the form says where to write', async ({
  page,
  allow,
}) => {
  allow(/request failed: .*\/_next\/|Failed to load resource/);
  await page.clock.install();
  const emptyFile = { contentType: 'text/javascript', body: '' };
  for (const isBlocked of [true, false]) {
    await page.unroute('**/_next/**/*.js');
    await page.route('**/_next/**/*.js', (route) =>
      isBlocked ? route.abort() : route.fulfill(emptyFile),
    );
    await page.goto('/');
    await page.clock.fastForward(20_000);
    await expectReadablePage(page);
  }
});

test('a blocked script of the owner changes nothing, and phrases that cannot be typed are shown', async ({
  page,
  allow,
}) => {
  allow(/request failed|Failed to load resource/);
  await page.route('**/analytics.js', (route) => route.abort());
  await page.route('**/chunks/**', async (route) => {
    const response = await route.fetch();
    const isTyping = (await response.text()).includes('Typewriter__cursor');
    await (isTyping ? route.abort() : route.fulfill({ response }));
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
