import type { Locator } from '@playwright/test';
import { en } from '../../../lib/words/en';
import { openForm } from '../../browser/support/contact-page';
import { expectTree } from '../../browser/support/tree';
import { madeUp } from '../../fixtures/content';
import { expect, test, withMotion } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { served, translations } from '../../sites/site-facts';
import { formStates } from '../support/form-states';
import { expectPicture, withFlatImages } from '../support/picture';
import {
  headerStates,
  headlinePaused,
  inEachState,
  languagesOpen,
  menuOpen,
  type State,
  themeChosen,
} from '../support/states';

// Other owners' pages while somebody uses them: what they look like, and what assistive technology
// reads.

test.beforeEach(({ page }) => withFlatImages(page));

/** Compares tree and picture of a state from right to left. */
async function expectState({ name, fillsWindow }: State, part: Locator): Promise<void> {
  await expectTree(part, `states/everything-ar-${name}`);
  const file = `states/right-to-left-${name}`;
  await expectPicture(fillsWindow ? part.page() : part, file, { window: fillsWindow });
}

test('skip link, header, menu and theme look and read as before from right to left', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('everything'));
  await open(page, `${url}/ar/`);
  await inEachState({ page, words: madeUp }, [...headerStates, themeChosen], expectState);
});

test('faults in the form look and read as before from right to left', async ({ page, serve }) => {
  const { url } = await serve(served('everything'));
  await openForm(page, `${url}/ar/`);
  const some = formStates.filter(({ name }) => ['form-invalid', 'form-too-long'].includes(name));
  await inEachState({ page, words: madeUp }, some, expectState);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('a paused headline in Hebrew looks and reads as before', async ({ page, serve }) => {
    const { url } = await serve(served('bare'));
    await open(page, `${url}/he/`);
    const part = await headlinePaused.enter({ page, words: madeUp });
    await expectTree(part, 'states/bare-he-headline-paused');
    await expectPicture(part, 'states/right-to-left-headline-paused');
  });
});

test('the list of languages looks and reads as before, also in the menu', async ({
  page,
  serve,
}) => {
  const { url } = await serve(served('bare'));
  await open(page, `${url}/`);
  await inEachState({ page, words: madeUp }, [languagesOpen, menuOpen], async (state, part) => {
    if (state === languagesOpen) {
      await expectTree(part, 'states/bare-languages');
    } else {
      await part.locator('summary').click();
      await expect(part.getByRole('link', { name: 'Polski' })).toBeVisible();
    }
    await expectPicture(page, `states/languages-${state.width ?? 1440}`, { window: true });
  });
});

test('assistive technology reads a menu with one language as before', async ({ page, serve }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { url } = await serve(served('designer'));
  await open(page, `${url}/`);
  const part = await menuOpen.enter({ page, words: en });
  await expectTree(part, 'states/designer-menu-390');
});

test('the button for further projects looks as before', async ({ page, serve }) => {
  const { url } = await serve(served('everything'));
  await open(page, `${url}/`);
  const [, ending = ''] = madeUp.projects.showMore.other.split('{count}');
  const button = page.locator('summary', { hasText: ending });
  await button.focus();
  await expectPicture(button, 'states/further-projects-focus');
  await button.click();
  await expectPicture(button, 'states/further-projects-open');
});

test('the header has room for the words of each language', async ({ page, serve }) => {
  const { url } = await serve(served('everything'));
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const language of Object.keys(translations)) {
    await open(page, `${url}/${language}/`);
    await expectPicture(page.getByRole('banner'), `states/header-${language}`);
  }
});
