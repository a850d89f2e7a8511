import type { Locator, Page } from '@playwright/test';
import { formOf, openForm, serviceAddress, write, writeAndSend } from './support/contact-page';
import { type Edge, faintEdges, faintTexts } from './support/contrast';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import {
  boxOf,
  hold,
  opacityOf,
  open,
  scriptFiles,
  scrollTo,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from './support/page';

/** One control for each style of control. */
async function kindsOfControls(page: Page): Promise<Locator[]> {
  const controls = page.locator('a[href], button, summary, label:has(input)');
  const count = await controls.evaluateAll((all) => {
    const kinds = new Map<string, Element>();
    for (const each of all) {
      const area = each.closest('header, [data-dark]')?.tagName;
      const kind = `${area} ${each.tagName} ${each.className} ${each.parentElement?.className}`;
      const isShown = each.checkVisibility() && getComputedStyle(each).clipPath === 'none';
      if (isShown && !kinds.has(kind)) kinds.set(kind, each);
    }
    for (const [index, each] of [...kinds.values()].entries()) {
      each.setAttribute('data-kind', `${index}`);
    }
    return kinds.size;
  });
  return Array.from({ length: count }, (_, index) => page.locator(`[data-kind="${index}"]`));
}

/** The borders of the form's fields. */
const edgesOf = (contact: Locator): Promise<Edge[]> =>
  contact.getByRole('textbox').evaluateAll((all) =>
    all.map((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return {
        what: field.getAttribute('name') ?? '',
        color: getComputedStyle(field).borderTopColor,
        box: { left, top: top + scrollY, width, height },
        distance: 3,
      };
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('every text has enough contrast with its background', async ({ page, allow }) => {
        allow(/503/);
        const contact = page.locator('#contact');
        await openForm(page);
        await waitForTypeface(page);
        await page.locator('main details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '');
        });
        await scrollTo(page, 0);
        expect.soft(await faintTexts(page), 'the page').toEqual([]);

        if (width > 1000) {
          const kinds = await kindsOfControls(page);
          expect(kinds.length).toBeGreaterThan(10);
          for (const control of kinds) {
            await control.hover();
            expect.soft(await faintTexts(page, control), 'hovered').toEqual([]);
          }
        }
        const { submit, name } = formOf(page);
        const edges = await edgesOf(contact);
        await submit.click();
        await name.blur();
        await page.mouse.move(0, 0);
        const invalid = await edgesOf(contact);
        expect(invalid.map(({ color }) => color)).not.toContain(edges[1]?.color);
        expect.soft(await faintEdges(page, [...edges, ...invalid])).toEqual([]);

        await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
        await writeAndSend(page, { message: 'Are you free in June? '.repeat(210) });
        await expect(page.getByText(/ of 5,000 /)).toBeVisible();
        // Elsewhere the header would cover a part of it.
        await scrollTo(page, 0);
        expect.soft(await faintTexts(page, contact), 'failed').toEqual([]);
        await page.unrouteAll();
        await page.clock.fastForward(3500);
        await write(page);
        await submit.click();
        await expect(submit).toHaveText('Message Sent!');
        await scrollTo(page, 0);
        expect.soft(await faintTexts(page, contact), 'sent').toEqual([]);

        if (width < 1000) {
          const { hamburger, menu, expectOpen } = menuOf(page);
          await hamburger.click();
          await expectOpen();
          expect.soft(await faintTexts(page, menu), 'menu').toEqual([]);
        }
        await page.goto('/404.html');
        await waitForTypeface(page);
        expect.soft(await faintTexts(page), 'the error page').toEqual([]);
      });
    });
  }
}

