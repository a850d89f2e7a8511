import { render, screen, within } from '@testing-library/react';
import type { Project, Skill } from '@/lib/content/schema';
import { project } from '../../fixtures/entries';
import { Section } from '../../support/section';
import { textsIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));

const show = (projects: Project[], skills: Skill[] = []) =>
  render(<Section id="projects" projects={projects} skills={skills} />);
const titlesIn = (list: HTMLElement | undefined) =>
  within(list ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
/** The list directly below the title of the section. */
const firstList = () => screen.getAllByRole('list')[0];

test('a card shows title, picture, period, role, description, tags and every link', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: 'portfolio' });
  const links = {
    demoLink: 'https://example.com/a b?c=#d',
    videoLink: 'https://example.com/video',
    repoLink: 'https://example.com/source',
    // The owner writes a file's name as it is in the folder, which macOS decomposes.
    apkLink: '/my app #2 (100%)? n\u0303.apk',
  };
  const period = { from: '2023-03', to: '2023-05' };
  const tags = ['c', 'Engines', ' engines'];
  show([project({ ...links, period, role: 'Design', tags })], [{ name: 'C++' }, { name: 'C' }]);

  expect(screen.getByRole('img', { name: /^Crypt The Prices: a price chart/ })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Technologies used in Crypt The Prices' });
  expect(textsIn(list)).toEqual(['c', 'Engines']);
  const [, ...texts] = textsIn(screen.getByRole('region', { name: 'Projects' }));
  expect(texts.slice(0, 2)).toEqual(['Crypt The Prices', 'Mar 2023 – May 2023']);
  expect(texts.slice(2, 4)).toEqual(['Design', project().description]);
  const nameOf = (kind: string) => `Crypt The Prices: ${kind} (opens in a new tab)`;
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['c', '#skill-c'],
    [nameOf('Live demo'), links.demoLink],
    [nameOf('Video'), links.videoLink],
    [nameOf('Source code'), links.repoLink],
    [nameOf('Android app'), '/portfolio/my%20app%20%232%20(100%25)%3F%20%C3%B1.apk'],
  ]);
});

test('highlights are folded behind a summary with the project’s name; a featured card shows the first', () => {
  show([
    project({ highlights: ['Matched synonyms.', 'Halved the wait.'] }),
    project({ title: 'Kelp', highlights: ['Won a prize.'], featured: true }),
    project({ title: 'Tide' }),
  ]);

  expect(screen.getByText('Won a prize.')).toBeVisible();
  const summary = screen.getByText('My part');
  expect(summary.tagName).toBe('SUMMARY');
  expect(summary).toHaveTextContent('Crypt The Prices: My part');
  expect(screen.getByText('Matched synonyms.')).not.toBeVisible();
  expect(screen.getByText('Halved the wait.').closest('details')).not.toHaveAttribute('open');
});

test('a minimal card has no summary, list or link, and screen readers skip its cover', () => {
  show([{ title: 'Tide table', description: 'Says when.', tags: [], highlights: [] }]);

  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  const [cover] = screen.getAllByText('Tide table');
  expect(cover?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('featured projects have a list of their own; both lists keep the owner’s order', () => {
  const { unmount } = show([
    project({ title: 'Zebra', featured: true }),
    project({ title: 'Yak' }),
    project({ title: 'Ant', featured: true }),
    project({ title: 'Bee', featured: false }),
  ]);

  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Featured Projects');
  // Its name is not the title, because other projects are in it, too.
  expect(screen.getByRole('region')).toHaveAccessibleName('Projects');
  expect(titlesIn(firstList())).toEqual(['Zebra', 'Ant']);
  expect(titlesIn(screen.getByRole('list', { name: 'More projects' }))).toEqual(['Yak', 'Bee']);
  unmount();
  show([project(), project({ title: 'Bee' })]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Projects$/);
  expect(titlesIn(firstList())).toEqual(['Crypt The Prices', 'Bee']);
});
