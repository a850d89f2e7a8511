import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expectTree } from '../browser/support/tree';
import { expect, test, withMotion } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';
import { type Control, controls } from './support/controls';
import { formStates } from './support/form-states';
import { expectPicture, expectSheet, takePicture, withFlatImages } from './support/picture';
import { headerStates, partStates, type State } from './support/states';

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

async function prepare(page: Page, width: number, name: Colors): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia(colors[name]);
  await withFlatImages(page);
}

function testState({ name, width = 1440, fillsWindow, enter }: State) {
  test(name, async ({ page, site, allow }) => {
    allow(/failed to send/, /status of [45]0[03]/);
    await prepare(page, width, 'light');
    const part = await enter({ page, url: `${site.url}/`, words: en });
    await expectTree(part, `states/${name}`);
    for (const each of inAllColors.includes(name) ? allColors : (['light'] as const)) {
      await page.emulateMedia(colors[each]);
      const file = `states/${name}-${each}`;
      // Forced colors show the caret, which blinks. Otherwise it is transparent in pictures.
      const options = each === 'forced-colors' ? { maxDiffPixels: 30 } : {};
      await expectPicture(fillsWindow ? page : part, file, { window: fillsWindow, ...options });
    }
  });
}

const states = [...headerStates, ...formStates, ...partStates];

test.describe('without motion:', () => {
  states.filter(({ needsMotion }) => !needsMotion).forEach(testState);
});

test.describe('with motion:', () => {
  test.use(withMotion);
  states.filter(({ needsMotion }) => needsMotion).forEach(testState);
});

type Sheets = Record<'focus' | 'hover' | 'pressed', Buffer[]>;

/** Uses a control, and adds a picture of each action to its sheet. */
async function addActions(page: Page, sheets: Sheets, { control, shown = control }: Control) {
  const target = control(page);
  const add = async (action: keyof Sheets) => sheets[action].push(await takePicture(shown(page)));
  // Without a key, browsers draw no ring after a press of the control before.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    // The press before may have selected text.
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  await target.scrollIntoViewIfNeeded();
  await target.focus();
  if (await target.evaluate((element) => element === document.activeElement)) {
    await add('focus');
    await target.blur();
  }
  await target.hover();
  await add('hover');
  await page.mouse.down();
  await add('pressed');
  // Released elsewhere, the press does nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

for (const [width, each] of [
  [1440, 'light'],
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'forced-colors'],
] as const) {
  test(`controls with the focus, with the pointer, and pressed, ${width} px, ${each}`, async ({
    page,
  }) => {
    await prepare(page, width, each);
    await open(page);
    const sheets: Sheets = { focus: [], hover: [], pressed: [] };
    const some = controls.filter((control) => (control.width ?? 1440) === width);
    for (const control of some.filter(({ also = [] }) => ['light', ...also].includes(each))) {
      await test.step(control.name, () => addActions(page, sheets, control));
    }
    for (const [action, pictures] of Object.entries(sheets)) {
      await expectSheet(pictures, `controls/${width}-${each}-${action}`);
    }
  });
}

test('the card and the skill that a link leads to are marked', async ({ page }) => {
  await prepare(page, 1440, 'light');
  for (const target of ['project-supporthub', 'skill-react']) {
    await open(page, `/#${target}`);
    const part = page.locator(`#${target}`);
    await expect(part).toBeInViewport();
    await expectPicture(part, `states/target-${target}`);
  }
});
