import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { opacityOf, topOf } from './page';

/**
 * Expects a card directly below the header, or a section with its title in the upper third of the
 * window. It waits until the page rests: Chromium 153 forgets a new address if it comes while the
 * page ends its scroll to the first one.
 */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  const top = () => topOf(heading);
  await expect.poll(top, `${id}: top of the heading`).toBeGreaterThanOrEqual(header);
  // Pages scroll by whole pixels, but sections end between them. The end of the page cannot go up.
  const goal = id.startsWith('project-') ? header + 28 : 0;
  const gap = async () => {
    const { isAtEnd, third } = await page.evaluate(() => ({
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      third: innerHeight / 3,
    }));
    if (isAtEnd) return 0;
    return goal > 0 ? Math.abs((await topOf(part)) - goal) : (await top()) - third;
  };
  await expect.poll(gap, `${id}: from its place below the header`).toBeLessThan(2);
}
