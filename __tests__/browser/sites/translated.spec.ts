import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { translatePage } from '../support/translation';

test('every list that is closed at first opens on a translated page', async ({ page, serve }) => {
  const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
  await open(page, `${url}/`);
  await translatePage(page);
  for (;;) {
    const closed = page.locator('main details:not([open]) > summary').filter({ visible: true });
    if ((await closed.count()) === 0) break;
    await closed.first().click();
  }
  await expect(page.locator('#projects').getByText('Night bus').first()).toBeVisible();
});
