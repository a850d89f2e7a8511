import { cvData } from '@/lib/documents/cv';
import { en } from '@/lib/words/en';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import type { Changes } from '../../support/changes';
import { siteOf } from '../../support/site';

// What a CV contains. cv.test.ts tests how it is laid out.

const dataOf = (changes: Changes) => cvData(siteOf(changes));

/** The parts below the introduction. */
const partsOf = (changes: Changes) => dataOf(changes).parts.slice(1);

test('projects with a text come as entries and then as names, in the order of the page', () => {
  const projects = ['Kelp', 'Reef', 'Tide', 'Moon'].map((title) => ({
    title,
    description: title === 'Reef' ? undefined : 'Counts kelp.',
    tags: ['C', 'Go'],
    featured: title === 'Tide',
    repoLink: `https://code.example/${title}`,
  }));
  const itemsWith = (described: number, named: number) => {
    const extent = { hasBiography: false, described, named, room: 0 };
    const [, part] = cvData(siteOf({ projects }), extent).parts;
    return part?.items;
  };
  const [tide, kelp, moon] = ['Tide', 'Kelp', 'Moon'].map((text) => ({ title: { text } }));
  const reef = { name: { text: 'Reef' } };
  const more = (text: string) => ({ details: [{ text }] });
  expect(itemsWith(4, 4)).toMatchObject([tide, kelp, moon, { lines: [reef] }]);
  expect(itemsWith(2, 1)).toMatchObject([
    tide,
    kelp,
    { lines: [reef, more('and 1 more on maria.dev')] },
  ]);
  expect(itemsWith(0, 0)).toMatchObject([{ lines: [more('and 4 more on maria.dev')] }]);
});

test('the colors of the CV are those of paper, whatever the first theme of the page', () => {
  expect(dataOf({ look: { theme: 'dark' } }).colors).toEqual(dataOf({}).colors);
});

test('a project without a text is a name with its technologies and its first address', () => {
  const project = { title: 'Kelp', organization: 'Reef', tags: ['C', 'Go'], period: '2024' };
  const links = { demoLink: 'https://kelp.example/', repoLink: 'https://code.example/kelp' };
  const details = [
    { text: 'Reef' },
    { text: '2024' },
    { text: 'C, Go' },
    { text: 'kelp.example', href: 'https://kelp.example/' },
  ];
  expect(partsOf({ projects: [{ ...project, ...links }] })).toMatchObject([
    { items: [{ lines: [{ name: { text: 'Kelp' }, details }] }] },
  ]);
});

test('the CV shows all addresses, as people write them', () => {
  const mail = 'mailto:ana@mail.example?subject=Hi';
  const article = 'https://www.reef.example/kelp/';
  const project = { title: 'Kelp', description: 'Counts kelp.', tags: [], demoLink: mail };
  const { contacts, parts } = dataOf({
    contact: {
      social: [
        { name: 'Google Scholar', href: 'https://scholar.example/citations?user=X1' },
        { name: 'GitHub', href: 'https://www.github.com/ana' },
        { name: 'Mail', href: 'mailto:ana@mail.example' },
      ],
    },
    projects: [
      {
        ...project,
        videoLink: 'https://reef.example/film/',
        links: [
          { name: 'Article', href: article },
          { name: 'Paper', href: `${article}${'0'.repeat(40)}` },
        ],
      },
    ],
  });
  expect(contacts.slice(-3).map(({ text }) => text)).toEqual([
    'Google Scholar: scholar.example/citations?user=X1',
    'github.com/ana',
    'Mail: ana@mail.example',
  ]);
  const links = [
    { text: 'ana@mail.example', href: mail },
    { text: 'Video: reef.example/film', href: 'https://reef.example/film/' },
    { text: 'reef.example/kelp', href: article },
    { text: `reef.example/kelp/${'0'.repeat(40)}`, href: `${article}${'0'.repeat(40)}` },
  ];
  expect(parts[1]).toMatchObject({ items: [{ links }] });
});

test('labels in the CV have the colon of the language, after the note of a whole group', () => {
  const { parts } = dataOf({
    site: { words: { documents: { label: '{name}\u00a0:' } } },
    owner: { languages: [{ name: 'Filipino' }] },
    skills: [{ name: 'C', group: 'Code', note: 'advanced' }],
  });
  const facts = [{ name: `${en.facts.languages}\u00a0:` }];
  expect(parts[0]?.items.at(-1)).toMatchObject({ facts });
  expect(parts[1]).toMatchObject({ items: [{ name: 'Code (advanced)\u00a0:', skillNames: 'C' }] });
});

test('the CV leaves out projects with inCv: false', () => {
  const parts = partsOf({
    projects: [
      { title: 'Kelp', tags: [], featured: true, inCv: false },
      { title: 'Tide', tags: [], group: 'Apps', inCv: false },
      { title: 'Moon', tags: [], featured: true },
      { title: 'Star', tags: [], group: 'Games' },
    ],
  });
  const lines = [{ name: { text: 'Moon' } }, { name: { text: 'Star' } }];
  expect(parts).toMatchObject([{ items: [{ lines }] }]);
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
    expect(jobs).toMatchObject({ items: [{ title: { text: 'Diver' }, subtitle }] });
  }
});

test('a CV with intro and biography says nothing twice', () => {
  const paragraphs = ['First.', 'I dive.', 'Second.'];
  const { parts } = dataOf({ owner: { intro: 'I dive.' }, about: { paragraphs } });
  const texts = ['I dive.', 'First.', 'Second.'].map((text) => ({ text }));
  expect(parts[0]?.items).toEqual(texts);
});

test('a project has at most six points in the CV', () => {
  const highlights = Array.from({ length: 20 }, (_, index) => `Point ${index + 1}.`);
  const projects = [{ title: 'Kelp', tags: [], highlights }];
  const items = [{ highlights: highlights.slice(0, 6) }];
  expect(partsOf({ projects })).toMatchObject([{ items }]);
});

test('the CV has its parts in the order of the page, and skills before schools if there are jobs', () => {
  const titlesOf = (changes: Changes) =>
    cvData(siteOf(changes, sampleContent)).parts.map(({ title }) => title);
  const { experience, education } = en.experience;
  const profile = en.documents.profile;
  const [skills, projects] = [en.skills.title, en.projects.title];
  expect(titlesOf({})).toEqual([profile, experience, skills, education, projects]);
  expect(titlesOf({ experience: [] })).toEqual([profile, education, skills, projects]);
  expect(titlesOf({ look: { sections: ['experience', 'projects', 'skills'] } })).toEqual([
    profile,
    experience,
    education,
    projects,
    skills,
  ]);
});
