import type { Locator, Page } from '@playwright/test';
import type { Words } from '../../../lib/words/words';
import {
  formOf,
  openForm,
  sample,
  serviceAddress,
  write,
} from '../../browser/support/contact-page';
import { expect } from '../../browser/support/fixtures';
import { hold, open } from '../../browser/support/page';

// The states of the page. Each has an accessibility tree and a picture.

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

const contactOf = (page: Page): Locator => page.locator('#contact form');

/** Opens the form, writes the sample message with a clock that stands still, and sends it. */
async function send({ page, url, words }: Visit): Promise<Locator> {
  await openForm(page, url);
  await write(page, {}, words.form);
  await formOf(page, words.form).submit.click();
  return contactOf(page);
}

/** The states of the header of every page. */
export const headerStates: readonly State[] = [
  { name: 'menu-390', width: 390, enter: openMenu },
  // Between two breakpoints.
  { name: 'menu-800', width: 800, enter: openMenu },
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
    name: 'theme-chosen',
    async enter({ page, url, words }) {
      await open(page, url);
      await page.getByRole('radio', { name: words.header.dark }).click();
      return page.getByRole('group', { name: words.header.theme });
    },
  },
];

/** The states of the form. */
export const formStates: readonly State[] = [
  {
    name: 'form-invalid',
    async enter({ page, url, words }) {
      await openForm(page, url);
      const { name, submit } = formOf(page, words.form);
      await submit.click();
      await expect(name).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-incomplete-address',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { email: 'ana@example' }, words.form);
      const { email, submit } = formOf(page, words.form);
      await submit.click();
      await expect(email).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-almost-full',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { message: 'a'.repeat(4999) }, words.form);
      await expect(formOf(page, words.form).message).toHaveAccessibleDescription(/999/);
      return contactOf(page);
    },
  },
  {
    name: 'form-too-long',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { message: 'Are you free in June? '.repeat(250) }, words.form);
      const { message, submit } = formOf(page, words.form);
      await submit.click();
      await expect(message).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-sending',
    async enter(visit) {
      await hold(visit.page, serviceAddress);
      const form = await send(visit);
      const { sending } = visit.words.form;
      await expect(form.getByRole('button', { name: sending })).toBeVisible();
      return form;
    },
  },
  {
    name: 'form-sent',
    async enter(visit) {
      const form = await send(visit);
      await expect(form.getByRole('status')).toContainText(sample.email);
      return form;
    },
  },
  ...(
    [
      ['form-not-confirmed', 503, 'unconfirmed'],
      ['form-out-of-order', 400, 'owner-must-fix'],
    ] as const
  ).map(([name, status, failure]) => ({
    name,
    async enter(visit: Visit) {
      await visit.page.route(serviceAddress, (route) => route.fulfill({ status }));
      const form = await send(visit);
      const [sentence] = visit.words.form.failures[failure].split('{');
      await expect(form.getByRole('status')).toContainText(sentence ?? '');
      return form;
    },
  })),
];

/** The states of the other parts of the template's page. */
export const partStates: readonly State[] = [
  {
    name: 'my-part',
    enter: (visit) => openDetails(visit, visit.words.projects.highlights),
  },
  {
    name: 'headline-paused',
    needsMotion: true,
    async enter({ page, url, words }) {
      await open(page, url);
      await page.getByRole('button', { name: words.home.pause }).click();
      const play = page.getByRole('button', { name: words.home.play });
      await expect(play).toBeFocused();
      return page.locator('#home').filter({ has: play });
    },
  },
];

/** The open list of languages, which a site with more than two has. */
export const languagesOpen: State = {
  name: 'languages',
  enter: (visit) => openDetails(visit, visit.words.facts.languages),
};

/** The open list of further projects, which a site with more than twelve has. */
export const furtherProjectsOpen: State = {
  name: 'further-projects',
  async enter(visit) {
    const { further, showMore } = visit.words.projects;
    const [, button = ''] = showMore.other.split('{count}');
    await openDetails(visit, button);
    return visit.page.getByRole('list', { name: further });
  },
};
