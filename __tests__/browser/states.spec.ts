import type { Locator, Page } from '@playwright/test';
import { blockFaults } from './support/blocks';
import { formOf, openForm, serviceAddress, write, writeAndSend } from './support/contact-page';
import { elementFaults } from './support/elements';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import { hold, kindsOfControls, opacityOf, open } from './support/page';

// elements.spec.ts tests the page at rest.

/**
 * Reads the faults of the page in each theme.
 * @returns a function that expects no other faults in a later state
 */
async function rulesOf(page: Page) {
  const faultsIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return [...(await elementFaults(page)), ...(await blockFaults(page))];
  };
  const atRest = { light: await faultsIn('light'), dark: await faultsIn('dark') };
  return async (state: string) => {
    for (const theme of ['light', 'dark'] as const) {
      const faults = (await faultsIn(theme)).filter((fault) => !atRest[theme].includes(fault));
      expect.soft(faults, `${state}, ${theme}`).toEqual([]);
    }
  };
}

/** The computed colors and lines of an element and all parts of it. */
const lookOf = (element: Locator): Promise<string> =>
  element.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map(({ color, backgroundColor, borderColor, boxShadow, textDecoration, scale }) =>
        [color, backgroundColor, borderColor, boxShadow, textDecoration, scale].join(),
      )
      .join('\n'),
  );

/** Links in texts, the name in the header, and icons without a shape stay as they are. */
const answersHover = (control: Locator): Promise<boolean> =>
  control.evaluate((each) => {
    const { borderTopStyle, backgroundColor, textDecorationLine } = getComputedStyle(each);
    const hasShape = borderTopStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    return hasShape || (textDecorationLine === 'none' && each.matches('main *, footer *, nav a'));
  });

test('every element follows the rules of the design in every state of the form and the menu', async ({
  page,
  allow,
}) => {
  allow(/503/, /failed to send/);
  await page.setViewportSize({ width: 390, height: 900 });
  await openForm(page);
  const expectRules = await rulesOf(page);
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectRules('the menu is open');
  await page.keyboard.press('Escape');

  const { submit } = formOf(page);
  await submit.click();
  // Each fault has a shape, because a color alone would not be enough.
  await expect(page.locator('#contact form p:has(svg)')).toHaveCount(3);
  await expectRules('all fields are empty');
  const colorOf = (part: Locator) => part.evaluate((each) => getComputedStyle(each).color);
  const bad = await colorOf(page.locator('#contact form p:has(svg)').first());
  const { letThrough } = await hold(page, serviceAddress);
  const field = page.locator('#contact textarea');
  await field.focus();
  const invalid = await lookOf(field);
  await write(page);
  const editable = await lookOf(field);
  expect(invalid, 'a field with a fault').not.toBe(editable);
  await submit.press('Enter');
  await expect(submit).toBeDisabled();
  // The disabled button cannot have the focus, but shows where it is.
  await expect(submit).toHaveCSS('outline-style', 'solid');
  expect(await lookOf(field), 'a field that cannot be changed').not.toBe(editable);
  letThrough();
  await expect(submit).toHaveText('Message Sent!');
  const result = page.getByRole('status').locator('strong');
  expect(await colorOf(result)).not.toBe(bad);
  await expectRules('sent');
  await page.clock.fastForward(3500);

  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await writeAndSend(page, { message: 'Are you free in June? '.repeat(210) });
  await expect(page.getByText(/ of 5,000 /)).toBeVisible();
  await expectRules('failed');
  expect(await colorOf(result)).toBe(bad);
  await page.goto('/404.html');
  await expectRules('the error page');
});

test('every kind of control answers a hover and a press at once, and stays readable', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const tested = new Set<string>();
    // The wider page has further kinds.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const kinds = await kindsOfControls(page);
      const faults = await elementFaults(page);
      for (const [kind, control] of kinds.filter(([kind]) => !tested.has(kind))) {
        tested.add(kind);
        const atRest = await lookOf(control);
        await control.hover();
        if (await answersHover(control)) {
          expect.soft(await lookOf(control), `${kind}, hovered`).not.toBe(atRest);
        }
        const hovered = await elementFaults(page, control);
        expect
          .soft(
            hovered.filter((fault) => !faults.includes(fault)),
            `${kind}, hovered`,
          )
          .toEqual([]);
        const before = await opacityOf(control);
        await page.mouse.down();
        expect.soft(await opacityOf(control), `${kind}, pressed`).toBeLessThan(before);
        // Released elsewhere, the press does nothing.
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
    }
  }
});

test('more contrast strengthens text and borders, and hides contours', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const about = page.getByRole('region', { name: 'About' });
    await expect(about.getByRole('term').first()).toHaveCSS('color', ink);
    const cv = about.getByRole('link', { name: 'Download CV' });
    await expect(cv).toHaveCSS('border-top-color', ink);
    for (const link of await about.getByRole('link').all()) {
      await expect(link).toHaveCSS('color', ink);
    }
    await expect(page.locator('#skills p a').first()).toHaveCSS('color', ink);
  }
  await expect(page.locator('[data-place]').filter({ visible: true })).toHaveCount(0);
  const lines = page.locator('#skills [data-depths] path').filter({ visible: true });
  await expect(lines, 'one line of the shore').toHaveCount(1);
});
