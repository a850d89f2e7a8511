import type { Locator, Page } from '@playwright/test';
import { en } from '../../../lib/words/en';
import { fill } from '../../../lib/words/words';
import { content as sampleContent } from '../../../template/content';

/** A kind of control or card of the template's page. */
export interface Control {
  /** What a failed test calls it. */
  name: string;
  /** What a visitor points at or tabs to. */
  control: (page: Page) => Locator;
  /** What the picture shows, if it is more than the control. */
  shown?: (page: Page) => Locator;
  /** The width of the window in pixels; 1440 if it is left out. */
  width?: number;
  /** In which colors it is shown, besides those of the light theme. */
  also?: readonly ('dark' | 'forced-colors')[];
}

const [featured] = sampleContent.projects;
const [job] = sampleContent.experience.filter(({ role }) => role === 'Lead Developer');
const title = featured?.title ?? '';
const profile = sampleContent.contact.social[0]?.name;

const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
const linkIn = (region: string) => (page: Page) =>
  page.getByRole('region', { name: region }).getByRole('link').first();
const listOf = (name: string) => (page: Page) => page.getByRole('list', { name, exact: true });
const linkOf = (name: string) => (page: Page) => listOf(name)(page).getByRole('link').first();
const tags = fill(en.projects.tags, { title });
const skillsOfJob = fill(en.experience.skillsUsed, { role: job?.role ?? '' });
const project = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const controls: readonly Control[] = [
  { name: 'brand', control: (page) => page.getByRole('banner').getByRole('link').first() },
  {
    name: 'header-link',
    control: (page) => page.getByRole('banner').getByRole('link', { name: en.skills.title }),
    also: ['dark', 'forced-colors'],
  },
  {
    name: 'theme',
    control: (page) => page.getByRole('button', { name: en.header.dark }),
    also: ['dark', 'forced-colors'],
  },
  {
    name: 'menu-button',
    width: 390,
    control: (page) => page.locator('header summary', { hasText: en.header.menu }),
  },
  { name: 'primary-button', control: link(en.home.work), also: ['dark', 'forced-colors'] },
  { name: 'quiet-button', control: link(en.home.cv), also: ['dark', 'forced-colors'] },
  { name: 'skill-of-a-job', control: linkOf(skillsOfJob), shown: listOf(skillsOfJob) },
  { name: 'place-of-a-skill', control: linkIn(en.skills.title), also: ['dark'] },
  { name: 'tag', control: linkOf(tags), shown: listOf(tags), also: ['dark'] },
  {
    name: 'project-link',
    control: (page) =>
      project(page)
        .getByRole('link', { name: `${title}: ` })
        .first(),
    also: ['dark'],
  },
  {
    name: 'my-part',
    control: (page) => project(page).locator('summary', { hasText: en.projects.highlights }),
    also: ['dark'],
  },
  { name: 'project-card', control: project },
  { name: 'address', control: link(sampleContent.contact.email ?? '') },
  {
    name: 'profile',
    control: (page) =>
      page.getByRole('region', { name: en.contact.title }).getByRole('link', { name: profile }),
  },
  { name: 'save-contact', control: link(en.contact.save) },
  {
    name: 'field',
    control: (page) => page.getByRole('textbox', { name: en.form.name, exact: true }),
  },
  {
    name: 'send-button',
    control: (page) => page.getByRole('button', { name: en.form.idle }),
    also: ['forced-colors'],
  },
  { name: 'footer-profile', control: linkOf(en.footer.social) },
  { name: 'back-to-top', control: link(en.footer.top) },
];
