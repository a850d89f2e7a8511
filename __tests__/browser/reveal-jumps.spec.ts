import { expectBelowHeader } from './support/below-header';
import { expect, test, withMotion } from './support/fixtures';
import { everyFrame } from './support/frames';
import { blankIn, hiddenSections, readHidden, sectionsBelow } from './support/hidden-sections';
import { sectionLinks } from './support/menu';
import { boxOf, opacityOf, open, topOf } from './support/page';

// Sections appear at once when the visitor comes to them in another way than by scrolling.
// keyboard.spec.ts tests that the focus shows them.

test.use(withMotion);

test('smooth scrolling passes no blank section', async ({ page }) => {
  const frames = await everyFrame(page, readHidden);
  await page.setViewportSize({ width: 1440, height: 640 });
  await open(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect.poll(() => hiddenSections(page), 'hidden at first').toEqual(sectionsBelow);
  await page.evaluate(() => {
    window.framesSeen = [];
    window.hasScrolled = false;
    addEventListener('scrollend', () => {
      window.hasScrolled = true;
    });
  });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: sectionLinks.contact, exact: true }).click();
  const hasScrolled = () => page.evaluate(() => window.hasScrolled);
  await expect.poll(hasScrolled, { timeout: 60_000 }).toBe(true);
  const seen = await frames();
  expect(seen, 'frames on the way').not.toEqual([]);
  expect(blankIn(seen), 'blank on the way').toEqual([]);
  expect(await hiddenSections(page), 'hidden after the way').toEqual([]);
});

test('a section appears when an address leads to it, the focus is in it, or a search finds its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const opacityOfTitle = (id: string) =>
    opacityOf(page.locator(`#${id}`).getByRole('heading', { level: 2 }));

  await test.step('the address that opens the page', async () => {
    await open(page, '/#experience');
    await expectBelowHeader(page, 'experience');
    await expect.poll(() => opacityOfTitle('projects'), 'opacity of a section below').toBe(0);
  });

  await test.step('the focus, which scripts and extensions may set without scrolling', async () => {
    expect(await opacityOfTitle('skills'), 'opacity before').toBe(0);
    const link = page.locator('#skills').getByRole('link').first();
    await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
    await expect.poll(() => opacityOfTitle('skills'), 'opacity with the focus').toBe(1);
  });

  await test.step('a text that a search finds', async () => {
    // Like a search, which scrolls no further than needed.
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      const found = document.querySelector('#projects h2') as Element;
      found.scrollIntoView({ block: 'end' });
      getSelection()?.selectAllChildren(found);
    });
    await expect.poll(() => opacityOfTitle('projects'), 'opacity of the found text').toBe(1);
    expect(await opacityOfTitle('contact'), 'opacity of a section out of sight').toBe(0);
  });

  await test.step('a later address', async () => {
    await page.evaluate(() => {
      location.hash = '#contact-title';
    });
    await expect.poll(() => opacityOfTitle('contact'), 'opacity of its target').toBe(1);
    // The browser scrolls to where the target is before it appears, so it must not slide up.
    const { bottom } = await boxOf(page.getByRole('banner'));
    const top = () => topOf(page.locator('#contact-title'));
    await expect.poll(top, 'top of its target').toBeCloseTo(bottom - 1, 0);
  });
});
