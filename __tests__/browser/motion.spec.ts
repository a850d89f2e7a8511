import { expect, test } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';

/** Runs in the page: 'animation', and the properties with a transition, of all visible elements. */
function movingProperties(): string[] {
  const shown = [...document.querySelectorAll('body *')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const moving = shown.flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const durations = style.transitionDuration.split(', ').map(Number.parseFloat);
      const properties = style.transitionProperty
        .split(', ')
        .filter((_, index) => (durations[index % durations.length] ?? 0) > 0);
      return style.animationName === 'none' ? properties : [...properties, 'animation'];
    }),
  );
  return [...new Set(moving)].sort();
}

// Pictures show the page at rest.
test('only opacity and transform move, and nothing for visitors who ask for less motion', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(movingProperties), `${width} px`).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const allowed = ['animation', 'opacity', 'transform'];
    const moving = await page.evaluate(movingProperties);
    expect(moving, `${width} px`).toEqual(expect.arrayContaining(['opacity']));
    expect(
      moving.filter((name) => !allowed.includes(name)),
      `${width} px`,
    ).toEqual([]);
  }
});
