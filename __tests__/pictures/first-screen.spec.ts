import { test } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';
import { expectPicture } from './support/picture';

// The first screen of small windows, with the portrait: it shows the name and the face.

test('the first screen of small windows shows the name and the face', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  // From narrow to wide, because a browser keeps a file that is wider than it needs.
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [360, 740],
    [400, 480],
    [412, 915],
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectPicture(page, `first-screen/${width}x${height}`, { window: true });
  }
});
