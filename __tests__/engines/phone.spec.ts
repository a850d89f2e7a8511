import { withMotion } from '../browser/support/fixtures';
import { opacityOf, open, waitForHydration } from '../browser/support/page';
import { translatePage } from '../browser/support/translation';
import { expect, test } from './support/fixtures';

// Every browser engine of this machine runs this test. A translated page is the harder one, because
// React changes texts that a browser has replaced; after the reload the page is an ordinary one.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

test('menu, header, headline and theme work, also on a translated page', async ({
  page,
  site,
  miniBrowser,
}) => {
  await open(page, `${site.url}/`);
  await translatePage(page);
  const typed = page.locator('h1 [dir] > span').first();
  const expectTyping = async () => {
    const before = await typed.textContent();
    await expect.poll(() => typed.textContent(), 'typed text').not.toBe(before);
  };
  await expectTyping();
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();

  const menu = page.locator('header summary', { hasText: 'Menu' });
  const skills = page.getByRole('link', { name: 'Skills', exact: true });
  await menu.click();
  await skills.click();
  const heading = page.getByRole('heading', { name: 'Skills', exact: true });
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), 'opacity of the heading').toBe(1);
  await expect(skills).toBeHidden();

  const header = () =>
    page.getByRole('banner').evaluate((header) => {
      const style = getComputedStyle(header, '::before');
      const blur = style.getPropertyValue('backdrop-filter');
      return `${style.opacity} ${blur || style.getPropertyValue('-webkit-backdrop-filter')}`;
    });
  await expect.poll(header).toBe('1 blur(12px)');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(header, 'transparent at the top').toMatch(/^0 /);

  await menu.click();
  await page.getByRole('radio', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goto(`${site.url}/?again`);
  await waitForHydration(page);
  await expectTyping();
  await menu.click();
  // `toBeFocused` fails in a window without focus. `activeElement` is set there too.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Home');
  // Playwright cannot press real keys in an installed WebKit.
  if (!miniBrowser) {
    await page.keyboard.press('Escape');
    await expect(skills).toBeHidden();
    await expect.poll(focused).toBe('Menu');
  }
});
