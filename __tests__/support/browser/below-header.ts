import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { opacityOf, topOf } from './page';

/**
 * Expects a section or card directly below the header, with nothing of the section before it. The
 * shore of a section is in view, and the ring around a card. It waits until the page rests:
 * Chromium 153 forgets a new address if it comes while the page ends its scroll to the first one.
 */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((each) => each.clientHeight);
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  const top = () => topOf(heading);
  await expect.poll(top, `${id}: top of the heading`).toBeGreaterThanOrEqual(header);
  const goal = header + (id.startsWith('project-') ? 28 : 0);
  // Pages scroll by whole pixels, but sections end between them.
  const gap = async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    const shore = part.locator('> [data-shore]').first();
    const edge = (await shore.count()) === 0 ? part : shore;
    return isAtEnd ? 0 : Math.abs((await topOf(edge)) - goal);
  };
  await expect.poll(gap, `${id}: from its place below the header`).toBeLessThan(2);
}
