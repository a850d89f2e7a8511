import { cvData } from '@/lib/documents/cv';
import { en } from '@/lib/words/en';
import { content as sampleContent } from '@/sample/content';
import type { Changes } from '../../support/changes';
import { siteOf } from '../../support/site';

// What a CV contains. cv.test.ts tests how it is laid out.

const dataOf = (changes: Changes) => cvData(siteOf(changes));

test('the CV describes featured projects or the first two, and has a line for each of the others', () => {
  const titles = ['Kelp', 'Reef', 'Tide', 'Moon'];
  const titlesWith = (featured: readonly string[]) => {
    const projects = titles.map((title) => ({
      title,
      tags: [],
      featured: featured.includes(title),
    }));
    const data = dataOf({ projects });
    return [
      data.projects.map(({ title }) => title.text),
      data.projectGroups.flatMap(({ lines }) => lines.map(({ name }) => name.text)),
    ];
  };
  expect(titlesWith(['Tide'])).toEqual([['Tide'], ['Kelp', 'Reef', 'Moon']]);
  expect(titlesWith([])).toEqual([
    ['Kelp', 'Reef'],
    ['Tide', 'Moon'],
  ]);
});

test('the colors of the CV are those of paper, whatever the first theme of the page', () => {
  expect(dataOf({ look: { theme: 'dark' } }).colors).toEqual(dataOf({}).colors);
});

test('the line of a project has its technologies, or else its description', () => {
  const described = { description: 'Counts kelp.', tags: ['C', 'Go'] };
  const [group] = dataOf({
    projects: [
      { title: 'Kelp', tags: [], featured: true },
      { title: 'Reef', ...described },
      { title: 'Tide', ...described, tags: [] },
    ],
  }).projectGroups;
  expect(group?.lines).toMatchObject([
    { details: ['C, Go'], summary: undefined },
    { details: [], summary: 'Counts kelp.' },
  ]);
});

test('the CV shows addresses as people write them, and names a profile whose address has a query', () => {
  const mail = 'mailto:ana@mail.example?subject=Hi';
  const { contacts, projects } = dataOf({
    contact: {
      social: [
        { name: 'Google Scholar', href: 'https://scholar.example/citations?user=X1' },
        { name: 'GitHub', href: 'https://www.github.com/ana' },
        { name: 'Mail', href: 'mailto:ana@mail.example' },
      ],
    },
    projects: [{ title: 'Kelp', tags: [], demoLink: mail }],
  });
  const profiles = contacts.at(-1)?.map(({ text }) => text);
  expect(profiles).toEqual(['Google Scholar', 'GitHub: github.com/ana', 'Mail: ana@mail.example']);
  expect(projects[0]?.links).toEqual([{ text: 'ana@mail.example', href: mail }]);
});

test('labels in the CV have the colon of the language', () => {
  const { facts, skills } = dataOf({
    site: { words: { documents: { label: '{name}\u00a0:' } } },
    owner: { languages: [{ name: 'Filipino' }] },
    skills: [{ name: 'C', group: 'Code' }],
  });
  expect([facts[0]?.name, skills[0]?.name]).toEqual([
    `${en.facts.languages}\u00a0:`,
    'Code\u00a0:',
  ]);
});

test('the headings of the CV are the usual ones, whatever the page calls its sections', () => {
  const words = { experience: { experience: 'Where I worked' } };
  expect(dataOf({ site: { words } }).words.experience).toBe('Experience');
});

test('the CV leaves out projects with inCv: false', () => {
  const { projects, projectGroups } = dataOf({
    projects: [
      { title: 'Kelp', tags: [], featured: true, inCv: false },
      { title: 'Tide', tags: [], group: 'Apps', inCv: false },
      { title: 'Moon', tags: [], featured: true },
      { title: 'Star', tags: [], group: 'Games' },
    ],
  });
  expect(projects.map(({ title }) => title.text)).toEqual(['Moon']);
  expect(projectGroups).toMatchObject([{ heading: 'Games', lines: [{ name: { text: 'Star' } }] }]);
});

test('the CV leaves out jobs with inCv: false, and a role that is left names and links its company', () => {
  const link = 'https://reef.example/';
  const hidden = { company: 'Reef', role: 'Lead', skills: [], link, inCv: false };
  const diver = { company: 'Reef', role: 'Diver', skills: [] };
  const cook = { company: 'Quay', role: 'Cook', skills: [], inCv: false };
  for (const experience of [
    [hidden, diver, cook],
    [diver, hidden],
  ]) {
    const jobs = dataOf({ experience }).experience;
    expect(jobs).toMatchObject([
      { roles: [{ title: { text: 'Diver' }, subtitle: { text: 'Reef', href: link } }] },
    ]);
    expect(jobs[0]).not.toHaveProperty('company');
  }
});

test('the CV links the name of a company, in its color, and not its roles', () => {
  const link = 'https://beta.dev/';
  const { experience } = dataOf({
    experience: [
      { company: 'Beta', role: 'Lead', skills: [] },
      { company: 'Beta', role: 'Developer', skills: [], link },
      { company: 'Reef', role: 'Diver', skills: [], link },
    ],
  });
  expect(experience).toMatchObject([
    {
      company: { text: 'Beta', href: link, isOrganization: true },
      roles: [{ title: { text: 'Lead' } }, { title: { text: 'Developer' } }],
    },
    { roles: [{ subtitle: { text: 'Reef', href: link, isOrganization: true } }] },
  ]);
});

test('the CV has the first paragraph of About if the intro is short', () => {
  const about = { paragraphs: ['First.', 'Second.'] };
  const experience = [{ company: 'Reef', role: 'Diver', skills: [] }];
  const shortWithLink = `I build [Kelp](https://kelp.example/${'x'.repeat(120)}).`;
  const introductions = ['x'.repeat(119), shortWithLink, 'x'.repeat(120)].map((intro) =>
    dataOf({ owner: { intro }, about, experience }).introduction.slice(1),
  );
  expect(introductions).toEqual([['First.'], ['First.'], []]);
});

test('the CV has skills before schools if there are jobs, unless the owner has another section between them', () => {
  const partsOf = (changes: Changes) => cvData(siteOf(changes, sampleContent)).parts.join(' ');
  expect(partsOf({})).toBe('experience skills education short-lists projects');
  expect(partsOf({ experience: [] })).toBe('experience education short-lists skills projects');
  expect(partsOf({ look: { sections: ['experience', 'projects', 'skills'] } })).toBe(
    'experience education short-lists projects skills',
  );
});
