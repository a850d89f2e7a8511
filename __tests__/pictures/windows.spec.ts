import { inEachFormState, openForm } from '../support/browser/contact-page';
import { test } from '../support/browser/fixtures';
import { menuOf } from '../support/browser/menu';
import { scrollTo } from '../support/browser/page';
import {
  expectPicture,
  expectTree,
  openForPicture,
  showTheme,
} from '../support/browser/stored-pictures';

// What visitors see in a window, and what assistive technology reads there: the first screen, the
// menu, the form.

test('the first screen of a laptop and of phones looks as before', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  for (const [width, height, theme] of [
    [1440, 900, 'light'],
    [1440, 900, 'dark'],
    [390, 664, 'dark'],
    [390, 844, 'light'],
  ] as const) {
    await showTheme(page, theme);
    await page.setViewportSize({ width, height });
    await expectPicture(page, `first-screen/${width}x${height}-${theme}`);
  }
});

test('page, menu, scrolled header and error page are as before', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  await expectTree(page.locator('body'), 'page-1440');
  await scrollTo(page, 1000);
  await expectPicture(page.getByRole('banner'), 'states/header-scrolled');
  await page.setViewportSize({ width: 390, height: 844 });
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectPicture(page, 'states/menu');
  await expectTree(page.getByRole('banner'), 'menu');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForPicture(page, `${server.url}/404.html`);
  await expectPicture(page, 'states/404');
});

test('the form is as before in each of its states', async ({ page, allow, pauseClock }) => {
  allow(/failed to send/, /status of 503/);
  await openForm(page, pauseClock);
  await inEachFormState(page, async (form, name) => {
    await expectPicture(form, `states/${name}`);
    await expectTree(form, name);
  });
});
