import { en } from '../../lib/words/en';
import { content } from '../../sample/content';
import { expect, test } from './support/fixtures';
import { open, waitTwoFrames } from './support/page';

/** Runs in the page: counts how often a depth line of the hero has come to its place. */
function countSettled(): void {
  window.settled = 0;
  document.addEventListener('animationend', ({ target }) => {
    if (target instanceof Element && target.matches('#home [data-depths]')) window.settled += 1;
  });
}

/** Runs in the page: moves a line again; returns how far away it is at the start and the end. */
function distancesOf(line: Element): number[] {
  if (!(line instanceof SVGElement)) return [];
  line.style.animation = 'none';
  // The browser notices it only when it computes the style.
  getComputedStyle(line).animationName;
  line.style.animation = '';
  return line.getAnimations().flatMap((animation) => {
    const { delay = 0, duration = 0 } = animation.effect?.getComputedTiming() ?? {};
    animation.pause();
    return [delay, delay + Number(duration)].map((time) => {
      animation.currentTime = time;
      const { e, f } = new DOMMatrix(getComputedStyle(line).transform);
      return Math.hypot(e, f);
    });
  });
}

test('the depth lines settle once, whatever happens to the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(countSettled);
  await open(page);
  const running = () =>
    page.locator('#home').evaluate((hero) => {
      const animations = hero.getAnimations({ subtree: true });
      return animations.filter(({ playState }) => playState === 'running').length;
    });
  const lines = page.locator('#home [data-depths]');
  const settled = () => page.evaluate(() => window.settled);
  await expect.poll(settled, 'settled lines').toBe(2);
  await expect(lines).toHaveCount(2);
  await expect.poll(running, 'running animations').toBe(0);

  const resize = (width: number, height: number) => page.setViewportSize({ width, height });
  const changes: [name: string, change: () => Promise<void>][] = [
    ['a window of one pixel', () => resize(1, 1)],
    ['a narrow window', () => resize(600, 900)],
    ['a tablet', () => resize(1024, 768)],
    ['a phone', () => resize(390, 844)],
    ['the rotated phone', () => resize(844, 390)],
    ['more contrast', () => page.emulateMedia({ contrast: 'more' })],
    ['usual contrast', () => page.emulateMedia({ contrast: 'no-preference' })],
  ];
  for (const [name, change] of changes) {
    await change();
    await waitTwoFrames(page);
    expect(await running(), name).toBe(0);
    expect(await settled(), name).toBe(2);
  }
  await resize(1024, 768);
  for (const line of await lines.all()) {
    const [start, end] = await line.evaluate(distancesOf);
    expect(start, 'distance at the start').toBeGreaterThan(10);
    expect(end, 'distance at the end').toBe(0);
  }
});

// On most phones, and on larger screens, it also shows the profiles.
test('each first screen shows its first button, and all but the smallest the availability', async ({
  page,
}) => {
  await open(page);
  const hero = page.locator('#home');
  const work = hero.getByRole('link', { name: en.home.work });
  const socialLinks = hero.getByRole('list', { name: en.footer.social }).getByRole('link');
  const availability = hero.getByText(content.owner.availability ?? '');
  for (const [width, height, hasAll] of [
    [390, 664, false],
    [360, 640, false],
    [390, 844, true],
    [768, 1024, true],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = [work, ...(width > 360 ? [availability] : [])];
    if (hasAll) parts.push(...(await socialLinks.all()));
    for (const part of parts) await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
  }
  await expect(socialLinks).toHaveCount(3);
});
