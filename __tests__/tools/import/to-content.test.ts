/** @jest-environment node */
import { resumeToContent } from '@/tools/import/to-content';

const read = (resume: Record<string, unknown>) => resumeToContent(resume, '2026-11-20');

it('the address of a page below a site of others is a profile', () => {
  const found = ['https://ana.dev', 'ana.dev', 'de.linkedin.com/in/ana'].map((url) => {
    const { site, contact } = read({ basics: { url } });
    return [site.url, contact.social.map(({ name }) => name)];
  });
  expect(found).toEqual([
    ['https://ana.dev', []],
    ['https://ana.dev', []],
    ['https://your-name.example', ['de.linkedin.com']],
  ]);
});

it('the resume.json of this site keeps its address, without the path, and its role', () => {
  const basics = { url: 'https://ana.github.io/portfolio/', label: 'Engineer at Reef' };
  const { site, contact, owner } = read({ basics, meta: { page: {} } });
  expect([site.url, contact.social, owner.role]).toEqual([
    'https://ana.github.io',
    [],
    'Engineer at Reef',
  ]);
});

it('writes the greeting in the language of the résumé, if the page has words in it', () => {
  const found = ['es-MX', 'klingon!', '日本語'].map((language) => {
    const { site, owner } = read({ meta: { language } });
    return [site.language, owner.greeting];
  });
  const english = ['en', 'Hello, I’m'];
  expect(found).toEqual([['es-MX', 'Hola, soy'], english, english]);
});

it('takes the role from the first part of a headline', () => {
  for (const rest of [' at Reef', ' @ Reef', ' | React', ' • React', ' · React', '| React']) {
    const { owner } = read({ basics: { label: `Developer${rest}` } });
    expect([rest, owner.role]).toEqual([rest, 'Developer']);
  }
});

it('takes the role from the latest job, in whichever order the résumé has them', () => {
  const work = [
    { name: 'Reef', position: 'Intern', startDate: '2015', endDate: '2016' },
    { name: 'Reef', position: 'Lead Developer', startDate: '2020' },
    { name: 'Reef', position: 'Developer', startDate: '2017', endDate: '2019' },
  ];
  expect(read({ work }).owner).toMatchObject({
    role: 'Lead Developer',
    headline: ['Lead Developer'],
  });
});

it('features the first two projects, unless the résumé is of a page that features none', () => {
  const projects = [{ name: 'Kelp' }, { name: 'Tidal' }, { name: 'Reef' }];
  const featuredIn = (resume: Record<string, unknown>) =>
    read(resume).projects.map(({ featured = false }) => featured);
  expect(featuredIn({ projects })).toEqual([true, true, false]);
  expect(featuredIn({ projects, meta: { page: {} } })).toEqual([false, false, false]);
});

it('divides a summary into the intro and the paragraphs of About', () => {
  const items = 'I build forms:\n• Launched 3 products\n- Led a team of 4!\n● Dived';
  const summaries = [
    [items, 'I build forms: Launched 3 products. Led a team of 4!', 'Dived.'],
    ['I dive [deep]. I swim. I row.', 'I dive [deep]. I swim.', 'I row.'],
    [`${'Dive. '.repeat(101)}Dive.\n\nRow.`, 'Dive. Dive.', `${'Dive. '.repeat(99)}Dive.`, 'Row.'],
    ['I dive, and…', 'I dive, and…'],
  ];
  const found = summaries.map(([summary]) => {
    const { owner, about } = read({ basics: { summary } });
    return [summary, owner.intro, ...about.paragraphs];
  });
  expect(found).toEqual(summaries);
});
