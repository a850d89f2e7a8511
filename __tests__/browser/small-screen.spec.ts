import { en } from '../../lib/words/en';
import { expect, test } from '../support/browser/fixtures';
import { menuOf, sectionLinks } from '../support/browser/menu';
import {
  addStyles,
  boxOf,
  hold,
  open,
  scriptFiles,
  stylesOf,
  topOf,
  waitForHydration,
  waitForTypeface,
} from '../support/browser/page';
import { shownTexts } from '../support/browser/shown-texts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('the menu works before and after hydration', async ({ page }) => {
  const { hamburger, menu, links, expectOpen, expectClosed } = menuOf(page);
  const openMenu = async () => {
    await hamburger.click();
    await expectOpen();
  };

  // Opened before hydration, the menu shows, and Esc then closes it.
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await hamburger.click();
  await expectOpen();
  letThrough();
  await waitForHydration(page);
  await expectOpen();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(hamburger).toBeFocused();
  await waitForTypeface(page);

  // Tab on the last control of the menu, the theme button, closes it.
  await hamburger.press('Enter');
  await expectOpen();
  await page.keyboard.press('Tab');
  await expect(links.first(), 'after Tab on the button').toBeFocused();
  const theme = menu.getByRole('button', { name: en.header.dark });
  await theme.focus();
  await expect(theme).toBeFocused();
  await page.keyboard.press('Tab');
  await expectClosed();
  await expect(page.locator('main :focus')).toBeVisible();

  // The menu closes with a press anywhere.
  await openMenu();
  await hamburger.click();
  await expectClosed();

  await openMenu();
  // Beside the column of texts, where nothing takes the focus.
  await page.touchscreen.tap(8, 700);
  await expectClosed();

  await openMenu();
  // A tap on the page around the menu reaches what is there.
  await page.getByRole('link', { name: 'View My Work' }).tap();
  await expectClosed();
  await expect(page).toHaveURL(/#projects$/);

  await openMenu();
  await links.filter({ hasText: sectionLinks.skills }).click();
  await expectClosed();
  await openMenu();
  await expect(menu.locator('[aria-current]')).toHaveText(sectionLinks.skills);
  await hamburger.click();
  await expectClosed();
});

test('on a phone on its side, texts stay beside the camera', async ({ page }) => {
  await open(page);
  const inset = 50;
  // The margins of an icon, and of the headline's first letter, are outside of the column.
  const margin = 4;
  await page.setViewportSize({ width: 844, height: 390 });
  const devTools = await page.context().newCDPSession(page);
  for (const side of ['left', 'right']) {
    const insets = { left: 0, right: 0, [side]: inset };
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const { texts } = await shownTexts(page.locator('body'));
    const isBehindCamera = ({ left, width }: { left: number; width: number }) =>
      left < insets.left - margin || left + width > 844 - insets.right + margin;
    const hidden = texts.filter(({ box }) => isBehindCamera(box)).map(({ text }) => text);
    expect(hidden, `behind a camera on the ${side}`).toEqual([]);
  }
  for (const ground of await page.locator('header, main > section, footer').all()) {
    expect(await boxOf(ground)).toMatchObject({ left: 0, right: 844 });
  }
  await devTools.detach();
});

test('in a low window the header is low, covers no label, and the menu scrolls', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 256 });
  const header = await boxOf(page.getByRole('banner'));
  expect(header.height, 'height of the header').toBeLessThanOrEqual(256 / 5);
  await page.getByRole('button', { name: en.form.send }).tap();
  await expect(page.getByRole('textbox', { name: en.form.name })).toBeFocused();
  const top = () => topOf(page.getByText(en.form.name, { exact: true }));
  await expect.poll(top, 'top of the label').toBeGreaterThanOrEqual(header.bottom);

  const { hamburger, menu, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  const theme = menu.getByRole('button', { name: en.header.dark });
  await expect(theme).not.toBeInViewport();
  await menu.hover();
  await page.mouse.wheel(0, 2000);
  await expect(theme, 'the end of the menu').toBeInViewport({ ratio: 1 });
});

test('the buttons are on the first screen of any window', async ({ page }) => {
  await open(page);
  const expectButtonsAbove = async (fold: number) => {
    for (const name of [en.home.work, en.home.cv]) {
      const button = page.locator('#home').getByRole('link', { name });
      expect((await boxOf(button)).bottom, name).toBeLessThanOrEqual(fold);
    }
  };
  for (const [width, height] of [
    [800, 360],
    [768, 1024],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectButtonsAbove(height);
  }
  // The bars of a phone leave `svh` less of the window, which keeps its `vh`.
  const besideBars = 564;
  const inPixels = (_: string, share: string) => `${(Number(share) * besideBars) / 100}px`;
  await addStyles(page, (await stylesOf(page)).replace(/([\d.]+)svh/g, inPixels));
  await expectButtonsAbove(besideBars);
});
