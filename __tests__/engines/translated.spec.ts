import {
  browseTranslatedPage,
  sendFromTranslatedPage,
} from '../browser/support/translated-journeys';
import { test } from './support/fixtures';

// Runs in every browser engine that this machine has. It also tests that a message arrives, and that
// a reload does not lose it.

test.use({ viewport: { width: 390, height: 844 } });

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
