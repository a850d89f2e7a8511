import { expect, test } from '../../browser/support/fixtures';
import { open } from '../../browser/support/page';
import { madeUp } from '../../fixtures/content';
import { exportOf, SUB_PATH, translations } from '../../fixtures/sites';
import { formStates } from '../support/form-states';
import { expectPicture, withFlatImages } from '../support/picture';
import { headerStates, languagesOpen, type State } from '../support/states';

// Other owners' pages while somebody uses them.

test.beforeEach(({ page }) => withFlatImages(page));

const fromRightToLeft = [
  ...headerStates,
  ...formStates.filter(({ name }) => ['form-invalid', 'form-too-long'].includes(name)),
];

for (const { name, width = 1440, fillsWindow, enter } of fromRightToLeft) {
  test(`${name}, from right to left`, async ({ page, serve }) => {
    await page.setViewportSize({ width, height: 900 });
    const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
    const part = await enter({ page, url: `${url}/ar/`, words: madeUp });
    const file = `states/right-to-left-${name}`;
    await (fillsWindow ? expectPicture(page, file, { window: true }) : expectPicture(part, file));
  });
}

for (const width of [390, 1440]) {
  test(`the list of languages, ${width} px wide`, async ({ page, serve }) => {
    await page.setViewportSize({ width, height: 900 });
    const { url } = await serve({ dir: exportOf('bare') });
    const [menu] = headerStates as [State];
    // On a narrow screen the list is in the menu.
    const part =
      width === 390
        ? await menu.enter({ page, url: `${url}/`, words: madeUp })
        : await languagesOpen.enter({ page, url: `${url}/`, words: madeUp });
    if (width === 390) await part.locator('summary').click();
    await expect(part.getByRole('link', { name: 'Polski' })).toBeVisible();
    await expectPicture(page, `states/languages-${width}`, { window: true });
  });
}

test('the button of further projects', async ({ page, serve }) => {
  const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
  await open(page, `${url}/`);
  const [, ending = ''] = madeUp.projects.showMore.other.split('{count}');
  const button = page.locator('summary', { hasText: ending });
  await button.focus();
  await expectPicture(button, 'states/further-projects-focus');
  await button.click();
  await expectPicture(button, 'states/further-projects-open');
});

test('the header has room for the words of each language', async ({ page, serve }) => {
  const { url } = await serve({ dir: exportOf('translated') });
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const language of Object.keys(translations)) {
    await open(page, `${url}/${language}/`);
    await expectPicture(page.getByRole('banner'), `states/header-${language}`);
  }
});
