/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { experience, project, skill } from '../../fixtures/entries';
import type { Changes } from '../../support/changes';
import { setUpMedia } from '../../support/mocks/media';
import { Section } from '../../support/section';
import { lettersIn, textsIn } from '../../support/texts';

jest.mock('@/components/ui/Logo', () => jest.requireActual('../../support/mocks/picture'));
beforeEach(setUpMedia);

const showSkills = (shown: Changes) => render(<Section id="skills" {...shown} />);
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('skills show their level as text and bar, and a letter or emoji instead of a missing image', () => {
  showSkills({
    skills: [skill(), { name: 'écriture' }, { name: '🇵🇭' }, { name: '.', level: 0 }],
  });

  const items = screen.getAllByRole('listitem');
  expect(items.map(textsIn)).toEqual([['React', '90%'], ['écriture'], ['🇵🇭'], ['.', '0%']]);
  // Without groups there is no other heading.
  expect(headings(3)).toEqual(['React', 'écriture', '🇵🇭', '.']);
  expect(items.map(lettersIn)).toEqual([[], ['É'], ['🇵🇭'], ['.']]);
  // Screen readers read the level of the bar, so they skip the text.
  expect(screen.getByText('90%').closest('[aria-hidden="true"]')).not.toBeNull();
  const meter = screen.getByRole('meter', { name: 'React: Proficiency' });
  expect(meter).toHaveAttribute('aria-valuenow', '90');
  expect(meter).toHaveAttribute('aria-valuetext', '90%');
  expect(meter.firstElementChild).toHaveStyle({ width: '90%' });
});

/** How the first list of skills arranges them. */
const layoutOf = (...skills: Content['skills']) => {
  const { unmount } = showSkills({ skills });
  const [list] = screen.getAllByRole('list');
  const { columns, gridTemplateColumns } = getComputedStyle(list as HTMLElement);
  unmount();
  if (columns !== '') return 'columns';
  return gridTemplateColumns === '' ? 'below each other' : 'grid';
};

test('skills with levels are below each other up to 16, and a grid from 17 on, also in groups', () => {
  const layoutOfMany = (count: number, groups: number) =>
    layoutOf(
      ...Array.from({ length: count }, (_, index) =>
        skill({ name: `${index}`, group: `${index % groups}` }),
      ),
    );
  expect(layoutOfMany(16, 1)).toBe('below each other');
  expect(layoutOfMany(16, 4)).toBe('below each other');
  expect(layoutOfMany(17, 1)).toBe('grid');
  expect(layoutOfMany(17, 4)).toBe('grid');
});

test('skills are a grid if only some have levels, and columns if none has', () => {
  const [react, ada] = [skill(), { name: 'Ada' }];
  expect(layoutOf(react)).toBe('below each other');
  expect(layoutOf(react, ada)).toBe('grid');
  expect(layoutOf(skill({ image: undefined }), ada)).toBe('grid');
  expect(layoutOf(ada)).toBe('columns');
  expect(layoutOf(skill({ level: undefined }), ada)).toBe('columns');
});

test('skills have bars for their uses if none has a level and at least half of them are used', () => {
  const used = [{ name: 'React' }, { name: 'C' }];
  const showUsed = (...others: string[]) =>
    showSkills({
      skills: [...used, ...others.map((name) => ({ name }))],
      projects: [project({ tags: ['C'] }), project({ title: 'Devpulse', tags: ['C', 'React'] })],
      experience: [experience({ skills: ['C'] })],
    });
  const { unmount } = showUsed('Ada', 'Go');
  expect(screen.getByText(en.skills.usesNote)).toBeVisible();
  const meters = screen.getAllByRole('meter');
  expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual([
    'C: Uses',
    'React: Uses',
  ]);
  expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual(['3', '1']);
  const also = screen.getByRole('list', { name: en.skills.also });
  expect(textsIn(also)).toEqual(['Ada', 'Go']);
  unmount();
  // Two of five.
  showUsed('Ada', 'Go', 'Zig');
  expect(screen.queryByRole('meter')).toBeNull();
  expect(headings(3)).toEqual(['React', 'C', 'Ada', 'Go', 'Zig']);
});

test('skills are grouped in the owner’s order, those without a group last', () => {
  const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: ' frontend' };
  showSkills({ skills: Object.entries(grouped).map(([name, group]) => ({ name, group })) });

  expect(headings(3)).toEqual(['Frontend', 'Backend', en.skills.ungrouped]);
  expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
});

test('skills link to their projects, and show employers and notes', () => {
  const tags = [' java ', 'React', 'C++', 'C#'];
  const projects = [project(), project({ title: 'Devpulse', tags })];
  const lantern = 'lantern labs collective ';
  const jobs = [
    experience(),
    experience({ company: lantern }),
    // A company with the name of its product.
    experience({ company: 'devpulse' }),
    experience({ company: 'Bayside', skills: ['C'] }),
  ];
  const skills = [
    { name: 'React' },
    { name: 'Java' },
    { name: 'C', note: 'Coursework' },
    { name: 'Ada', note: 'At school' },
  ];
  showSkills({ skills, projects, experience: jobs });

  // A short name stays on one line.
  const [crypt, devpulse] = ['Crypt\u00a0The\u00a0Prices', 'Devpulse'];
  expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
    ['React', '3', 'Used in', crypt, 'and', devpulse, ', and at', 'Lantern Labs Collective'],
    ['Java', '1', 'Used in', devpulse],
    ['C', '1', 'Used at', 'Bayside', 'Coursework'],
    ['Ada', '(At school)'],
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#project-crypt-the-prices', '#project-devpulse', '#project-devpulse']);

  cleanup();
  const many = [...'abcdefg'].map((title) => project({ title }));
  const employers = many.map(({ title }) => experience({ company: `at ${title}` }));
  showSkills({ skills: [{ name: 'React', level: 50 }], projects: many, experience: employers });
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByText(/^Used in/)).toHaveTextContent(
    'Used in a, b, c, d, e, and 2 more, and at at a, at b, at c, at d, at e, and 2 more',
  );
});

test('skills have the logo for their name, the one that `image` names, or none', () => {
  const names = ['Next.js', 'C++', 'CSS (Grid)', 'Patience', 'constructor'];
  const skills = [
    ...names.map((name) => ({ name })),
    { name: 'Cache', image: 'icon:redis' },
    { name: 'React', image: false as const },
  ];
  showSkills({ skills });
  const logos = screen.getAllByRole('listitem').map(
    (item) =>
      item
        .querySelector('img')
        ?.getAttribute('src')
        ?.match(/\w+(?=\.svg$)/)?.[0],
  );
  const none = undefined;
  expect(logos).toEqual(['nextjs', 'cplusplus', 'css', none, none, 'redis', none]);
});
