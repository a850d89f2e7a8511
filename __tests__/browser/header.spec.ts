import { en } from '../../lib/words/en';
import { expectBelowHeader } from '../support/browser/below-header';
import { expect, test } from '../support/browser/fixtures';
import { sectionLabels, sectionLinks } from '../support/browser/menu';
import { open, scrollTo, waitForHydration } from '../support/browser/page';

// small-screen.spec.ts tests the menu.

test('header links lead to sections, and the current one is marked', async ({ page }) => {
  // Links jump here, because tests run with less motion. reveal.spec.ts tests smooth
  // scrolling.
  await open(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  const current = nav.locator('[aria-current]');
  const link = (name: string) => nav.getByRole('link', { name, exact: true });
  await expect(nav.getByRole('link')).toHaveText(sectionLabels);
  await expect(current, 'marked before any scrolling').toHaveText(sectionLinks.home);
  const sections = Object.entries(sectionLinks);
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const [id, label] of [...sections.slice(1), ...sections.slice(0, 1)]) {
    await link(label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(current, `marked after a click on ${label}`).toHaveText(label);
    if (id !== 'home') await expectBelowHeader(page, id);
  }

  // "View My Work" leads to the projects, and the footer to the top.
  await page.getByRole('link', { name: en.home.work }).click();
  await expectBelowHeader(page, 'projects');
  await page.getByRole('link', { name: en.footer.top }).click();
  await expect.poll(() => page.evaluate(() => scrollY), 'scroll position').toBe(0);
});

function readBackground() {
  const header = document.querySelector('header') as Element;
  const { backgroundImage } = getComputedStyle(header, '::before');
  return { scroll: scrollY, isTransparent: backgroundImage !== 'none' };
}

test('the header has a background from 51 px of scrolling', async ({ page }) => {
  await page.goto('/#projects');
  await page.reload();
  await waitForHydration(page);
  const background = () => page.evaluate(readBackground);
  await expect.poll(background, 'after a reload').toMatchObject({ isTransparent: false });
  for (const scroll of [50, 51, 50]) {
    await scrollTo(page, scroll);
    const expected = { scroll, isTransparent: scroll <= 50 };
    await expect.poll(background, `at ${scroll} px`).toEqual(expected);
  }
});
