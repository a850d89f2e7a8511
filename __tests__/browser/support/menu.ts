import { expect, type Page } from '@playwright/test';

/** The labels of the links in the header and in the menu. */
export const sectionLabels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

/** The menu of narrow screens. */
export const menuOf = (page: Page) => {
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const links = menu.getByRole('link');
  return {
    hamburger,
    menu,
    links,
    /** Waits until it is open: the browser fires the event that moves the focus late. */
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