test('every kind of control answers a press at once', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const control of await kindsOfControls(page)) {
      await control.hover();
      const before = await opacityOf(control);
      await page.mouse.down();
      expect.soft(await opacityOf(control), await control.innerText()).toBeLessThan(before);
      // Released elsewhere, the press does nothing.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('featured pictures are large, and the photo in About runs off the side', async ({
    page,
  }) => {
    await open(page);
    const widthsOf = (name: string) =>
      page
        .getByLabel(name, { exact: true })
        .locator('picture')
        .evaluateAll((all) => all.map((each) => Math.round(each.clientWidth)));
    const [large = 0] = await widthsOf('Projects');
    const [small = 0] = await widthsOf('More projects');
    expect(large).toBeGreaterThan(1.3 * small);
    const about = page.getByRole('region', { name: 'About' });
    const photo = about.getByRole('img');
    const { left, right } = await boxOf(photo);
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeLessThan((await boxOf(about.getByRole('heading', { level: 2 }))).left);
    await page.setViewportSize({ width: 800, height: 900 });
    const [first, ...others] = await widthsOf('More projects');
    expect(others, 'in two columns the last card fills its row').toEqual(others.map(() => first));
    expect((await boxOf(photo)).left, 'on a narrow screen').toBeGreaterThan(0);
  });

  test('each section from Experience on has a background of its own', async ({ page }) => {
    await page.goto('/');
    const colors = await page
      .locator('body, main > section:not(#home, #about)')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(colors).toHaveLength(5);
    expect(new Set(colors).size, `${colors}`).toBe(5);
  });

  test('more contrast strengthens text and borders, and hides contours', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/');
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const about = page.getByRole('region', { name: 'About' });
    await expect(about.getByRole('term').first()).toHaveCSS('color', ink);
    const cv = about.getByRole('link', { name: 'Download CV' });
    await expect(cv).toHaveCSS('border-top-color', ink);
    for (const link of await about.getByRole('link').all()) {
      await expect(link).toHaveCSS('color', ink);
    }
    // Over the dark last section the header has strong edges, too.
    await open(page);
    await scrollTo(page, 1e6);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link').first()).not.toHaveCSS('color', ink);
    const { edge, text, background } = await banner.evaluate((each) => ({
      edge: getComputedStyle(each).getPropertyValue('--line'),
      text: getComputedStyle(each).getPropertyValue('--ink'),
      background: getComputedStyle(each, '::before').backgroundColor,
    }));
    expect(edge).toBe(text);
    expect(background, 'opaque').toMatch(/^rgb\(/);
    await expect(page.locator('[data-place]').filter({ visible: true })).toHaveCount(0);
    const lines = page.locator('#skills [data-depths] path').filter({ visible: true });
    await expect(lines, 'one line of the shore').toHaveCount(1);
  });

  test('with forced colors lines, bars, marks and the chosen theme stay visible', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    const bar = page.getByRole('meter').first();
    const track = await bar.evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect(bar, 'its level').not.toHaveCSS('fill', track);

    const backgrounds = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => getComputedStyle(radio).backgroundColor));
    expect(new Set(backgrounds).size, 'backgrounds of the themes').toBe(2);
    const plate = page.getByRole('region', { name: 'Skills' }).locator('span:has(> img)').first();
    await expect(plate).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const line = await page
      .locator('#experience li > div')
      .first()
      .evaluate((logo) => getComputedStyle(logo, '::after').borderInlineStartStyle);
    expect(line, 'the line through the jobs').toBe('solid');
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await expect(nav.locator('[aria-current]')).toHaveText('Home');
    const marks = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').backgroundColor));
    expect(new Set(marks).size, 'marks of the current section and the others').toBe(2);
  });
});

/**
 * Runs in the page: the computed styles, one line for each property, of elements that hydration
 * does not change.
 */
function readStyles(): string[] {
  const elements = document.querySelectorAll('main section:not(#contact) *, footer *');
  return [...elements].flatMap((each) => {
    const style = getComputedStyle(each);
    const names = [...style].filter((name) => !name.startsWith('--'));
    const what = `${each.tagName} ${each.textContent.slice(0, 30)}`;
    return names.map((name) => `${what} ${name}: ${style.getPropertyValue(name)}`);
  });
}

test('hydration changes no style and inserts no rule twice', async ({ page, allow }) => {
  // A picture that arrives in between could change the size of its box.
  const pictures = await hold(page, '**/_next/static/pictures/**');
  const scripts = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForTypeface(page);
  const before = await page.evaluateHandle(readStyles);
  scripts.letThrough();
  await waitForHydration(page);
  await waitTwoFrames(page);
  const after = await page.evaluateHandle(readStyles);
  const changed = await before.evaluate(
    (before, after) => after.filter((line, index) => line !== before[index]).slice(0, 20),
    after,
  );
  expect(changed).toEqual([]);
  pictures.letThrough();

  allow(/failed to send/, /Failed to load|request failed|ERR_/);
  await openForm(page);
  await page.route(serviceAddress, (route) => route.abort('connectionreset'));
  expect(await writeAndSend(page)).toBe('Failed to Send');
  const [exported, inserted] = await page.evaluate(() =>
    ['style:not([data-styled])', 'style[data-styled]'].map((kind) =>
      [...document.querySelectorAll<HTMLStyleElement>(kind)].flatMap(({ sheet }) =>
        Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
      ),
    ),
  );
  expect(inserted).toContainEqual(expect.stringContaining('var(--bad)'));
  expect(inserted?.filter((rule) => exported?.includes(rule))).toEqual([]);
});
