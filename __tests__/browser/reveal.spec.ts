import { expect, test, withMotion } from './support/fixtures';
import { everyFrame } from './support/frames';
import { blankIn, hiddenSections, readHidden, sectionsBelow } from './support/hidden-sections';
import { overflowOf } from './support/overflow';
import { boxOf, opacityOf, open, scrollIntoPlace, scrollTo } from './support/page';

// Sections appear while the visitor scrolls. Reveal.test.tsx tests at which share, and
// without-scripts.spec.ts that nothing is hidden where scripts are off or fail.

test.use(withMotion);

test('on a tablet no section of the first screen is hidden, and those below fade in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  const [inFirstScreen = '', ...below] = sectionsBelow;
  // A height at which the first screen shows 5 % of About, less than it needs to appear.
  const { top, height } = await boxOf(page.locator(`#${inFirstScreen}`));
  await page.setViewportSize({ width: 768, height: Math.round(top + height * 0.05) });

  await test.step('the first screen hides no section', async () => {
    const frames = await everyFrame(page, readHidden);
    await open(page);
    await expect.poll(() => hiddenSections(page), 'hidden at first').toEqual(below);
    expect(await opacityOf(page.getByRole('heading', { level: 1 })), 'opacity of the hero').toBe(1);
    expect(await overflowOf(page), 'while sections are hidden').toEqual({ scroll: 0, texts: [] });
    expect(blankIn(await frames()), 'blank sections of the first screen').toEqual([]);
  });

  const last = below.pop() ?? '';
  await test.step('sections below it fade and slide in', async () => {
    await page.evaluate(() => {
      window.moved = new Set();
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if ((target as Element).querySelector('h2')) window.moved.add(propertyName);
      });
    });
    for (const id of below) {
      const section = page.locator(`#${id}`);
      await scrollIntoPlace(section, 200);
      const opacity = () => opacityOf(section.getByRole('heading', { level: 2 }));
      await expect.poll(opacity, `opacity of ${id}`).toBe(1);
    }
    expect(await hiddenSections(page), 'hidden when all but the last were seen').toEqual([last]);
    const moved = await page.evaluate(() => [...window.moved].sort());
    expect(moved, 'properties with a transition').toEqual(['opacity', 'transform']);
    await scrollTo(page, 0);
  });

  await test.step('on paper and without motion no section is hidden', async () => {
    const hidden = () => hiddenSections(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(hidden, 'hidden on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(hidden, 'hidden on the screen again').toEqual([last]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(hidden, 'hidden with reduced motion').toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test('a section of more than ten screens, of which a tenth never fits, appears in the middle of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 200 });
  await open(page);
  const projects = page.locator('#projects');
  const { height } = await boxOf(projects);
  expect(height, 'the test needs a tall section').toBeGreaterThan(10 * 200);
  const opacity = () => opacityOf(projects.getByRole('heading', { level: 2 }));
  await expect.poll(opacity, 'at first').toBe(0);
  await scrollIntoPlace(projects, 110);
  expect(await opacity(), 'below the middle').toBe(0);
  await scrollIntoPlace(projects, 90);
  await expect.poll(opacity, 'in the middle').toBe(1);
});
