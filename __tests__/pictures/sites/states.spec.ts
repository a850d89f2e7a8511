import { en } from '../../../lib/words/en';
import { expectTree } from '../../browser/support/tree';
import { madeUp } from '../../fixtures/content';
import { served, translations } from '../../fixtures/sites';
import { expect, test, withMotion } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { formStates } from '../support/form-states';
import { expectPicture, withFlatImages } from '../support/picture';
import { headerStates, headlinePaused, languagesOpen, type State } from '../support/states';

// Other owners' pages while somebody uses them: what they look like, and what assistive technology
// reads.

test.beforeEach(({ page }) => withFlatImages(page));

const fromRightToLeft = [
  ...headerStates,
  ...formStates.filter(({ name }) => ['form-invalid', 'form-too-long'].includes(name)),
];

for (const { name, width = 1440, fillsWindow, enter } of fromRightToLeft) {
  test(`${name}, from right to left`, async ({ page, serve }) => {
    await page.setViewportSize({ width, height: 900 });
    const { url } = await serve(served('everything'));
    const part = await enter({ page, url: `${url}/ar/`, words: madeUp });
    await expectTree(part, `states/everything-ar-${name}`);
    const file = `states/right-to-left-${name}`;
    await expectPicture(fillsWindow ? page : part, file, { window: fillsWindow });
  });
}

test.describe('with motion: ', () => {
  test.use(withMotion);

  test('a paused headline in Hebrew', async ({ page, serve }) => {
    const { url } = await serve(served('bare'));
    const part = await headlinePaused.enter({ page, url: `${url}/he/`, words: madeUp });
    await expectTree(part, 'states/bare-he-headline-paused');
    await expectPicture(part, 'states/right-to-left-headline-paused');
  });
});

const [menu] = headerStates as [State];

test('the list of languages', async ({ page, serve }) => {
  const { url } = await serve(served('bare'));
  const part = await languagesOpen.enter({ page, url: `${url}/`, words: madeUp });
  await expectTree(part, 'states/bare-languages');
  await expectPicture(page, 'states/languages-1440', { window: true });
});

test('the list of languages in the menu', async ({ page, serve }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { url } = await serve(served('bare'));
  const part = await menu.enter({ page, url: `${url}/`, words: madeUp });
  await part.locator('summary').click();
  await expect(part.getByRole('link', { name: 'Polski' })).toBeVisible();
  await expectPicture(page, 'states/languages-390', { window: true });
});

test('the menu of a long name', async ({ page, serve }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { url } = await serve(served('ordinary'));
  const part = await menu.enter({ page, url: `${url}/`, words: en });
  await expectTree(part, 'states/ordinary-menu-390');
});

test('further projects', async ({ page, serve }) => {
  const { url } = await serve(served('everything'));
  await open(page, `${url}/`);
  const { further, showMore } = madeUp.projects;
  const [, ending = ''] = showMore.other.split('{count}');
  const button = page.locator('summary', { hasText: ending });
  await button.focus();
  await expectPicture(button, 'states/further-projects-focus');
  await button.click();
  await expectPicture(button, 'states/further-projects-open');
  const list = page.getByRole('list', { name: further });
  await expectTree(list, 'states/everything-further-projects');
});

test('the header has room for the words of each language', async ({ page, serve }) => {
  const { url } = await serve(served('everything'));
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const language of Object.keys(translations)) {
    await open(page, `${url}/${language}/`);
    await expectPicture(page.getByRole('banner'), `states/header-${language}`);
  }
});
