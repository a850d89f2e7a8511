import type { Content, Project } from '@/lib/content/schema';
import { cvPdf } from '@/lib/documents/cv';
import { cvData } from '@/lib/documents/cv-data';
import { en } from '@/lib/words/en';
import { content as sampleContent } from '@/sample/content';
import type { Changes } from '../../support/changes';
import { readPdf } from '../../support/read-pdf';
import { siteOf } from '../../support/site';

// generated-files.test.ts compares all texts and links of a CV.

const read = async (changes: Changes, content?: Content) =>
  readPdf(await cvPdf(siteOf(changes, content)));

const [, other, ...further] = sampleContent.projects;
/** The end of a point, which stands on one line. */
const endOf = (point = '') => point.slice(-20);
const lineOf = ({ title, tags }: Project) => `${title} · ${tags.join(', ')}`;

test('the CV is the same file for the same content, whenever it is made', async () => {
  const first = Buffer.from(await cvPdf(siteOf()));
  jest.useFakeTimers({ now: new Date('2040-05-05'), advanceTimers: true });
  const second = Buffer.from(await cvPdf(siteOf()));
  jest.useRealTimers();
  expect(second.equals(first)).toBe(true);
});

test.each([
  ['a4', [595, 842]],
  ['letter', [612, 792]],
] as const)('the sample’s CV has one page of %s', async (paperSize, expected) => {
  const { pages, size, text } = await read({ site: { paperSize } }, sampleContent);
  expect(pages).toHaveLength(1);
  expect(text).not.toContain('1 / 1');
  expect(size).toEqual(expected);
});

test('the CV describes featured projects or the first two, and names the technologies of the others', async () => {
  const projects = sampleContent.projects.map((project) => ({ ...project, featured: false }));
  for (const changes of [{}, { projects }]) {
    const { text } = await read(changes, sampleContent);
    expect(text).toContain(endOf(other?.highlights?.[0]));
    expect(text).not.toContain(other && lineOf(other));
    expect(text).toContain(further.slice(0, 2).map(lineOf).join(' '));
  }
});

test('a project without technologies has its description in the CV, and others keep theirs', async () => {
  const [one, two] = further;
  const projects = sampleContent.projects.map((project) =>
    project === one ? { ...project, tags: [] } : project,
  );
  const { text } = await read({ projects }, sampleContent);
  expect(text).toContain(`${one?.title} ${one?.description?.slice(0, 30)}`);
  expect(text).toContain(two && lineOf(two));
});

test('no line of the CV ends in a dot, whatever its texts', async () => {
  const name = 'On the ways of the sea, and of those who dive in it '.repeat(3).trim();
  const publications = [{ name, publisher: name, date: '2024' }];
  const social = Array.from({ length: 9 }, (_, index) => ({
    name: `Profile ${'x'.repeat(index)}`,
    href: `https://kelp.example/${'x'.repeat(2 * index)}`,
  }));
  const { tagged } = await read({ publications, contact: { social } });
  expect(tagged).toContain('the sea');
  expect(tagged).not.toMatch(/·\s*$/m);
  expect(tagged).not.toMatch(/^\s*·/m);
});

test('the CV has the notes of skills', () => {
  const skills = [{ name: 'Docker', note: 'in progress' }, { name: 'Go' }];
  expect(cvData(siteOf({ skills })).skills).toEqual([{ value: 'Docker (in progress), Go' }]);
});

test('the CV names a profile whose address has a query, and shows the other addresses', () => {
  const scholar = { name: 'Google Scholar', href: 'https://scholar.example/citations?user=X1' };
  const gitHub = { name: 'GitHub', href: 'https://github.com/ana' };
  const [, profiles] = cvData(siteOf({ contact: { social: [scholar, gitHub] } })).contacts;
  expect(profiles?.map(({ text }) => text)).toEqual(['Google Scholar', 'GitHub: github.com/ana']);
});

