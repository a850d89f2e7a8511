/** @jest-environment node */
import sample from '@jsonresume/schema/sample.resume.json';
import { missingIn } from '@/tools/import/missing';
import { resumeToContent } from '@/tools/import/to-content';
import { type Changes, finished } from '../../fixtures/content';

/** Turns a résumé into content, which it has checked. */
const read = (resume: unknown) => resumeToContent(resume, '2026-11-20');

it('turns a résumé in the JSON Resume format into content', () => {
  const { content } = read(sample);
  expect(content).toMatchObject({
    owner: { name: 'Richard Hendriks', cv: '/cv.pdf', firstNames: 'Richard', role: 'Programmer' },
    contact: { location: 'San Francisco, California, United States' },
    education: [{ programme: 'Bachelor, Information Technology' }],
    projects: [{ role: 'Team lead, Designer' }],
  });
  expect(JSON.stringify(content)).not.toContain('Broadway'); // The street.
});

it('links stay whole when a text is divided or made of list items, and go when it is shortened', () => {
  const docs = '[the docs](https://docs.example/a?B.C!D)';
  const summary = `I wrote ${docs}. They are [good. Really](https://docs.example/b). So I moved.`;
  const label = '[One • two. Three](https://docs.example/c)';
  const { content } = read({
    basics: { summary },
    work: [{ name: 'Reef', position: 'Diver', summary: `Dived.\n• Sent ${label}.\n- ${docs}` }],
    projects: [{ name: 'Ebb', description: `[${'w'.repeat(590)}](https://docs.example/d)` }],
  });
  expect(content).toMatchObject({
    owner: { intro: `I wrote ${docs}. They are [good. Really](https://docs.example/b).` },
    about: { paragraphs: ['So I moved.'] },
    site: { description: expect.stringContaining('I wrote the docs.') },
    experience: [{ description: 'Dived.', highlights: [`Sent ${label}.`, docs] }],
    projects: [{ description: 'w'.repeat(590) }],
  });
});

it('lists what is missing in an empty résumé, and the words that the owner must translate', () => {
  const { content } = read({ volunteer: [{ organization: 'Hafen' }] });
  const linesWith = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));
  const greeting = 'the greeting "Hello, I’m" and the type "volunteer" in';
  const person = linesWith('name', 'role', 'intro', 'portrait', 'headline', greeting);
  const others = linesWith('language', 'address;', 'e-mail address', 'LinkedIn', 'e-mail service');
  expect(missingIn(content)).toEqual([...person, ...others]);
  const complete: Changes = {
    site: { language: 'de' },
    owner: { greeting: 'Moin, ich bin', portrait: { src: '/images/me.png', alt: 'Ana' } },
    contact: { social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' }] },
  };
  const withoutForm = { ...complete, contact: { ...complete.contact, emailService: undefined } };
  expect([complete, withoutForm].map((changes) => missingIn(finished(changes)))).toEqual([[], []]);
  const basics = { summary: 'Hallo! Ich baue Formulare.', location: { countryCode: 'DE' } };
  const { content: german } = resumeToContent({ basics }, '2026-11-20', 'de');
  expect(german).toMatchObject({
    site: {
      language: 'de',
      updated: '2026-11-20',
      description: expect.stringContaining('Ich baue Formulare.'),
    },
    contact: { location: 'Deutschland' },
  });
  const inGerman = linesWith('/de/', 'role', 'portrait', 'headline', 'I’m" in', 'mail', 'LinkedIn');
  expect(missingIn(german, 'de')).toEqual(inGerman);
});

