import { faceOf } from '../../lib/images/portrait';
import { inEachFormState, openForm } from '../support/browser/contact-page';
import { test } from '../support/browser/fixtures';
import { menuOf } from '../support/browser/menu';
import { open, scrollTo } from '../support/browser/page';
import {
  expectPicture,
  openForPicture,
  preparePicture,
  showTheme,
} from '../support/browser/stored-pictures';

// What visitors see in a window: the first screen, the menu, the form.

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

/** A head on shoulders. `hair` and `chin` are how far down they are, as shares of the height. */
const portrait = (ratio: number, hair: number, chin: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1" width="${1000 * ratio}" height="1000">
    <path fill="#ccc" d="M0 0h1v1H0z"/>
    <g transform="translate(${ratio / 2} ${hair}) scale(${chin - hair})">
      <path fill="#365" d="M-1.2 9V2.2Q-1.2 1.4 0 1.3 1.2 1.4 1.2 2.2V9"/>
      <path fill="#b86" d="M-.2.8h.4v.5q-.2.2-.4 0z"/>
      <ellipse fill="#ea8" cy=".5" rx=".36" ry=".5"/>
      <path fill="#532" d="M-.4.4a.4.4 0 0 1 .8 0q-.4-.2-.8 0"/>
    </g>
  </svg>`;

test('on a phone, faces are between header and waves, whatever shape the portrait has', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await preparePicture(page);
  for (const { shape, ratio, hair, chin } of [
    { shape: 'square', ratio: 1, hair: 0.16, chin: 0.72 },
    { shape: 'upright', ratio: 0.71, hair: 0.16, chin: 0.51 },
    { shape: 'tall', ratio: 0.47, hair: 0.1, chin: 0.22 },
  ]) {
    const body = portrait(ratio, hair, chin);
    await page.route(/portrait/, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    await open(page, `${server.url}/`);
    const image = page.locator('#home img');
    // As the build of a site with this portrait says.
    const style = `--ratio: ${ratio}; --face-x: 50%; --face-y: ${faceOf(undefined, ratio).y}`;
    const box = page.locator('#home :has(> picture)');
    await box.evaluate((box, style) => box.setAttribute('style', style), style);
    await expectPicture(image, `first-screen/face-${shape}`);
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

test('the form looks as before in each of its states', async ({ page, allow, pauseClock }) => {
  allow(/failed to send/, /status of 503/);
  await openForm(page, pauseClock);
  await inEachFormState(page, (form, name) => expectPicture(form, `states/${name}`));
});