test('labels in the CV have the colon of the language', () => {
  const { facts, skills } = cvData(
    siteOf({
      site: { words: { documents: { label: '{name}\u00a0:' } } },
      owner: { languages: [{ name: 'Filipino' }] },
      skills: [{ name: 'C', group: 'Code' }],
    }),
  );
  expect(facts[0]?.name).toBe(`${en.facts.languages}\u00a0:`);
  expect(skills[0]?.name).toBe('Code\u00a0:');
});

test('the CV leaves out jobs and projects with inCv: false, and has the usual headings', () => {
  const job = (company: string, role: string, inCv?: boolean) => ({
    company,
    role,
    skills: [],
    inCv,
  });
  const { words, experience, projects, projectGroups } = cvData(
    siteOf({
      site: { words: { experience: { experience: 'Where I worked' } } },
      experience: [job('Reef', 'Lead', false), job('Reef', 'Diver'), job('Quay', 'Cook', false)],
      projects: [
        { title: 'Kelp', tags: [], featured: true, inCv: false },
        { title: 'Tide', tags: [], group: 'Apps', inCv: false },
        { title: 'Moon', tags: [], featured: true },
        { title: 'Star', tags: [], group: 'Games' },
      ],
    }),
  );
  expect(words.experience).toBe('Experience');
  // Only one of two roles is left, so this role names its company.
  const titles = experience.map(({ company, roles }) => [
    company,
    ...roles.map(({ title, subtitle }) => [title?.text, subtitle?.text]),
  ]);
  expect(titles).toEqual([[undefined, ['Diver', 'Reef']]]);
  expect(projects.map(({ title }) => title.text)).toEqual(['Moon']);
  expect(projectGroups).toMatchObject([{ heading: 'Games', lines: [{ name: { text: 'Star' } }] }]);
});

test('the CV links the company if only a role that is left out has its address', () => {
  const reef = { company: 'Reef', skills: [] };
  const hidden = { ...reef, role: 'Lead', link: 'https://reef.example/', inCv: false };
  const diver = { ...reef, role: 'Diver' };
  for (const experience of [
    [hidden, diver],
    [diver, hidden],
  ]) {
    const [job] = cvData(siteOf({ experience })).experience;
    expect(job?.roles.map(({ subtitle }) => subtitle?.href)).toEqual(['https://reef.example/']);
  }
});

test('the CV has twelve projects besides featured ones, and names the page for the others', async () => {
  const titles = Array.from({ length: 15 }, (_, index) => `Kelp ${index + 1}`);
  const projects = titles.map((title, index) => ({
    title,
    tags: ['C'],
    organization: 'Reef',
    period: '2021',
    featured: index === 14,
    inCv: index !== 0,
  }));
  const { text, links } = await read({ projects });
  expect(text).toContain('Kelp 15 2021 · Reef C Kelp 2 · Reef · 2021 · C Kelp 3');
  expect(text).toContain('Kelp 13 · Reef · 2021 · C and 1 more on maria.dev');
  expect(text).not.toContain('Kelp 14');
  expect(links.filter((link) => link === 'https://maria.dev/')).toHaveLength(2);
});

test('the CV names videos and apps instead of showing their addresses', () => {
  const kelp = { title: 'Kelp', tags: [] };
  const [project] = cvData(
    siteOf({
      projects: [
        {
          ...kelp,
          demoLink: 'https://kelp.example/',
          videoLink: 'https://kelp.example/5.mp4',
          apkLink: 'https://kelp.example/5.apk',
        },
      ],
    }),
  ).projects;
  expect(project?.links.map(({ text }) => text)).toEqual(['kelp.example', 'Video', 'Android app']);
});

test('the CV has the first paragraph of About if the intro is short', () => {
  const about = { paragraphs: ['First.', 'Second.'] };
  const experience = [{ company: 'Reef', role: 'Diver', skills: [] }];
  const shortWithLink = `I build [Kelp](https://kelp.example/${'x'.repeat(120)}).`;
  const introductions = ['x'.repeat(119), shortWithLink, 'x'.repeat(120)].map((intro) =>
    cvData(siteOf({ owner: { intro }, about, experience })).introduction.slice(1),
  );
  expect(introductions).toEqual([['First.'], ['First.'], []]);
});

