import { cvData } from '@/lib/documents/cv';
import { en } from '@/lib/words/en';
import { content as sampleContent } from '@/sample/content';
import type { Changes } from '../../support/changes';
import { siteOf } from '../../support/site';

// What a CV contains. cv.test.ts tests how it is laid out.

const dataOf = (changes: Changes) => cvData(siteOf(changes));
const partsOf = (changes: Changes) => dataOf(changes).parts;

test('the CV describes featured projects or the first two, and has a line for each of the others', () => {
  const titles = ['Kelp', 'Reef', 'Tide', 'Moon'];
  const partsWith = (featured: readonly string[]) =>
    partsOf({
      projects: titles.map((title) => ({ title, tags: [], featured: featured.includes(title) })),
    });
  const described = (...names: string[]) => names.map((text) => ({ title: { text } }));
  const inLines = (...names: string[]) => [{ lines: names.map((text) => ({ name: { text } })) }];
  expect(partsWith(['Tide'])).toMatchObject([
    { entries: described('Tide'), groups: inLines('Kelp', 'Reef', 'Moon') },
  ]);
  expect(partsWith([])).toMatchObject([
    { entries: described('Kelp', 'Reef'), groups: inLines('Tide', 'Moon') },
  ]);
});

test('the colors of the CV are those of paper, whatever the first theme of the page', () => {
  expect(dataOf({ look: { theme: 'dark' } }).colors).toEqual(dataOf({}).colors);
});

test('the line of a project has its technologies, or else its description', () => {
  const described = { description: 'Counts kelp.', tags: ['C', 'Go'] };
  const parts = partsOf({
    projects: [
      { title: 'Kelp', tags: [], featured: true },
      { title: 'Reef', ...described },
      { title: 'Tide', ...described, tags: [] },
    ],
  });
  const lines = [
    { details: ['C, Go'], summary: undefined },
    { details: [], summary: 'Counts kelp.' },
  ];
  expect(parts).toMatchObject([{ groups: [{ lines }] }]);
});

test('the CV shows addresses as people write them, and names a profile whose address has a query', () => {
  const mail = 'mailto:ana@mail.example?subject=Hi';
  const { contacts, parts } = dataOf({
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
  const links = [{ text: 'ana@mail.example', href: mail }];
  expect(parts).toMatchObject([{ entries: [{ links }] }]);
});

test('labels in the CV have the colon of the language', () => {
  const { facts, parts } = dataOf({
    site: { words: { documents: { label: '{name}\u00a0:' } } },
    owner: { languages: [{ name: 'Filipino' }] },
    skills: [{ name: 'C', group: 'Code' }],
  });
  expect(facts).toMatchObject([{ name: `${en.facts.languages}\u00a0:` }]);
  expect(parts).toMatchObject([{ entries: [{ name: 'Code\u00a0:' }] }]);
});

test('a title that the owner renames on the page is renamed in the CV', () => {
  const words = { experience: { experience: 'Where I worked' }, projects: { title: 'Kelp farms' } };
  const experience = [{ company: 'Reef', role: 'Diver', skills: [] }];
  const projects = [{ title: 'Kelp', tags: [] }];
  expect(partsOf({ site: { words }, experience, projects })).toMatchObject([
    { title: 'Where I worked' },
    { title: 'Kelp farms' },
  ]);
});

test('the CV has what the owner says of skills in words', () => {
  const skills = [
    { name: 'C', note: 'learning' },
    { name: 'Go', level: 40 },
  ];
  const parts = partsOf({ owner: { skillsIntro: 'I read more code than I write.' }, skills });
  const entries = [{ value: 'C (learning), Go' }];
  expect(parts).toMatchObject([{ intro: 'I read more code than I write.', entries }]);
});

test('the CV leaves out projects with inCv: false, also if none is featured', () => {
  const parts = partsOf({
    projects: [
      { title: 'Kelp', tags: [], featured: true, inCv: false },
      { title: 'Tide', tags: [], group: 'Apps', inCv: false },
      { title: 'Moon', tags: [], featured: true },
      { title: 'Star', tags: [], group: 'Games' },
    ],
  });
  expect(parts).toMatchObject([
    {
      entries: [{ title: { text: 'Moon' } }],
      groups: [{ heading: 'Games', lines: [{ name: { text: 'Star' } }] }],
    },
  ]);
  const projects = [
    { title: 'Kelp', tags: [], inCv: false },
    { title: 'Moon', tags: [] },
  ];
  const entries = [{ title: { text: 'Moon' } }];
  expect(partsOf({ projects })).toMatchObject([{ entries, groups: [] }]);
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
    const subtitle = { text: 'Reef', href: link };
    const [jobs] = partsOf({ experience });
    expect(jobs).toMatchObject({ entries: [{ roles: [{ title: { text: 'Diver' }, subtitle }] }] });
    expect(jobs?.entries[0]).not.toHaveProperty('company');
  }
});

test('the name of a company has the color of links in the CV', () => {
  const experience = [{ company: 'Reef', role: 'Diver', skills: [] }];
  const subtitle = { text: 'Reef', isOrganization: true };
  expect(partsOf({ experience })).toMatchObject([{ entries: [{ roles: [{ subtitle }] }] }]);
});

test('only a CV without jobs has the biography', () => {
  const about = { paragraphs: ['First.', 'Second.'] };
  const job = { company: 'Reef', role: 'Diver', skills: [] };
  const introductions = [[job], []].map((experience) =>
    dataOf({ about, experience }).introduction.slice(1),
  );
  expect(introductions).toEqual([[], about.paragraphs]);
});

test('the CV has its parts in the order of the page', () => {
  const titlesOf = (changes: Changes) =>
    cvData(siteOf(changes, sampleContent)).parts.map(({ title }) => title);
  const { experience, education } = en.experience;
  const [skills, projects] = [en.skills.title, en.projects.title];
  expect(titlesOf({})).toEqual([experience, education, skills, projects]);
  expect(titlesOf({ look: { sections: ['experience', 'projects', 'skills'] } })).toEqual([
    experience,
    education,
    projects,
    skills,
  ]);
});
