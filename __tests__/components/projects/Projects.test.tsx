/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Project, Skill } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { project } from '../../contents/entries';
import { setUpMedia } from '../../support/mocks/match-media';
import { Section } from '../../support/section';
import { textsIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../support/mocks/picture'));

beforeEach(setUpMedia);

const show = (projects: Project[], skills: Skill[] = []) =>
  render(<Section id="projects" projects={projects} skills={skills} />);
const titlesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('li :is(h3, h4)')].map(({ textContent }) => textContent);
/** The list below the heading of a group. */
const listBelow = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).nextElementSibling as HTMLElement;
// generated-files.test.ts compares the order of all fields.
test('a card shows each technology once, links skills, and says where its other links lead', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: 'portfolio' });
  const links = {
    demoLink: 'https://example.com/a b?c=#d',
    videoLink: 'https://example.com/video',
    repoLink: 'https://example.com/source',
    // The owner writes a file's name as it is in the folder, which macOS decomposes.
    apkLink: '/my app #2 (100%)? n\u0303.apk',
    links: [
      { name: 'Case study', href: '/case study.pdf' },
      { name: 'Talk', href: '/my talk/' },
    ],
  };
  const tags = ['c', 'Engines', ' engines'];
  show([project({ ...links, tags })], [{ name: 'C++' }, { name: 'C' }]);

  const list = screen.getByRole('list', { name: 'Technologies used in Crypt The Prices' });
  expect(textsIn(list)).toEqual(['c', 'Engines']);
  const nameOf = (kind: string) => `Crypt The Prices: ${kind} (opens in a new tab)`;
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['c', '#skill-c'],
    [nameOf('Live demo'), links.demoLink],
    [nameOf('Video'), links.videoLink],
    [nameOf('Source code'), links.repoLink],
    [nameOf('Android app'), '/portfolio/my%20app%20%232%20(100%25)%3F%20%C3%B1.apk'],
    [nameOf('Case study'), '/portfolio/case%20study.pdf'],
    [nameOf('Talk'), '/portfolio/my%20talk/'],
  ]);
});

test('a long result is in smaller letters; the addresses of its links do not count', () => {
  const long = 'x'.repeat(140);
  const results = [long, `[${long}](https://example.com)`, `${long}!`];
  show(results.map((result) => project({ highlights: [result], featured: true })));
  const sizes = screen
    .getAllByText(/^x{140}!?$/)
    .map((each) => getComputedStyle(each.closest('strong') ?? each).fontSize);
  expect(sizes).toEqual(['var(--text-xl)', 'var(--text-xl)', 'var(--text-lg)']);
});

test('projects without a picture are below those with one, featured or not', () => {
  const bare = (title: string, featured = false) => project({ title, featured, image: undefined });
  const pictured = (title: string, featured = false) => project({ title, featured });
  show([bare('D'), bare('B', true), pictured('C'), pictured('A', true)]);
  expect(titlesIn(document.body)).toEqual(['A', 'B', 'C', 'D']);
});

test('a row names the organization and the place, and else the technologies', () => {
  const row = { image: undefined, role: 'Lead', location: 'Laguna', tags: ['React'] };
  const places = ['HackNordic', undefined].map((organization) => {
    const { unmount } = show([project({ ...row, period: '2021', organization })]);
    const texts = textsIn(screen.getByText('Lead').parentElement?.parentElement as HTMLElement);
    expect(screen.getByText('2021')).toBeVisible();
    unmount();
    return texts;
  });
  expect(places).toEqual([
    ['Lead', 'HackNordic', 'Laguna'],
    ['Lead', 'Laguna', 'React'],
  ]);
});

test('featured projects have a list of their own, and the section a name that fits all', () => {
  const one = project({ title: 'Bee' });
  const ant = project({ title: 'Ant', featured: true });
  const { rerender } = show([one, ant]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(en.projects.featuredTitle);
  expect(screen.getByRole('region')).toHaveAccessibleName(en.projects.title);
  expect(titlesIn(listBelow(en.projects.more))).toEqual(['Bee']);
  rerender(<Section id="projects" projects={[one, project()]} />);
  // Without featured projects, the title of the section is their heading.
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(en.projects.title);
  expect(screen.queryByRole('heading', { name: en.projects.more })).toBeNull();
});

test('each group has a heading, and stands where its first project is in the file', () => {
  const inGroup = (title: string, group?: string) => project({ title, group });
  const projects = [inGroup('Ant'), inGroup('Bee', 'Hackathons'), inGroup('Cat')];
  const { rerender } = show([...projects, inGroup('Dog', ' hackathons ')]);
  const titlesBelow = (name: string) =>
    within(listBelow(name))
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
  const headings = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Ant', 'Cat', 'Hackathons']);
  expect(titlesBelow('Hackathons')).toEqual(['Bee', 'Dog']);
  const featured = { ...inGroup('Eel', 'Hackathons'), featured: true };
  rerender(
    <Section id="projects" projects={[inGroup('Bee', 'Hackathons'), ...projects, featured]} />,
  );
  expect(headings()).toEqual(['Eel', 'Hackathons', en.projects.more]);
  expect(titlesBelow(en.projects.more)).toEqual(['Ant', 'Cat']);
});

test('"Show more" continues a group, and has the headings of the groups after it', () => {
  const sizes = { Apps: 18, Hackathons: 4, Articles: 2 };
  const projects = Object.entries(sizes).flatMap(([group, size]) =>
    Array.from({ length: size }, (_, index) => project({ title: `${group} ${index}`, group })),
  );
  // A featured project is above the groups, and no part of "Show more".
  projects.push(project({ title: 'Featured', featured: true }));
  show(projects);
  const details = screen.getByRole('group');
  const rest = within(details);
  expect(rest.getByText('Show 4 more projects')).toBeVisible();
  expect(rest.getByText(en.projects.showLess)).not.toBeVisible();
  expect(titlesIn(details)).toEqual(['Hackathons 2', 'Hackathons 3', 'Articles 0', 'Articles 1']);
  expect(rest.getByText('Articles')).toHaveProperty('tagName', 'H3');
  expect(rest.getByText('Hackathons 2')).toHaveProperty('tagName', 'H4');
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Featured', ...Object.keys(sizes)]);
});

test.each([1, 20, 21, 23])('all of %i projects are on the page, in their order', (count) => {
  const titles = Array.from({ length: count }, (_, index) => `Project ${index}`);
  show(titles.map((title) => project({ title })));
  expect(titlesIn(document.body)).toEqual(titles);
  const shown = titles.filter((title) => !screen.getByText(title).closest('details'));
  expect(shown).toHaveLength(Math.min(count, 20));
});

// Firefox before 139 does not do this itself.
test('"Show more" opens for an address that leads to a project in it', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const titles = Array.from({ length: 21 }, (_, index) => `House ${index}`);
  show(titles.map((title) => project({ title })));
  const details = screen.getByRole('group');
  const goTo = (id: string) => {
    location.hash = id;
    return new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  };
  await goTo('#project-house-0');
  expect(details).not.toHaveAttribute('open');
  await goTo('#project-house-20');
  expect(details).toHaveAttribute('open');
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
    document.getElementById('project-house-20'),
  ]);
});
