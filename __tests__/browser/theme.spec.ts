import type { Page } from '@playwright/test';
import { palette } from '../../components/theme/tokens';
import { huesOf } from '../../lib/content/look';
import { expect, test, withMotion } from './support/fixtures';
import { everyFrame, hydrated, twoFrames } from './support/look';

const paper = { light: palette(huesOf(), 'light').paper, dark: palette(huesOf(), 'dark').paper };

/** The ground of the page as it is painted, as #rrggbb. */
async function ground(page: Page): Promise<string> {
  return toHex(page, await page.evaluate('getComputedStyle(document.body).backgroundColor'));
}

/** Any CSS colour as #rrggbb, by the browser's own reckoning. */
function toHex(page: Page, colour: unknown): Promise<string> {
  return page.evaluate((colour) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.fillStyle = String(colour);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  }, colour);
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

/** What the browser's own frame is coloured with. */
const frameColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('the theme is that of the system, and follows it', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    if (scheme === 'light') await page.goto('/');
    expect(await ground(page)).toBe(paper[scheme]);
    expect(await frameColour(page)).toEqual([paper[scheme]]);
  }
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Theme of the system' })).toBeChecked();
});

test.describe('with motion', () => {
  test.use(withMotion);

  for (const [chosen, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    test(`${chosen} chosen on a ${system} system stays, without a flash at the next visit`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      const frames = await everyFrame(
        page,
        '() => getComputedStyle(document.body).backgroundColor',
      );
      await page.goto('/');
      await choose(page, chosen === 'dark' ? 'Dark theme' : 'Light theme');
      expect(await ground(page)).toBe(paper[chosen]);

      await page.reload();
      await hydrated(page);
      await twoFrames(page);
      const seen = new Set(await frames());
      expect(seen.size).toBe(1);
      expect(await toHex(page, [...seen][0])).toBe(paper[chosen]);
      expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
        chosen,
      );
      expect(await frameColour(page)).toEqual([paper[chosen]]);
      await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
        chosen === 'dark' ? 'Dark theme' : 'Light theme',
      );

      // The page of errors keeps to it, and the system's theme comes back when asked for.
      await page.goto('/404.html');
      expect(await ground(page)).toBe(paper[chosen]);
      await choose(page, 'Theme of the system');
      expect(await ground(page)).toBe(paper[system]);
      await page.reload();
      expect(await ground(page)).toBe(paper[system]);
    });
  }
});

test('a browser that keeps nothing for us still shows the page and changes the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await choose(page, 'Dark theme');
  expect(await ground(page)).toBe(paper.dark);
});

test('the switch can be worked by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeFocused();
  expect(await ground(page)).toBe(paper.dark);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`with JavaScript off a ${scheme} system gets the ${scheme} page, and no dead switch`, async ({
    newContext,
  }) => {
    const context = await newContext({ javaScriptEnabled: false, colorScheme: scheme });
    const page = await context.newPage();
    await page.goto('/');
    expect(await ground(page)).toBe(paper[scheme]);
    expect(await frameColour(page)).toEqual([paper[scheme]]);
    await expect(page.getByRole('group', { name: 'Colour theme' })).toBeHidden();
  });
}
