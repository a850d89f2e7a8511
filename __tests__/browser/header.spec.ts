import type { Locator } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expectBelowHeader } from './support/below-header';
import { expect, test } from './support/fixtures';
import { everyFrame } from './support/frames';
import { sectionLabels, sectionLinks } from './support/menu';
import { open, scrollIntoPlace, scrollTo, waitForHydration, waitTwoFrames } from './support/page';

// phone.spec.ts tests the menu, layout.spec.ts whether there is a menu or a row of links.

test('each header link leads to its section, and the section on the screen is marked', async ({
  page,
}) => {
  // Links jump here, because tests run with less motion. reveal.spec.ts tests smooth scrolling.
  await open(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  const current = nav.locator('[aria-current]');
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  await expect(nav.getByRole('link')).toHaveText(sectionLabels);
  await expect(current, 'marked before any scrolling').toHaveText(sectionLinks.home);
  const sections = Object.entries(sectionLinks);
  for (const [id, label] of [...sections.slice(1), ...sections.slice(0, 1)]) {
    await link(label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(current, `marked after a click on ${label}`).toHaveText(label);
    if (id !== 'home') await expectBelowHeader(page, id);
  }

  await test.step('a section is marked from 40 % of the screen', async () => {
    for (const [share, label] of [
      [0.45, sectionLinks.about],
      [0.35, sectionLinks.experience],
    ] as const) {
      await scrollIntoPlace(page.locator('#experience'), share * 900);
      await expect(current, `Experience begins at ${100 * share} %`).toHaveText(label);
    }
  });

  await test.step('"View My Work" leads to the projects, and the footer to the top', async () => {
    await page.getByRole('link', { name: en.home.work }).click();
    await expectBelowHeader(page, 'projects');
    await page.getByRole('link', { name: en.footer.top }).click();
    await expect.poll(() => page.evaluate(() => scrollY), 'scroll position').toBe(0);
  });

  await test.step('at the end the last section is marked, however tall the screen', async () => {
    await page.setViewportSize({ width: 1440, height: 3000 });
    await scrollTo(page, 1e6);
    await expect(current).toHaveText(sectionLinks.contact);
  });
});

/** The text color of a part of the page, and the color of the ground around it. */
const colorsOf = (part: Locator) =>
  part.evaluate((each) => {
    const { color } = getComputedStyle(each);
    const probe = document.createElement('i');
    probe.style.background = 'var(--ground, var(--page))';
    each.append(probe);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { color, ground };
  });

/** Runs in the page: the background of the header, a layer of its own behind the text. */
function readBackground(scroll = scrollY) {
  const header = document.querySelector('header') as Element;
  const { opacity, backgroundColor: ground } = getComputedStyle(header, '::before');
  return { scroll, opacity: Number(opacity), ground };
}

test('the header has the ground and the colors of the section behind it, and a background from 51 px of scrolling', async ({
  page,
}) => {
  await open(page);
  const header = page.getByRole('banner');

  await test.step('it has the ground and the colors of the section behind it, on every screen', async () => {
    const scheme = () => header.evaluate((each) => getComputedStyle(each).colorScheme);
    const control = header.getByRole('link').first();
    // A desktop, a phone, and the phone after rotation, without a reload.
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const barHeight = await header.evaluate((each) => each.clientHeight);
      for (const [id, schemeAbove, schemeOver] of [
        ['skills', 'light', 'light'],
        ['projects', 'light', 'dark'],
        ['contact', 'dark', 'dark'],
      ] as const) {
        const section = page.locator(`#${id}`);
        const where = `${id} at ${width} × ${height} px`;
        await scrollIntoPlace(section, barHeight + 10);
        await expect.poll(scheme, `color scheme above ${where}`).toBe(schemeAbove);
        await scrollIntoPlace(section, barHeight - 10);
        const colors = () => colorsOf(control);
        await expect.poll(colors, `colors over ${where}`).toEqual(await colorsOf(section));
        expect(await scheme(), `color scheme over ${where}`).toBe(schemeOver);
      }
    }
  });

  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('it has a background from 51 px of scrolling', async () => {
    for (const [top, opacity] of [
      [0, 0],
      [50, 0],
      [51, 1],
      [2000, 1],
      [50, 0],
      [1200, 1],
    ] as const) {
      await scrollTo(page, top);
      const background = () => page.evaluate(readBackground, undefined);
      await expect.poll(background, `at ${top} px`).toMatchObject({ scroll: top, opacity });
    }
  });

  await test.step('after a reload half-way down, or at a fragment, it has its look from the first frame', async () => {
    const frames = await everyFrame(page, readBackground);
    await page.goto('/#projects');
    await page.reload();
    await waitForHydration(page);
    await waitTwoFrames(page);
    const scrolled = (await frames()).filter(({ scroll }) => scroll > 50);
    expect(scrolled.length, 'frames below 50 px').toBeGreaterThan(0);
    const transparent = scrolled.filter(({ opacity }) => opacity !== 1);
    expect(transparent, 'frames below 50 px without a whole background').toEqual([]);
    expect(new Set(scrolled.map(({ ground }) => ground)).size, 'grounds').toBe(1);
  });
});