it('reads the periods of jobs', () => {
  const ends = [undefined, 'Present', 'ongoing', 'till date', 'current', 'today'];
  const periods = [
    ...ends.map((end) => ['2024-08', end, '2024-08', 'present']),
    ['2023-05-17', '2023-05-30', '2023-05', '2023-05'],
    ['2021-03-01T00:00:00.000Z', 2022, '2021-03', '2022'],
    ['2021-03', '2021', '2021-03', '2021'],
    [undefined, '2020-01', '2020-01', '2020-01'],
    ['January 2021', 'Feb 2022', '2021-01', '2022-02'],
    ['March 2021', 'Apr. 2022', '2021-03', '2022-04'],
    ['May 2021', 'june 2022', '2021-05', '2022-06'],
    ['July 2021', 'AUG 2022', '2021-07', '2022-08'],
    ['Sept. 2023', 'September 2024', '2023-09', '2024-09'],
    ['October 2021', 'Nov 2022', '2021-10', '2022-11'],
    ['Dec 2021', 'December 2024', '2021-12', '2024-12'],
    ['2021-3', '2022-8-1', '2021-03', '2022-08'],
    ['2021/03', '03/2025', '2021-03', '2025-03'],
    ['Mar 14, 2025', '', '2025-03', 'present'],
    // Unreadable dates are kept as text, and do not become "present".
    ['2024-08', '2023-01', '2024-08 – 2023-01'],
    ['2018-05', 'Summer 2019', '2018-05 – Summer 2019'],
    ['Spring 2018', '2019-05', 'Spring 2018 – 2019-05'],
    ['2024-02-31', undefined, '2024-02-31'],
    [],
  ];
  const found = periods.map(([startDate, endDate]) => {
    const work = [{ name: 'Harbour', position: 'Clerk', startDate, endDate }];
    return read({ work }).content.experience[0]?.period;
  });
  expect(found).toEqual(periods.map(([, , from, to]) => (to ? { from, to } : from)));
});

it('merges paid and voluntary work, and puts the latest first', () => {
  const newest = { name: 'Newest', startDate: '2018-01', endDate: 'now' };
  const older = { name: 'Older', startDate: '2016', endDate: 'present' };
  const oldest = { name: 'Oldest', startDate: '2019-01', endDate: '2020-01' };
  const between = { name: 'Between', startDate: '2022-01', endDate: '2023-01' };
  const short = { name: 'Short', startDate: '2022-06', endDate: '2023-01' };
  const unread = { name: 'Unread', startDate: '2017', endDate: 'between 2010 and 2021' };
  const dates = ['2019', 'Summer 2021', '2020-05', '', '2023-01-02'];
  const { content } = read({
    work: [oldest, unread, older, newest],
    volunteer: [between, short],
    education: [oldest, newest],
    awards: dates.map((date) => ({ title: `of ${date}`, date })),
  });
  expect(content.education.map(({ school }) => school)).toEqual(['Newest', 'Oldest']);
  const companies = content.experience.map(({ company }) => company);
  expect(companies).toEqual(['Newest', 'Older', 'Short', 'Between', 'Unread', 'Oldest']);
  const latest = ['2023-01-02', 'Summer 2021', '2020-05', '2019', undefined];
  expect(content.awards.map(({ date }) => date)).toEqual(latest);
});

it('the address of a page below a site of others is a profile', () => {
  const found = ['https://ana.dev', 'ana.dev', 'de.linkedin.com/in/ana'].map((url) => {
    const { site, contact } = read({ basics: { url } }).content;
    return [site.url, contact.social.map(({ name }) => name)];
  });
  expect(found).toEqual([
    ['https://ana.dev', []],
    ['https://ana.dev', []],
    ['https://your-name.example', ['de.linkedin.com']],
  ]);
});

it('writes the greeting in the language of the résumé, if the page has words in it', () => {
  const found = ['es-MX', 'klingon!', '日本語'].map((language) => {
    const { site, owner } = read({ meta: { language } }).content;
    return [site.language, owner.greeting];
  });
  const english = ['en', 'Hello, I’m'];
  expect(found).toEqual([['es-MX', 'Hola, soy'], english, english]);
});

it('leaves out a certificate after the day, month or year of its end', () => {
  const certificates = ['2026', '2026-11', '2026-11-20', '2025', '2026-10', '2026-11-19'].map(
    (endDate) => ({ name: endDate, endDate }),
  );
  const names = read({ certificates }).content.certificates.map(({ name }) => name);
  expect(names.sort()).toEqual(['2026', '2026-11', '2026-11-20']);
});

