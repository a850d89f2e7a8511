import { expect, type Page } from '@playwright/test';
import { en } from '../../../lib/words/en';

/** The label of the link to each section of the sample's page, by the section's id. */
export const sectionLinks = {
  home: en.menu.home,
  about: en.about.title,
  experience: en.experience.experience,
  skills: en.skills.title,
  projects: en.projects.title,
  contact: en.menu.contact,
};

/** The menu of narrow screens, and of others on which the links do not fit into the header. */
export const menuOf = (page: Page, { header } = en) => {
  const hamburger = page.locator('header summary', { hasText: header.menu });
  const isOpen = () => hamburger.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  const menu = page.getByRole('banner').getByRole('navigation');
  const links = menu.getByRole('link');
  return {
    hamburger,
    menu,
    links,
    async expectOpen() {
      await expect(menu).toBeVisible();
      expect(await isOpen(), 'announced as open').toBe(true);
    },
    async expectClosed() {
      await expect(menu).toBeHidden();
      expect(await isOpen(), 'announced as open').toBe(false);
    },
  };
};
