import { expect, type Page } from '@playwright/test';

/** The menu of narrow screens, as a visitor sees it. */
export const menuOf = (page: Page) => {
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const links = menu.getByRole('link');
  return {
    hamburger,
    menu,
    links,
    /** Waits until it is open. The browser says late that it is, and only then the focus moves. */
    async expectOpen() {
      await expect(links.first()).toBeFocused();
      await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
      await expect(hamburger.locator('use')).toHaveAttribute('href', /#close$/);
    },
    async expectClosed() {
      await expect(menu).toBeHidden();
      await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
      await expect(hamburger.locator('use')).toHaveAttribute('href', /#menu$/);
    },
  };
};
