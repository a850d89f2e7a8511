import type { Locator, Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { openForm } from '../browser/support/contact-page';
import { expectTree } from '../browser/support/tree';
import { expect, test, withMotion } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';
import { type Control, controls } from './support/controls';
import { formStates } from './support/form-states';
import {
  clipAround,
  expectPicture,
  expectSheet,
  takePicture,
  waitForPaint,
  withFlatImages,
} from './support/picture';
import {
  headerStates,
  headlinePaused,
  highlightsOpen,
  inEachState,
  type State,
  themeChosen,
} from './support/states';

// The template's page while somebody uses it: what it looks like, and what assistive technology
// reads. Names of pictures: states/STATE-COLORS and controls/WIDTH-COLORS-ACTION.

const light = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const;
const colors = {
  light,
  dark: { ...light, colorScheme: 'dark' },
  'more-contrast': { ...light, contrast: 'more' },
  'forced-colors': { ...light, forcedColors: 'active' },
} as const;

type Colors = keyof typeof colors;
const allColors = Object.keys(colors) as Colors[];

/** States whose colors differ most from those at rest, which other pictures show in all colors. */
const inAllColors = ['skip-link', 'form-invalid', 'form-not-confirmed'];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia(light);
  await withFlatImages(page);
});

/** Compares tree and pictures of a state. */
async function expectState(state: State, part: Locator): Promise<void> {
  const { name, fillsWindow } = state;
  const page = part.page();
  await expectTree(part, `states/${name}`);
  for (const scheme of inAllColors.includes(name) ? allColors : (['light'] as const)) {
    await page.emulateMedia(colors[scheme]);
    const file = `states/${name}-${scheme}`;
    // Forced colors show the caret, which blinks. Otherwise it is transparent in pictures.
    const options = scheme === 'forced-colors' ? { maxDiffPixels: 30 } : {};
    await expectPicture(fillsWindow ? page : part, file, { window: fillsWindow, ...options });
  }
  await page.emulateMedia(light);
}

test('targets of links, skip link, header, menu, highlights and theme look and read as before', async ({
  page,
}) => {
  for (const target of ['project-supporthub', 'skill-react']) {
    await open(page, `/#${target}`);
    const part = page.locator(`#${target}`);
    await expect(part).toBeInViewport();
    await expectPicture(part, `states/target-${target}`);
  }
  await page.evaluate(() => {
    location.hash = '';
  });
  const states = [...headerStates, highlightsOpen, themeChosen];
  await inEachState({ page, words: en }, states, expectState);
});

test('the form looks and reads as before, also while and after a message is sent', async ({
  page,
  allow,
}) => {
  allow(/failed to send/, /status of [45]0[03]/);
  await openForm(page);
  await inEachState({ page, words: en }, formStates, expectState);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('a paused headline looks and reads as before', async ({ page }) => {
    await open(page);
    await expectState(headlinePaused, await headlinePaused.enter({ page, words: en }));
  });
});

type Action = 'focus' | 'hover' | 'pressed';
type Sheets = Partial<Record<Action, Buffer[]>>;

/** Uses a control, and adds a picture of each action to its sheet. */
async function addActions(page: Page, sheets: Sheets, { control, shown = control }: Control) {
  const target = control(page);
  // Without a key, browsers draw no ring after a press of the control before.
  await page.keyboard.press('Escape');
  const hasFocus = await target.evaluate((element: HTMLElement) => {
    // The press before may have selected text.
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    const isBelow = element.getBoundingClientRect().bottom > innerHeight;
    if (isBelow) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus();
    return element === document.activeElement;
  });
  const clip = await clipAround(shown(page));
  const add = async (action: Action) => sheets[action]?.push(await takePicture(page, clip));
  if (hasFocus) {
    await add('focus');
    await target.blur();
  }
  await target.hover();
  await add('hover');
  if (sheets.pressed) await page.mouse.down();
  await add('pressed');
  // Released elsewhere, the press does nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test('controls look as before with the focus, with the pointer, and pressed', async ({ page }) => {
  await open(page);
  await waitForPaint(page);
  for (const [width, scheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [1440, 'forced-colors'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(colors[scheme]);
    const sheets: Sheets = { focus: [], hover: [] };
    // One rule is for all pressed controls in all colors.
    if (width === 1440 && scheme === 'light') sheets.pressed = [];
    const some = controls.filter((control) => (control.width ?? 1440) === width);
    for (const control of some.filter(({ also = [] }) => ['light', ...also].includes(scheme))) {
      const name = `${control.name}, ${width} px, ${scheme}`;
      await test.step(name, () => addActions(page, sheets, control));
    }
    for (const [action, pictures] of Object.entries(sheets)) {
      await expectSheet(pictures, `controls/${width}-${scheme}-${action}`);
    }
  }
});
