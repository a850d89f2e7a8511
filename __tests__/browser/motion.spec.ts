import { en } from '../../lib/words/en';
import { expect, test } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';

/** Runs in the page: 'animation', and the properties with a transition, of all visible elements. */
function movingProperties(): string[] {
  const visible = [...document.querySelectorAll('body *')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const moving = visible.flatMap((element) =>
    ['', '::before', '::after', '::details-content'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (/::(before|after)/.test(part) && style.content === 'none') return [];
      const durations = style.transitionDuration.split(', ').map(Number.parseFloat);
      const properties = style.transitionProperty
        .split(', ')
        .filter((_, index) => (durations[index % durations.length] ?? 0) > 0);
      const names = style.animationName === 'none' ? properties : [...properties, 'animation'];
      // Of what opens, the height may move, too.
      return names.map((name) => (part === '::details-content' ? `${part} ${name}` : name));
    }),
  );
  return [...new Set(moving)].sort();
}

// Pictures show the page at rest.
test('only opacity and transform move, and nothing for visitors who ask for less motion', async ({
  page,
}) => {
  await open(page);
  const widths = [390, 1440];
  const resizeTo = (width: number) => page.setViewportSize({ width, height: 900 });
  for (const width of widths) {
    await resizeTo(width);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const opening = ['content-visibility', 'height', 'opacity'];
    const allowed = [
      'animation',
      'opacity',
      'transform',
      ...opening.map((name) => `::details-content ${name}`),
    ];
    const moving = await page.evaluate(movingProperties);
    expect(moving, `${width} px`).toEqual(expect.arrayContaining(['opacity']));
    expect(
      moving.filter((name) => !allowed.includes(name)),
      `${width} px`,
    ).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(movingProperties), `${width} px, less motion`).toEqual([]);
  }
  for (const width of widths) {
    await resizeTo(width);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(movingProperties), `${width} px, opened`).toEqual([]);
  }
  // It moves the focus, which closes the menu.
  await page.getByRole('button', { name: en.form.idle }).click();
  await expect(page.getByText(en.form.faults['name-missing'])).toBeVisible();
  for (const width of widths) {
    await resizeTo(width);
    expect(await page.evaluate(movingProperties), `${width} px, with faults`).toEqual([]);
  }
});
