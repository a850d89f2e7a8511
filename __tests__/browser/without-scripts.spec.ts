import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { content } from '../../sample/content';
import {
  expect,
  expectText,
  fillIn,
  formOf,
  sampleMessage,
  test,
} from '../support/browser/contact-page';
import { faintTexts } from '../support/browser/faint-texts';
import { withMotion } from '../support/browser/fixtures';
import { hiddenSections } from '../support/browser/hidden-sections';
import { menuOf, sectionLabels, sectionLinks } from '../support/browser/menu';
import { opacityOf, topOf } from '../support/browser/page';

// Without reduced motion: no section may wait for a script to appear.
test.use(withMotion);

const address = content.contact.email ?? '';

/** The name and each phrase are there to be read. */
async function expectPhrases(page: Page) {
  const { name, headline = [] } = content.owner;
  for (const text of [name, ...headline]) {
    const shown = page.locator('#home').getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown).toHaveCount(1);
  }
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

test('if scripts fail, the page shows all sections, and the form opens the mail program', async ({
  page,
  allow,
}) => {
  allow(/request failed: .*\/_next\/|Failed to load resource/, /external handler/);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/#contact');
  expect(await hiddenSections(page)).toEqual([]);
  await expectPhrases(page);
  await expect(page.getByRole('button', { name: en.header.dark })).toHaveCount(0);
  await fillIn(page);
  // Another program opens the address, so Playwright sees no navigation.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const opened = new Promise<string>((resolve) => {
    devtools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await formOf(page).submit.click({ noWaitAfter: true });

  const url = decodeURIComponent(await opened);
  expect(url).toMatch(new RegExp(`^mailto:${address}\\?`));
  for (const text of [sampleMessage.name, sampleMessage.email, 'we liked SupportHub.']) {
    expect(url).toContain(text);
  }
  await expectText(page);
});
