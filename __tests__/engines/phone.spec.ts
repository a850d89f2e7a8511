import { withMotion } from '../browser/support/fixtures';
import { opacityOf, open } from '../browser/support/page';
import { translatePage } from '../browser/support/translation';
import { expect, test } from './support/fixtures';

// Every browser engine of this machine runs these tests.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

for (const kind of ['an ordinary', 'a translated']) {
  test(`menu, header, headline and theme work on ${kind} page`, async ({
    page,
    site,
    miniBrowser,
  }) => {
    await open(page, `${site.url}/`);
    if (kind === 'a translated') await translatePage(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    const skills = page.getByRole('link', { name: 'Skills', exact: true });
    await test.step('the headline types, can be paused and goes on', async () => {
      const typed = page.locator('h1 [dir] > span').first();
      const before = await typed.textContent();
      await expect.poll(() => typed.textContent()).not.toBe(before);
      await page.getByRole('button', { name: 'Pause animation' }).click();
      await page.getByRole('button', { name: 'Play animation' }).click();
      await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    });
    await test.step('Esc closes the menu and returns the focus', async () => {
      // Playwright cannot press real keys in an installed WebKit.
      if (miniBrowser) return;
      // `toBeFocused` fails in a window without focus. `activeElement` is set there too.
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await menu.click();
      await expect.poll(focused).toBe('Home');
      await page.keyboard.press('Escape');
      await expect(skills).toBeHidden();
      await expect.poll(focused).toBe('Menu');
    });
    await test.step('a link of the menu leads to its section, which appears', async () => {
      await menu.click();
      await skills.click();
      const heading = page.getByRole('heading', { name: 'Skills', exact: true });
      await expect(heading).toBeInViewport();
      await expect.poll(() => opacityOf(heading), 'opacity of the heading').toBe(1);
      await expect(skills).toBeHidden();
    });
    await test.step('the header is blurred, and transparent again at the top', async () => {
      const background = () =>
        page.getByRole('banner').evaluate((header) => {
          const style = getComputedStyle(header, '::before');
          const blur = style.getPropertyValue('backdrop-filter');
          return `${style.opacity} ${blur || style.getPropertyValue('-webkit-backdrop-filter')}`;
        });
      await expect.poll(background).toBe('1 blur(12px)');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(background).toMatch(/^0 /);
    });
    await test.step('the theme switch works, and React has not crashed', async () => {
      await menu.click();
      await page.getByRole('radio', { name: 'Dark theme' }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
  });
}
