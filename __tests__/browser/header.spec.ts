import type { Locator } from '@playwright/test';
import { en } from '../../lib/words/en';
import { madeUp } from '../contents/minimal';
import { expectBelowHeader } from '../support/browser/below-header';
import { expect, test } from '../support/browser/fixtures';
import { menuOf, sectionLabels, sectionLinks } from '../support/browser/menu';
import { onSite } from '../support/browser/on-sites';
import { overflowOf } from '../support/browser/overflow';
import { boxOf, open, scrollIntoPlace, scrollTo, waitForHydration } from '../support/browser/page';

// small-screen.spec.ts tests the menu.

test('each header link leads to its section, and the section on the screen is marked', async ({
  page,
}) => {
  // Links jump here, because tests run with less motion. reveal.spec.ts tests smooth
  // scrolling.
  await open(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  const current = nav.locator('[aria-current]');
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  await expect(nav.getByRole('link')).toHaveText(sectionLabels);
  await expect(current, 'marked before any scrolling').toHaveText(sectionLinks.home);
  const sections = Object.entries(sectionLinks);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [id, label] of [...sections.slice(1), ...sections.slice(0, 1)]) {
      await link(label).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(current, `marked after a click on ${label}`).toHaveText(label);
      if (id !== 'home') await expectBelowHeader(page, id);
    }
  }

  await test.step('"View My Work" leads to the projects, and the footer to the top', async () => {
    await page.getByRole('link', { name: en.home.work }).click();
    await expectBelowHeader(page, 'projects');
    await page.getByRole('link', { name: en.footer.top }).click();
    await expect.poll(() => page.evaluate(() => scrollY), 'scroll position').toBe(0);
  });
});

/** The color of the ground around a part of the page. */
const groundOf = (part: Locator) =>
  part.evaluate((each) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--ground)';
    each.append(probe);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return ground;
  });

const colorOf = (part: Locator) => part.evaluate((each) => getComputedStyle(each).color);

/** Runs in the page: the background of the header, a layer of its own behind the text. */
function readBackground() {
  const header = document.querySelector('header') as Element;
  const { backgroundColor, backgroundImage } = getComputedStyle(header, '::before');
  return { scroll: scrollY, isTransparent: backgroundImage !== 'none', color: backgroundColor };
}

test('the header has the ground of the section behind it, and a background from 51 px of scrolling', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/#projects');
  await page.reload();
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(readBackground), 'after a reload')
    .toMatchObject({ isTransparent: false });

  const { height } = await boxOf(header);
  const ground = () => groundOf(header);
  for (const id of ['projects', 'contact', 'skills']) {
    const section = page.locator(`#${id}`);
    await scrollIntoPlace(section, height - 10);
    await expect.poll(ground, `over ${id}`).toBe(await groundOf(section));
    expect(await colorOf(header), `color of texts over ${id}`).toBe(await colorOf(section));
  }

  for (const [top, isTransparent] of [
    [50, true],
    [51, false],
    [50, true],
  ] as const) {
    await scrollTo(page, top);
    const background = () => page.evaluate(readBackground);
    await expect.poll(background, `at ${top} px`).toMatchObject({ scroll: top, isTransparent });
  }
});

onSite('everything', () => {
  test('links that do not fit into the header take a second row', async ({ page, server }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, `${server.url}/`);
    expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
    const { links } = menuOf(page, madeUp);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
});
