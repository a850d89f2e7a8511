import { type Locator, type Page, test } from '@playwright/test';
import type { Words } from '../../../lib/words/words';
import { expect } from '../../owner/browser/support/fixtures';
import { scrollTo } from '../../owner/browser/support/page';

// The states of the page. Each has an accessibility tree and a picture. Those of the form are in
// form-states.ts.

/** An open page in one language. */
export interface Visit {
  page: Page;
  words: Words;
}

export interface State {
  /** Also the name of its files. */
  name: string;
  /** The width of the window in pixels; 1440 if it is left out. */
  width?: number;
  /** It changes several parts of the page, so its picture shows the whole window. */
  fillsWindow?: true;
  /** Brings a page into the state, and returns the part of the page that shows it. */
  enter: (visit: Visit) => Promise<Locator>;
}

/** Brings an open page into one state after the other, each at the place where it was opened. */
export async function inEachState(
  visit: Visit,
  states: readonly State[],
  expectState: (state: State, part: Locator) => Promise<void>,
): Promise<void> {
  const top = await visit.page.evaluate(() => scrollY);
  for (const state of states) {
    await test.step(state.name, async () => {
      await leaveState(visit.page);
      await scrollTo(visit.page, top);
      await visit.page.setViewportSize({ width: state.width ?? 1440, height: 900 });
      await expectState(state, await state.enter(visit));
    });
  }
}

/** Takes pointer and focus away, and closes the open lists. */
async function leaveState(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const each of document.querySelectorAll('details')) each.open = false;
  });
}

/** Opens the links of a narrow window, and returns them. */
async function openMenu({ page, words }: Visit): Promise<Locator> {
  await page.locator('header summary', { hasText: words.header.menu }).click();
  const menu = page.getByRole('navigation', { name: words.header.sections });
  await expect(menu.getByRole('link').first()).toBeFocused();
  return menu;
}

/** Opens the list that a button of this name shows, and returns its element. */
async function openDetails({ page }: Visit, name: string): Promise<Locator> {
  const button = page.locator('summary', { hasText: name }).filter({ visible: true }).first();
  await button.click();
  return page.locator('details[open]').filter({ has: button });
}

export const menuOpen: State = {
  name: 'menu-390',
  width: 390,
  fillsWindow: true,
  enter: openMenu,
};

/** The states of the header of every page, in an order in which they can follow each other. */
export const headerStates: readonly State[] = [
  // First, because Tab goes on from where the focus was before.
  {
    name: 'skip-link',
    async enter({ page, words }) {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.header.skip });
      await expect(skip).toBeFocused();
      return skip;
    },
  },
  {
    name: 'header-scrolled',
    async enter({ page }) {
      await scrollTo(page, 1000);
      return page.getByRole('banner');
    },
  },
  menuOpen,
  // Between two breakpoints.
  { name: 'menu-800', width: 800, fillsWindow: true, enter: openMenu },
];

/** The last state of a page, because the page stays dark. */
export const themeChosen: State = {
  name: 'theme-chosen',
  async enter({ page, words }) {
    const button = page.getByRole('button', { name: words.header.dark });
    await button.click();
    return button;
  },
};

/** The highlights of a project. */
export const highlightsOpen: State = {
  name: 'my-part',
  fillsWindow: true,
  enter: (visit) => openDetails(visit, visit.words.projects.highlights),
};

/** The headline after a press of its button, for visitors who have not asked for less motion. */
export const headlinePaused: State = {
  name: 'headline-paused',
  async enter({ page, words }) {
    await page.getByRole('button', { name: words.home.pause }).click();
    const play = page.getByRole('button', { name: words.home.play });
    await expect(play).toBeFocused();
    return page.locator('#home').filter({ has: play });
  },
};

/** The open list of languages, which a site with more than two has. */
export const languagesOpen: State = {
  name: 'languages',
  enter: (visit) => openDetails(visit, visit.words.facts.languages),
};
