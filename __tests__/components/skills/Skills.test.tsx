/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { en } from '@/lib/words/en';
import { experience, project, skill } from '../../contents/minimal';
import type { Changes } from '../../support/changes';
import { Section } from '../../support/section';
import { lettersIn, textsIn } from '../../support/texts';

jest.mock('@/components/ui/Logo', () => jest.requireActual('../../support/mocks/picture'));

const showSkills = (shown: Changes) => render(<Section id="skills" {...shown} />);
const headings = (level: number) => screen.queryAllByRole('heading', { level }).flatMap(textsIn);

test('skills show their level as text and bar, and letters instead of a missing image', () => {
  showSkills({ skills: [skill(), { name: 'Patience' }, { name: '.', level: 0 }] });

  const items = screen.getAllByRole('listitem');
  expect(items.map(textsIn)).toEqual([['React', '90%'], ['Patience'], ['.', '0%']]);
  // Without groups there is no other heading.
  expect(headings(3)).toEqual(['React', 'Patience', '.']);
  expect(items.map(lettersIn)).toEqual([[], ['Patience'], ['.']]);
  const meter = screen.getByRole('meter', { name: 'React: Proficiency' });
  expect(meter).toHaveAttribute('aria-valuenow', '90');
  expect(meter).toHaveAttribute('aria-valuetext', '90%');
});

test('skills without levels are only names, also if projects use them', () => {
  const skills = [{ name: 'React' }, { name: 'C', note: 'Coursework' }];
  showSkills({ skills, projects: [project({ tags: ['React'] })] });

  const items = screen.getAllByRole('listitem');
  expect(items.map(textsIn)).toEqual([['React'], ['C', '(Coursework)']]);
  expect(screen.queryByRole('meter')).toBeNull();
  // Names have no logos, and no letters in place of them.
  expect(items.flatMap(lettersIn)).toEqual([]);
});

test('skills are grouped in the owner’s order, those without a group last', () => {
  const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: ' frontend' };
  const skills = Object.entries(grouped).map(([name, group]) => ({ name, group, level: 50 }));
  showSkills({ skills });

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
    experience({ company: 'Bayside', skills: ['c'] }),
  ];
  const skills = [
    { name: 'React', level: 90 },
    { name: 'Java' },
    { name: 'C', note: 'Coursework' },
    { name: 'Ada', note: 'At school' },
  ];
  showSkills({ skills, projects, experience: jobs });

  const [crypt, devpulse] = ['Crypt The Prices', 'Devpulse'];
  expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
    ['React', '90%', 'Used in', crypt, 'and', devpulse, ', and at', 'Lantern Labs Collective'],
    ['Java', 'Used in', devpulse],
    ['C', 'Used at', 'Bayside', 'Coursework'],
    ['Ada', 'At school'],
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#project-crypt-the-prices', '#project-devpulse', '#project-devpulse']);
});

test('skills have the logo for their name, the one that `image` names, or none', () => {
  const names = ['Next.js', 'C++', 'CSS (Grid)', 'Patience', 'constructor'];
  const skills = [
    ...names.map((name) => ({ name, level: 50 })),
    { name: 'Cache', image: 'icon:redis' },
    { name: 'React', image: false as const },
  ];
  showSkills({ skills });
  const logos = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src')?.replace('icon:', ''));
  const none = undefined;
  expect(logos).toEqual(['nextjs', 'cplusplus', 'css', none, none, 'redis', none]);
});
