import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { boxOf, opacityOf, topOf } from './page';

/**
 * Expects a card directly below the header, or a section with its title in the upper third of the
 * window. It waits until the page rests: Chromium 153 forgets a new address if it comes while the
 * page ends its scroll to the first one.
 */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const { bottom } = await boxOf(page.getByRole('banner'));
  const part = page.locator(`#${id}`);
  const heading = part.getByRole('heading').first();
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), `opacity of the heading of ${id}`).toBe(1);
  const top = () => topOf(heading);
  await expect.poll(top, `${id}: top of the heading`).toBeGreaterThanOrEqual(bottom);
  // How much too low it is. The end of the page cannot go up.
  const gap = async () => {
    if (id.startsWith('project-')) return Math.abs((await topOf(part)) - bottom - 28);
    const pageEnd = (await boxOf(page.locator('html'))).bottom;
    const { height = 0 } = page.viewportSize() ?? {};
    return pageEnd < height + 1 ? 0 : (await top()) - height / 3;
  };
  // Pages scroll by whole pixels, but sections end between them.
  await expect.poll(gap, `${id}: from its place below the header`).toBeLessThan(2);
}
