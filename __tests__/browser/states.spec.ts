import type { Locator, Page } from '@playwright/test';
import { formOf, openForm, serviceAddress, write, writeAndSend } from './support/contact-page';
import { elementFaults } from './support/elements';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import { kindsOfControls, opacityOf, open } from './support/page';

// elements.spec.ts tests the page at rest.

/** Expects that all elements, or those of a part, follow the rules of elements.ts, in both themes. */
async function expectRules(page: Page, state: string, part?: Locator): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await elementFaults(page, part), `${state}, ${colorScheme}`).toEqual([]);
  }
}

test('every element follows the rules of the design in every state of the form and the menu', async ({
  page,
  allow,
}) => {
  allow(/503/, /failed to send/);
  await page.setViewportSize({ width: 390, height: 900 });
  await openForm(page);
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectRules(page, 'the menu is open');
  await page.keyboard.press('Escape');

  const { submit } = formOf(page);
  await submit.click();
  // Each fault has a shape, because a color alone would not be enough.
  await expect(page.locator('#contact form p:has(svg)')).toHaveCount(3);
  await expectRules(page, 'all fields are empty');
  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await writeAndSend(page, { message: 'Are you free in June? '.repeat(210) });
  await expect(page.getByText(/ of 5,000 /)).toBeVisible();
  await expectRules(page, 'failed');
  await page.unrouteAll();
  await page.clock.fastForward(3500);
  await write(page);
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  await expectRules(page, 'sent');
  await page.goto('/404.html');
  await expectRules(page, 'the error page');
});

test('every kind of control answers a hover and a press at once, and stays readable', async ({
  page,
}) => {
  const looks = [390, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const control of await kindsOfControls(page)) {
      await control.hover();
      expect.soft(await elementFaults(page, control), colorScheme).toEqual([]);
      const before = await opacityOf(control);
      await page.mouse.down();
      expect.soft(await opacityOf(control), await control.innerText()).toBeLessThan(before);
      // Released elsewhere, the press does nothing.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
});

test('more contrast strengthens text and borders, and hides contours', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const about = page.getByRole('region', { name: 'About' });
    await expect(about.getByRole('term').first()).toHaveCSS('color', ink);
    const cv = about.getByRole('link', { name: 'Download CV' });
    await expect(cv).toHaveCSS('border-top-color', ink);
    await expect(page.locator('#skills p a').first()).toHaveCSS('color', ink);
  }
  await expect(page.locator('[data-place]').filter({ visible: true })).toHaveCount(0);
  const lines = page.locator('#skills [data-depths] path').filter({ visible: true });
  await expect(lines, 'one line of the shore').toHaveCount(1);
});
