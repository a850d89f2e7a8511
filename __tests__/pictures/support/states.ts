import type { Locator, Page } from '@playwright/test';
import type { Words } from '../../../lib/words/words';
import { expect } from '../../owner/browser/support/fixtures';
import { open, scrollTo } from '../../owner/browser/support/page';

// The states of the page. Each has an accessibility tree and a picture. Those of the form are in
// form-states.ts.

/** A page of a site in one language. */
export interface Visit {
  page: Page;
  /** Its address; it ends with a slash. */
  url: string;
  words: Words;
}

export interface State {
  /** Also the name of its files. */
  name: string;
  /** The width of the window in pixels; 1440 if it is left out. */
  width?: number;
  /** It exists only for visitors who have not asked for less motion. */
  needsMotion?: true;
  /** It changes several parts of the page, so its picture shows the whole window. */
  fillsWindow?: true;
  /** Brings a page into the state, and returns the part of the page that shows it. */
  enter: (visit: Visit) => Promise<Locator>;
}

/** Opens the links of a narrow window, and returns them. */
async function openMenu({ page, url, words }: Visit): Promise<Locator> {
  await open(page, url);
  await page.locator('header summary', { hasText: words.header.menu }).click();
  const menu = page.getByRole('navigation', { name: words.header.sections });
  await expect(menu.getByRole('link').first()).toBeFocused();
  return menu;
}

/** Opens the list that a button of this name shows, and returns its element. */
async function openDetails({ page, url }: Visit, name: string): Promise<Locator> {
  await open(page, url);
  const button = page.locator('summary', { hasText: name }).filter({ visible: true }).first();
  await button.click();
  return page.locator('details[open]').filter({ has: button });
}

/** The states of the header of every page. */
export const headerStates: readonly State[] = [
  { name: 'menu-390', width: 390, fillsWindow: true, enter: openMenu },
  // Between two breakpoints.
  { name: 'menu-800', width: 800, fillsWindow: true, enter: openMenu },
  {
    name: 'skip-link',
    async enter({ page, url, words }) {
      await open(page, url);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.header.skip });
      await expect(skip).toBeFocused();
      return skip;
    },
  },
  {
    name: 'header-scrolled',
    async enter({ page, url }) {
      await open(page, url);
      await scrollTo(page, 1000);
      return page.getByRole('banner');
    },
  },
  {
    name: 'theme-chosen',
    async enter({ page, url, words }) {
      await open(page, url);
      await page.getByRole('radio', { name: words.header.dark }).click();
      return page.getByRole('group', { name: words.header.theme });
    },
  },
];

/** The headline after a press of its button. */
export const headlinePaused: State = {
  name: 'headline-paused',
  needsMotion: true,
  async enter({ page, url, words }) {
    await open(page, url);
    await page.getByRole('button', { name: words.home.pause }).click();
    const play = page.getByRole('button', { name: words.home.play });
    await expect(play).toBeFocused();
    return page.locator('#home').filter({ has: play });
  },
};

/** The states of the other parts of the template's page. */
export const partStates: readonly State[] = [
  {
    name: 'my-part',
    fillsWindow: true,
    enter: (visit) => openDetails(visit, visit.words.projects.highlights),
  },
  headlinePaused,
];

/** The open list of languages, which a site with more than two has. */
export const languagesOpen: State = {
  name: 'languages',
  enter: (visit) => openDetails(visit, visit.words.facts.languages),
};
