import { withMotion } from '../browser/support/fixtures';
import {
  browseTranslatedPage,
  sendFromTranslatedPage,
} from '../browser/support/translated-journeys';
import { test } from './support/fixtures';

// Every browser engine of this machine runs these tests. They also check that the menu leads to a
// section, and that a message arrives and outlives a reload.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

test('menu, theme and headline work on a translated page', async ({ page, site }) => {
  await browseTranslatedPage(page, site.url);
});

test('a message arrives from a translated page, also after failures', async ({
  page,
  site,
  allow,
}) => {
  allow(/failed to send \(server\)/, /503|send|fetch/i);
  await sendFromTranslatedPage(page, site);
});
