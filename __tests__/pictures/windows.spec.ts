import { inEachFormState, openForm } from '../support/browser/contact-page';
import { test } from '../support/browser/fixtures';
import { menuOf } from '../support/browser/menu';
import { scrollTo } from '../support/browser/page';
import { expectPicture, openForPicture, showTheme } from '../support/browser/stored-pictures';

// What visitors see in a window: the first screen, the menu, the form.

test('the first screen of a laptop and of phones looks as before', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectPicture(page, `first-screen/${width}x${height}-${theme}`);
    }
  }
});

test('menu, scrolled header and error page look as before', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  await scrollTo(page, 1000);
  await expectPicture(page.getByRole('banner'), 'states/header-scrolled');
  await page.setViewportSize({ width: 390, height: 844 });
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectPicture(page, 'states/menu');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForPicture(page, `${server.url}/404.html`);
  await expectPicture(page, 'states/404');
});

test('the form looks as before in each of its states', async ({ page, allow }) => {
  allow(/failed to send/, /status of 503/);
  await openForm(page);
  await inEachFormState(page, (form, name) => expectPicture(form, `states/${name}`));
});