it('takes the role from the first part of a headline', () => {
  for (const rest of [' at Reef', ' @ Reef', ' | React', ' • React', ' · React', '| React']) {
    const { owner } = read({ basics: { label: `Developer${rest}` } }).content;
    expect([rest, owner.role]).toEqual([rest, 'Developer']);
  }
});

/** Reads a résumé of which the content has everything. */
function readAll(resume: object) {
  const { content, remarks } = read(resume);
  expect(remarks).toEqual([]);
  return content;
}

it('divides a summary into the intro and the paragraphs of About', () => {
  const html =
    '<p>I build <b>forms</b>&nbsp;&amp; nets.</p>\n<ul><li>Fast</li><li>See <a href="https://reef.dev/a">this</a></li></ul><style>p { }</style>';
  const items = 'I build forms:\n• Launched 3 products\n- Led a team of 4!\n● Dived';
  const summaries = [
    [html, 'I build forms & nets. Fast.', 'See [this](https://reef.dev/a).'],
    [items, 'I build forms: Launched 3 products. Led a team of 4!', 'Dived.'],
    ['I dive [deep]. I swim. I row.', 'I dive [deep]. I swim.', 'I row.'],
    [`${'Dive. '.repeat(101)}Dive.\n\nRow.`, 'Dive. Dive.', `${'Dive. '.repeat(99)}Dive.`, 'Row.'],
    // Nothing has been shortened here.
    ['I dive, and…', 'I dive, and…'],
  ];
  const found = summaries.map(([summary]) => {
    const { owner, about } = readAll({ basics: { summary } });
    return [summary, owner.intro, ...about.paragraphs];
  });
  expect(found).toEqual(summaries);
});

it('takes over all forms of jobs', () => {
  const forms: [written: object, content: object][] = [
    [
      {
        name: 'Reef &amp; Sons',
        summary: '<div>Dived.</div><ul><li><p>Counted kelp</p></li><li>Led &lt;4&gt;</li></ul>',
        highlights: [
          'Used List<String>',
          'A <kolam> and<br>an &lt;hr&gt;',
          '<a href="/a">Nets</a>',
        ],
      },
      {
        company: 'Reef & Sons',
        description: 'Dived.',
        highlights: [
          'Counted kelp',
          'Led <4>',
          'Used List<String>',
          'A <kolam> and\nan <hr>',
          'Nets (/a)',
        ],
      },
    ],
    // Before JSON Resume 1.0.
    [
      { company: 'Harbour', website: 'https://harbour.example' },
      { company: 'Harbour', link: 'https://harbour.example' },
    ],
    [
      { name: 'Reef', highlights: ['• Dived', '- Swam\n- Sang', 'Half-done'] },
      { highlights: ['Dived', 'Swam', 'Sang', 'Half-done'] },
    ],
    [{ name: 'Reef', keywords: 'React; Node.js' }, { skills: ['React', 'Node.js'] }],
    [
      { organization: 'Reef', location: { city: 'Cebu', region: 'Cebu', countryCode: 'ph' } },
      { company: 'Reef', location: 'Cebu, Philippines' },
    ],
    [
      { position: 'Diver', type: 'weekends', location: 'Cebu' },
      { company: 'Diver', role: 'Diver', type: 'weekends', location: 'Cebu' },
    ],
  ];
  const { experience } = readAll({ volunteer: forms.map(([written]) => written) });
  expect(experience).toMatchObject(forms.map(([, content]) => content));
});

it('takes over skills with groups and levels, each once, and with the logos of devicon', () => {
  const logos = {
    AWS: 'amazonwebservices',
    GCP: 'googlecloud',
    HTML: 'html5',
    K8s: 'kubernetes',
    '.NET': 'dotnetcore',
    Postgres: 'postgresql',
    Tailwind: 'tailwindcss',
    Vue: 'vuejs',
    'React.js': 'react',
    Java: 'java',
    JavaScript: 'javascript',
    C: 'c',
    'C++': 'cplusplus',
    'C#': 'csharp',
    'F#': 'fsharp',
    Golang: 'go',
    'Structured Query Language (MySQL)': 'mysql',
  };
  const { skills } = readAll({
    skills: [
      ...Object.keys(logos),
      'Python',
      { name: 'python', level: '80.5 %' },
      { name: 'Data', keywords: ['PYTHON'] },
      { name: 'Web', keywords: ['Python'] },
      { name: 'Cloud', keywords: 'Patience (S3, EC2), Docker' },
    ],
  });
  expect(skills).toMatchObject([
    ...Object.values(logos).map((logo) => ({ image: `icon:${logo}` })),
    { name: 'Python', level: 80.5, group: 'Data' },
    { name: 'Python', group: 'Web' },
    { name: 'Patience (S3, EC2)', group: 'Cloud' },
    { name: 'Docker', group: 'Cloud' },
  ]);
});

