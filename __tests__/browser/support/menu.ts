import { expect, type Page } from '@playwright/test';

/** The labels of the links in the header and in the menu. */
export const sectionLabels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

/** The menu of narrow screens. */
export const menuOf = (page: Page) => {
  const hamburger = page.locator('header summary', { hasText: 'Menu' });
  const isOpen = () => hamburger.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  const menu = page.getByRole('banner').getByRole('navigation');
  const links = menu.getByRole('link');
  return {
    hamburger,
    menu,
    links,
    /** Waits until it is open: the browser fires the event that moves the focus late. */
    async expectOpen() {
      await expect(links.first()).toBeFocused();
      expect(await isOpen(), 'announced as open').toBe(true);
    },
    async expectClosed() {
      await expect(menu).toBeHidden();
      expect(await isOpen(), 'announced as open').toBe(false);
    },
  };
};
