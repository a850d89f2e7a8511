import { test } from '../browser/support/fixtures';
import { open } from '../browser/support/page';
import { expectPicture } from './support/picture';

// The first screen of small windows, with the portrait: it shows the name and the face.

for (const [width, height] of [
  [360, 740],
  [412, 915],
  [360, 640],
  [844, 390],
  [568, 320],
  [400, 480],
  [320, 256],
] as const) {
  test(`the first screen of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expectPicture(page, `first-screen/${width}x${height}`, { window: true, photos: true });
  });
}