it('takes over the link of a project to its demo or code, and features the first two', () => {
  const codeAddresses = ['gitlab.com', 'www.github.com', 'bitbucket.org', 'codeberg.org'].map(
    (host) => `https://${host}/ana/kelp`,
  );
  const { projects } = readAll({
    projects: [
      { title: 'Tide', link: 'https://tide.dev', keywords: 'Go' },
      ...codeAddresses.map((url) => ({ name: 'Kelp', url })),
    ],
  });
  expect(projects).toEqual([
    { title: 'Tide', demoLink: 'https://tide.dev', tags: ['Go'], featured: true },
    { title: 'Kelp', repoLink: codeAddresses[0], tags: [], featured: true },
    ...codeAddresses.slice(1).map((repoLink) => ({ title: 'Kelp', repoLink, tags: [] })),
  ]);
});

it('takes over names with titles, profiles without an address, and single entries', () => {
  const social: [network: string, username: string, href: string][] = [
    ['GitHub', 'ana', 'https://github.com/ana'],
    ['GitLab', 'ana', 'https://gitlab.com/ana'],
    ['LinkedIn', 'ana-s', 'https://www.linkedin.com/in/ana-s'],
    ['X', '@ana', 'https://x.com/ana'],
    ['Twitter', 'ana', 'https://x.com/ana'],
    ['Mastodon', '@ana@reef.social', 'https://reef.social/@ana'],
    ['Medium', '@ana', 'https://medium.com/@ana'],
    ['Kaggle', 'ana', 'https://www.kaggle.com/ana'],
    ['Stack Overflow', '42', 'https://stackoverflow.com/users/42'],
  ];
  const profiles = social.map(([network, username]) => ({ network, username }));
  const address = { email: "o'brien@reef.dev", phone: '(+91) 98450-12345' };
  const content = readAll({
    basics: {
      name: 'Dr. Tomás P. Novák',
      location: { address: 'Pier 1' },
      profiles: ['https://dev.to/ana', ...profiles],
      ...address,
    },
    work: { name: 'Harbour', position: 'Clerk' },
    languages: [{ name: 'Hindi', level: 'Native (C2)' }, 'English'],
    certificates: [{ title: 'Scrum' }],
  });
  expect(content).toMatchObject({
    owner: {
      firstNames: 'Tomás',
      familyName: 'Novák',
      role: 'Clerk',
      languages: [{ name: 'Hindi', level: 'Native, C2' }, { name: 'English' }],
    },
    contact: {
      ...address,
      location: 'Pier 1',
      social: [
        { name: 'dev.to', href: 'https://dev.to/ana' },
        ...social.map(([name, , href]) => ({ name, href })),
      ],
    },
    experience: [{ company: 'Harbour' }],
    certificates: [{ name: 'Scrum' }],
  });
});

/** What a program or a person may write into any field. */
const oddValues = [
  null,
  7,
  {},
  ['a, B', { name: null }],
  'W'.repeat(5000),
  '\u202eevil\u0000',
  'https://a.example/x y',
  'jane..doe@mail.com',
  '2026-02-30',
  'javascript:alert(1)',
  '<p>&nbsp;</p><script>x</script>',
];

it('a résumé with an odd value in any field becomes content that builds', () => {
  const text = JSON.stringify(sample);
  for (const other of oddValues) {
    for (let place = 0, visited = 1; place < visited; place += 1) {
      visited = 0;
      read(JSON.parse(text, (_, value) => (visited++ === place ? other : value)));
    }
  }
});
