import { content, words } from '../../../lib/content';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/look';

const service = content.contact.emailService;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing in the ${colorScheme} page of ${width} px`, async ({ newContext }) => {
      const context = await newContext({
        viewport: { width, height: 900 },
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto('/');
      await hydrated(page);
      expect(await axeViolations(page)).toEqual([]);

      if (width === 360) {
        await page.getByRole('button', { name: words.header.menu }).click();
        await expect(page.getByRole('navigation', { name: words.header.sections })).toBeVisible();
        expect(await axeViolations(page), 'menu open').toEqual([]);
        await page.keyboard.press('Escape');
      }

      await page.goto('/404.html');
      expect(await axeViolations(page), 'page of errors').toEqual([]);
    });

    // Who wants no form has none. Its colours are those of the theme, its sizes those of the width:
    // each is seen once.
    if (service === undefined || (colorScheme === 'light') !== (width === 360)) continue;
    test(`axe finds nothing in the ${colorScheme} form of ${width} px, wrong, failed and sent`, async ({
      newContext,
      allow,
    }) => {
      allow(/Failed to load resource/, /console error: (?!.*Error: )/, /could not be sent/i);
      // Of an owner who is connected; answered below, so that none leaves this machine.
      allow(/request to outside: .*\/email\/send$/);
      const context = await newContext({
        viewport: { width, height: 900 },
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto('/#contact');
      await hydrated(page);
      const send = page.getByRole('button', { name: words.form.idle });
      await send.click();
      expect(await axeViolations(page, '#contact'), 'empty').toEqual([]);

      // A captcha is its host's own page.
      if (service.captchaSiteKey !== undefined) return;
      let status = 500;
      await page.route('**/email/send', (route) =>
        route.fulfill({
          status,
          body: 'An answer',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.getByLabel(words.form.name, { exact: true }).fill('Ana');
      await page.getByRole('textbox', { name: words.form.email }).fill('ana@example.com');
      // So long that the form counts what is left.
      await page
        .getByRole('textbox', { name: words.form.message })
        .fill('Hello, are you free in June? '.repeat(165));
      await send.click();
      await expect(page.getByRole('button', { name: words.form.failed })).toBeVisible();
      expect(await axeViolations(page, '#contact'), 'failed').toEqual([]);

      status = 200;
      await page.getByRole('button', { name: words.form.idle }).click();
      await expect(page.getByRole('status').first()).not.toBeEmpty();
      await expect(page.getByRole('button', { name: words.form.sent })).toBeVisible();
      expect(await axeViolations(page, '#contact'), 'sent').toEqual([]);
    });
  }
}
