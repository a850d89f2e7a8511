/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Project, Skill } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { project } from '../../contents/minimal';
import { Section } from '../../support/section';
import { textsIn, titlesIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../support/mocks/picture'));

const show = (projects: Project[], skills: Skill[] = []) =>
  render(<Section id="projects" projects={projects} skills={skills} />);

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

test('projects without a picture are below those with one, featured or not', () => {
  const bare = (title: string, featured = false) => project({ title, featured, image: undefined });
  const pictured = (title: string, featured = false) => project({ title, featured });
  show([bare('D'), bare('B', true), pictured('C'), pictured('A', true)]);
  expect(titlesIn(document.body)).toEqual(['A', 'B', 'C', 'D']);
});

test('a featured project with a logo as its picture stands below those with a large one', () => {
  const withImage = (title: string, src: string) =>
    project({ title, featured: true, image: { src, alt: `Picture of ${title}` } });
  show([withImage('Ant', '/images/logo.png'), withImage('Bee', '/images/bee.png')]);
  expect(titlesIn(document.body)).toEqual(['Bee', 'Ant']);
  expect(screen.getByRole('img', { name: 'Picture of Ant' })).toBeVisible();
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

test('a press on a picture follows the first link, which screen readers and Tab meet once', () => {
  show([project({ demoLink: undefined, title: 'Ant' }), project({ title: 'Bee', featured: true })]);
  const { repoLink = '', demoLink = '' } = project();
  for (const [href, title] of [
    [repoLink, 'Ant'],
    [demoLink, 'Bee'],
  ] as const) {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
    const ofProject = links.filter((link) => link.closest('li[id]')?.textContent?.includes(title));
    expect(ofProject.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    expect(ofProject[0]?.parentElement?.querySelector('img')).toBeVisible();
    expect(ofProject[0]).toHaveAttribute('target', '_blank');
  }
  expect(screen.getAllByRole('link', { name: /Bee/ })).toHaveLength(2);
});

test('rows have a column for each fact that any of them has, and short rows stand side by side', () => {
  const row = (changes: Partial<Project>) =>
    project({ image: undefined, demoLink: undefined, repoLink: undefined, tags: [], ...changes });
  const columnsOf = (...projects: Project[]) => {
    const { container, unmount } = show(projects);
    const columns = container.querySelector<HTMLElement>('[style*=--columns]')?.style;
    const names = columns?.getPropertyValue('--columns').match(/\w+(?=\])/g);
    unmount();
    return names?.join(' ');
  };
  const text = { description: 'A text that has more than fifty characters, so that it wraps.' };
  expect(columnsOf(row(text), row(text))).toBe('title text');
  expect(columnsOf(row({ ...text, period: '2021' }), row(text))).toBe('period title text');
  const linked = { description: undefined, demoLink: 'https://example.com', location: 'Laguna' };
  expect(columnsOf(row(linked))).toBe('title facts links');
  expect(columnsOf(row({}), row({ period: '2021' }))).toBeUndefined();
  const description = `For the [school](https://example.com/${'a'.repeat(50)}).`;
  expect(columnsOf(row({ description }))).toBeUndefined();
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
    within(listBelow(name)).getAllByRole('heading', { level: 4 }).flatMap(textsIn);
  const headings = () => screen.getAllByRole('heading', { level: 3 }).flatMap(textsIn);
  expect(headings()).toEqual(['Ant', 'Cat', 'Hackathons']);
  expect(titlesBelow('Hackathons')).toEqual(['Bee', 'Dog']);
  rerender(<Section id="projects" projects={[inGroup('Bee', 'Hackathons'), ...projects]} />);
  expect(headings()).toEqual(['Hackathons', en.projects.more]);
  const featured = { ...inGroup('Eel', 'Hackathons'), featured: true };
  rerender(
    <Section id="projects" projects={[inGroup('Bee', 'Hackathons'), ...projects, featured]} />,
  );
  expect(headings()).toEqual(['Eel', 'Hackathons', en.projects.more]);
  expect(titlesBelow(en.projects.more)).toEqual(['Ant', 'Cat']);
});