test('the CV has skills before schools if there are jobs, unless the owner has another section between them', () => {
  const partsOf = (changes: Changes) => cvData(siteOf(changes, sampleContent)).parts.join(' ');
  expect(partsOf({})).toBe('experience skills education short-lists projects');
  expect(partsOf({ experience: [] })).toBe('experience education short-lists skills projects');
  const { hues } = sampleContent.look ?? {};
  expect(partsOf({ look: { hues, sections: ['experience', 'projects', 'skills'] } })).toBe(
    'experience education short-lists projects skills',
  );
  expect(partsOf({ look: { hues, sections: ['projects', 'experience', 'skills'] } })).toBe(
    'projects experience skills education short-lists',
  );
});

test('the CV has the whole of an entry on one page, and breaks only one that is very long', async () => {
  const companies = Array.from({ length: 30 }, (_, index) => `Company ${index}.`);
  const short = companies.map((company, index) => ({
    company,
    role: `Role ${index}.`,
    description: `${'I dived. '.repeat(40)}End ${index}.`,
    skills: [],
  }));
  const { pages } = await read({ experience: short });
  expect(pages.length).toBeGreaterThan(1);
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));
  expect(companies.map((_, index) => pageOf(`Role ${index}.`))).toEqual(
    companies.map((_, index) => pageOf(`End ${index}.`)),
  );
  const highlights = Array.from({ length: 20 }, () => 'I wrote a program. '.repeat(25));
  const long = await read({ experience: [{ company: 'A', role: 'B', skills: [], highlights }] });
  expect(long.isWithinPage).toBe(true);
  expect(long.pages).toHaveLength(2);
  expect(long.pages[0]).toContain('I wrote a program.');
  expect(long.pages[1]).toContain('Maria Clara · 2 / 2');
});

test('the CV names each company once, also one with several roles', async () => {
  const companies = ['Reef', 'Kelp', 'Kelp', 'Tide'];
  const jobs = companies.map((company, index) => ({ company, role: `R${index}`, skills: [] }));
  const { text } = await read({ experience: jobs });
  expect(text.match(/Reef|Kelp|Tide|R\d/g)?.join(' ')).toBe('R0 Reef Kelp R1 R2 R3 Tide');
});

test('the CV never puts a heading alone at the end of a page', async () => {
  const projects = [{ title: 'Kelp', description: 'I plan. '.repeat(60), tags: [] }];
  const pagesOfHeading = new Set<number>();
  // With more certificates, the heading is lower, until it is on the second page.
  for (let count = 30; count < 70; count += 2) {
    const certificates = Array.from({ length: count }, (_, index) => ({ name: `Paper ${index}` }));
    const { pages } = await read({ certificates, projects });
    const page = pages.findIndex((text) => text.includes(en.projects.title));
    expect(pages[page]).toContain('Kelp');
    pagesOfHeading.add(page);
  }
  expect([...pagesOfHeading]).toEqual([0, 1]);
});

test('the groups of a telephone number keep their order in a language from right to left', async () => {
  const phone = '+63 912 345 6789';
  const { text } = await read({ site: { language: 'ar' }, contact: { phone } });
  expect(text).toContain(phone);
});

test('the CV names the company below the role, with a link and in its color', () => {
  const link = 'https://reef.example/';
  const jobs = ['Reef', 'Kelp'].map((company) => ({ company, role: 'Diver', skills: [], link }));
  const [company] = cvData(siteOf({ experience: jobs })).experience;
  expect(company?.roles[0]).toMatchObject({
    title: { text: 'Diver' },
    subtitle: { text: 'Reef', href: link, isOrganization: true },
  });
});

test('the CV links the name of a company, and not its roles', () => {
  const link = 'https://beta.dev/';
  const jobs = [
    { company: 'Beta', role: 'Lead', skills: [] },
    { company: 'Beta', role: 'Developer', skills: [], link },
  ];
  const [company] = cvData(siteOf({ experience: jobs })).experience;
  expect(company).toMatchObject({
    company: { text: 'Beta', href: link },
    roles: [{ title: { text: 'Lead' } }, { title: { text: 'Developer' } }],
  });
});
