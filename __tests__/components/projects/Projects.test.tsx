/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Project, Skill } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { project } from '../../fixtures/entries';
import { setUpMedia } from '../../support/mocks/media';
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
/** Whether the projects of a list are cards, which stand in a grid. Rows of an index do not. */
const areCards = (list: HTMLElement) => getComputedStyle(list).display === 'grid';

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

test.each(['#projects', '#project-данные'])(
  'the pictures load when a link to %s gets the pointer or the focus',
  async (address) => {
    const image = { src: '/images/arkha.png', alt: 'A report' };
    show([project({ title: 'Данные', image })]);
    const links = render(
      <>
        <a href="#about">About</a>
        <a href={`/es/${address}`}>Trabajo</a>
        <a href={address}>Work</a>
      </>,
    );
    const picture = screen.getByRole('img');
    await userEvent.hover(links.getByRole('link', { name: 'About' }));
    await userEvent.hover(links.getByRole('link', { name: 'Trabajo' }));
    expect(picture).not.toHaveProperty('loading', 'eager');
    await userEvent.hover(links.getByRole('link', { name: 'Work' }));
    expect(picture).toHaveProperty('loading', 'eager');
  },
);

test('projects are cards if at least half of them have a picture, and else an index', () => {
  const image = { src: '/images/arkha.png', alt: 'A report' };
  const areShownAsCards = (...projects: Project[]) => {
    const { unmount } = show([project({ title: 'Large', featured: true }), ...projects]);
    const result = areCards(listBelow(en.projects.more));
    unmount();
    return result;
  };
  const [pictured, bare] = [project({ image }), project({ title: 'Bare', image: undefined })];
  expect(areShownAsCards(pictured)).toBe(true);
  expect(areShownAsCards(pictured, bare)).toBe(true);
  expect(areShownAsCards(pictured, bare, bare)).toBe(false);
  expect(areShownAsCards(bare)).toBe(false);
});

test('featured projects have a list of their own, and the section a name that fits all', () => {
  const one = project({ title: 'Bee' });
  const ant = project({ title: 'Ant', featured: true });
  const others = () => listBelow(en.projects.more);
  const { rerender } = show([one, ant]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(en.projects.featuredTitle);
  expect(screen.getByRole('region')).toHaveAccessibleName(en.projects.title);
  expect(titlesIn(others())).toEqual(['Bee']);
  // One project beside a featured one is a card, as two are.
  expect(areCards(others())).toBe(true);
  rerender(<Section id="projects" projects={[one, project(), ant]} />);
  expect(areCards(others())).toBe(true);
  rerender(<Section id="projects" projects={[one, project()]} />);
  // Without featured projects, the title of the section is their heading.
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(en.projects.title);
  expect(screen.queryByRole('heading', { name: en.projects.more })).toBeNull();
  cleanup();
  // A single card is like a featured one.
  show([project({ highlights: ['Won a prize.'] })]);
  expect(screen.getByText('Won a prize.')).toBeVisible();
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
  const sizes = { Apps: 10, Hackathons: 4, Articles: 2 };
  const projects = Object.entries(sizes).flatMap(([group, size]) =>
    Array.from({ length: size }, (_, index) => project({ title: `${group} ${index}`, group })),
  );
  // A featured project is above the groups, and no part of "Show more".
  projects.push(project({ title: 'Featured', featured: true }));
  document.body.innerHTML = renderToStaticMarkup(<Section id="projects" projects={projects} />);
  const details = document.querySelector('details') as HTMLElement;
  const [summary, rest] = [within(details).getByText('Show 4 more projects'), within(details)];
  // The list is exported open.
  expect(summary).not.toBeVisible();
  expect(within(details).getByText(en.projects.showLess)).toBeVisible();
  expect(textsIn(rest.getByRole('list', { name: en.projects.further }))).toContain('Hackathons 2');
  expect(rest.getByRole('heading', { level: 3 })).toHaveTextContent('Articles');
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Featured', ...Object.keys(sizes)]);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(16);
});

test('every project is on the page, however many there are; "Show more" says how many it shows', () => {
  for (let count = 1; count <= 15; count += 1) {
    const titles = Array.from({ length: count }, (_, index) => `Project ${index}`);
    const projects = titles.map((title) => project({ title }));
    document.body.innerHTML = renderToStaticMarkup(<Section id="projects" projects={projects} />);
    expect(titlesIn(document.body)).toEqual(titles);
  }
  expect(screen.getByText('Show 3 more projects')).toBeInTheDocument();
  const lastList = screen.getByRole('list', { name: en.projects.further });
  expect(titlesIn(lastList)).toEqual(['Project 12', 'Project 13', 'Project 14']);
});

test('the pictures of featured projects change sides, also past a project without one', () => {
  const image = { src: '/images/arkha.png', alt: 'A report' };
  const pictures = [image, undefined, image, image];
  const projects = pictures.map((each) => project({ image: each, featured: true }));
  document.body.innerHTML = renderToStaticMarkup(<Section id="projects" projects={projects} />);
  // The rules of the class apply only to wide windows, and jsdom has no width.
  const areMirrored = screen
    .getAllByRole('img')
    .map((each) => each.closest('li')?.classList.contains('mirrored'));
  expect(areMirrored).toEqual([false, true, false]);
});
