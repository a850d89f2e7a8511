import { render, screen, within } from '@testing-library/react';
import { Projects } from '@/components/sections/Projects';
import type { Project } from '@/lib/content/schema';
import { project, site } from '../../fixtures/entries';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const links = {
  demoLink: 'https://example.com/demo',
  videoLink: 'https://example.com/video',
  repoLink: 'https://example.com/source',
  apkLink: '/app.apk',
};

test('shows title, description, picture and tags of a project', () => {
  render(<Projects site={site} skills={[]} projects={[project()]} />);

  const region = screen.getByRole('region', { name: 'Projects' });
  expect(within(region).getByRole('heading', { level: 3, name: 'Arkha' })).toBeInTheDocument();
  expect(within(region).getByText('Compares a résumé with a job post.')).toBeInTheDocument();
  expect(within(region).getByRole('img', { name: 'Arkha: a match report' })).toBeInTheDocument();
  const tags = within(region).getByRole('list', { name: 'Technologies used in Arkha' });
  expect(within(tags).getByText('Python')).toBeInTheDocument();
});

test.each<[string, Partial<Project>, string[]]>([
  ['every link', links, ['Live demo', 'Video', 'Source code', 'Android app']],
  [
    'demo and source',
    { demoLink: links.demoLink, repoLink: links.repoLink },
    ['Live demo', 'Source code'],
  ],
  [
    'video and app',
    { videoLink: links.videoLink, apkLink: links.apkLink },
    ['Video', 'Android app'],
  ],
  ['no link', {}, []],
])('a project with %s shows just that, named for the project', (_, given, labels) => {
  render(<Projects site={site} skills={[]} projects={[project(given)]} />);

  const shown = screen.queryAllByRole('link');
  expect(shown.map((link) => link.textContent)).toEqual(labels.map((label) => `Arkha: ${label}`));
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(Object.values(given));
  for (const link of shown) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a project with neither links nor tags has no empty list', () => {
  render(<Projects site={site} skills={[]} projects={[project({ tags: [] })]} />);

  const [, ...inner] = screen.getAllByRole('list');
  expect(inner).toEqual([]);
});

test('featured projects stand apart from the others', () => {
  const projects = [
    project({ title: 'Small' }),
    project({ title: 'Big', featured: true }),
    project({ title: 'Smaller', featured: false }),
  ];
  render(<Projects site={site} skills={[]} projects={projects} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Featured Projects');
  expect(titlesIn(screen.getByRole('list', { name: 'Featured projects' }))).toEqual(['Big']);
  expect(titlesIn(screen.getByRole('list', { name: 'More projects' }))).toEqual([
    'Small',
    'Smaller',
  ]);
});

test('both kinds of projects keep the order in which the owner wrote them', () => {
  const projects = [
    project({ title: 'Zebra', featured: true }),
    project({ title: 'Yak' }),
    project({ title: 'Ant', featured: true }),
    project({ title: 'Bee' }),
    project({ title: 'Moth', featured: true }),
  ];
  render(<Projects site={site} skills={[]} projects={projects} />);

  const featured = screen.getByRole('list', { name: 'Featured projects' });
  expect(titlesIn(featured)).toEqual(['Zebra', 'Ant', 'Moth']);
  expect(titlesIn(screen.getByRole('list', { name: 'More projects' }))).toEqual(['Yak', 'Bee']);
});

test('with featured projects only there is no empty second list', () => {
  render(<Projects site={site} skills={[]} projects={[project({ featured: true })]} />);

  expect(screen.getByRole('list', { name: 'Featured projects' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'More projects' })).not.toBeInTheDocument();
});

test('with none featured the heading does not say so', () => {
  render(<Projects site={site} skills={[]} projects={[project()]} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Projects$/);
  expect(titlesIn(screen.getByRole('list', { name: 'All projects' }))).toEqual(['Arkha']);
});

test('all of sixty projects are in the page, each with an id of its own', () => {
  const projects = Array.from({ length: 60 }, (_, index) => project({ title: `App ${index}` }));
  const { container } = render(<Projects site={site} skills={[]} projects={projects} />);

  // Those in a closed <details> are in the page, but hidden from the accessibility tree.
  const titles = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(titles).toHaveLength(60);
  const ids = [...container.querySelectorAll('[id^="project-"]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
});

test('titles that read alike still get different ids', () => {
  const projects = [project({ title: 'C++ Notes' }), project({ title: 'C++ notes!' })];
  const { container } = render(<Projects site={site} skills={[]} projects={projects} />);

  const ids = [...container.querySelectorAll('[id^="project-"]')].map(({ id }) => id);
  expect(ids).toEqual(['project-c-plus-plus-notes', 'project-c-plus-plus-notes-2']);
});

test('without projects there is no heading over nothing', () => {
  const { container } = render(<Projects site={site} skills={[]} projects={[]} />);

  expect(container).toBeEmptyDOMElement();
});
