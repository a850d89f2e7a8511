/** @jest-environment node */
import sample from '@jsonresume/schema/sample.resume.json';
import { templateContent } from '@/lib/content/template';
import { missingIn } from '@/tools/import/missing';
import { resumeToContent } from '@/tools/import/to-content';

/** Turns a résumé into content, which it has checked. */
const read = (resume: unknown) => resumeToContent(resume, '2026-11-20');

it('turns a résumé in the JSON Resume format into content', () => {
  const { content } = read(sample);
  expect(content).toMatchObject({
    owner: {
      name: 'Richard Hendriks',
      cv: '/cv.pdf',
      firstNames: 'Richard',
      role: 'Programmer',
      headline: ['Programmer'],
      languages: [{ name: 'English', level: 'Native speaker' }],
    },
    contact: { location: 'San Francisco, California, United States' },
    experience: [
      { company: 'Pied Piper', highlights: sample.work[0]?.highlights },
      { company: 'CoderDojo', type: 'volunteer' },
    ],
    education: [
      { programme: 'Bachelor, Information Technology', highlights: sample.education[0]?.courses },
    ],
    projects: [{ role: 'Team lead, Designer' }],
    awards: [{ awarder: 'Techcrunch', date: '2014-11-01' }],
    publications: [{ publisher: 'Hooli', date: '2014-10-01', link: sample.publications[0]?.url }],
  });
  expect(content.skills[0]).toMatchObject({ name: 'HTML', group: 'Web Development' });
  expect(JSON.stringify(content)).not.toContain('Broadway'); // The street.
});

it('links stay whole when a text is divided or made of list items, and go when it is shortened', () => {
  const docs = '[the docs](https://docs.example/a?B.C!D)';
  const summary = `I wrote ${docs}. They are [good. Really](https://docs.example/b). So I moved.`;
  const label = '[One • two. Three](https://docs.example/c)';
  const { content } = read({
    basics: { summary },
    work: [{ name: 'Reef', position: 'Diver', summary: `Dived.\n• Sent ${label}.\n- ${docs}` }],
    projects: [
      { name: 'Tide', description: `${'word '.repeat(117)}${docs} is where it all began` },
      { name: 'Ebb', description: `[${'w'.repeat(590)}](https://docs.example/d)` },
    ],
  });
  expect(content).toMatchObject({
    owner: { intro: `I wrote ${docs}. They are [good. Really](https://docs.example/b).` },
    about: { paragraphs: ['So I moved.'] },
    site: { description: expect.stringContaining('I wrote the docs.') },
    experience: [{ description: 'Dived.', highlights: [`Sent ${label}.`, docs] }],
    projects: [
      { description: expect.stringMatching(/word the docs is…$/) },
      { description: 'w'.repeat(590) },
    ],
  });
});

it('lists what is missing in an empty résumé, and the words that the owner must translate', () => {
  const { content } = read({ volunteer: [{ organization: 'Hafen' }] });
  const linesWith = (...parts: string[]) => parts.map((part) => expect.stringContaining(part));
  const greeting = 'the greeting "Hello, I’m" and the type "volunteer" in';
  const person = linesWith('name', 'role', 'intro', 'portrait', 'headline', greeting);
  const others = linesWith('language', 'address;', 'e-mail address', 'LinkedIn', 'e-mail service');
  expect(missingIn(content)).toEqual([...person, ...others]);
  const { owner, contact } = templateContent;
  const service = { host: 'https://x.example', userId: 'u', serviceId: 's', templateId: 't' };
  const complete = {
    ...templateContent,
    owner: { ...owner, greeting: 'Moin, ich bin' },
    site: { ...templateContent.site, language: 'de' },
    contact: {
      ...contact,
      emailService: service,
      social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' }],
    },
  };
  expect(missingIn(complete)).toEqual([]);
  const withoutForm = { ...complete.contact, emailService: undefined };
  expect(missingIn({ ...complete, contact: withoutForm })).toEqual([]);
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
    ['Sept. 2023', 'December 2024', '2023-09', '2024-12'],
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

it('reads the long and short names of all months', () => {
  const months = Array.from(Array(12), (_, index) => `2025-${`${index + 1}`.padStart(2, '0')}`);
  for (const month of ['long', 'short'] as const) {
    const { format } = new Intl.DateTimeFormat('en', { month, year: 'numeric', timeZone: 'UTC' });
    const written = months.map((title) => ({ title, date: format(new Date(title)) }));
    const { awards } = read({ awards: written }).content;
    expect(awards).toEqual(months.map((title) => ({ title, date: title })).reverse());
  }
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

const profileRows: [network: string, username: string, href: string][] = [
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

/** Skills, and the names of their logos. */
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

const codeAddresses = ['gitlab.com', 'www.github.com', 'bitbucket.org', 'codeberg.org'].map(
  (host) => `https://${host}/ana/kelp`,
);

const forms: [form: string, resume: object, content: object][] = [
  [
    'HTML',
    {
      basics: {
        summary:
          '<p>I build <b>forms</b>&nbsp;&amp; nets.</p>\n<ul><li>Fast</li><li>See <a href="https://reef.dev/a">this</a></li></ul><style>p { }</style>',
      },
      work: [
        {
          name: 'Reef &amp; Sons',
          summary: '<div>Dived.</div><ul><li><p>Counted kelp</p></li><li>Led &lt;4&gt;</li></ul>',
          highlights: [
            'Used List<String>',
            'A <kolam> and<br>an &lt;hr&gt;',
            '<a href="/a">Nets</a>',
          ],
        },
      ],
    },
    {
      owner: { intro: 'I build forms & nets. Fast.' },
      about: { paragraphs: ['See [this](https://reef.dev/a).'] },
      experience: [
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
    },
  ],
  [
    'a summary with brackets',
    { basics: { summary: 'I dive [deep]. I swim. I row.' } },
    { owner: { intro: 'I dive [deep]. I swim.' }, about: { paragraphs: ['I row.'] } },
  ],
  [
    'a summary with list items',
    { basics: { summary: 'I build forms:\n• Launched 3 products\n- Led a team of 4!\n● Dived' } },
    {
      owner: { intro: 'I build forms: Launched 3 products. Led a team of 4!' },
      about: { paragraphs: ['Dived.'] },
    },
  ],
  [
    'a long summary',
    { basics: { summary: `${'I dive. '.repeat(100)}\n\nI swim.` } },
    { owner: { intro: 'I dive. I dive.' } },
  ],
  [
    'titles and letters after the name',
    { basics: { name: 'Dr. Tomás P. Novák', label: 'Clerk' } },
    { owner: { firstNames: 'Tomás', familyName: 'Novák', role: 'Clerk' } },
  ],
  [
    'fields of versions before JSON Resume 1.0',
    { work: [{ company: 'Harbour', position: 'Clerk', website: 'https://harbour.example' }] },
    {
      owner: { role: 'Clerk' },
      experience: [{ company: 'Harbour', link: 'https://harbour.example' }],
    },
  ],
  [
    'an apostrophe in an address, a telephone number in brackets, and a place as one text',
    { basics: { email: "o'brien@reef.dev", phone: '(+91) 98450-12345', location: 'Cebu' } },
    { contact: { email: "o'brien@reef.dev", phone: '(+91) 98450-12345', location: 'Cebu' } },
  ],
  [
    'keywords as one text',
    {
      work: [{ name: 'Reef', keywords: 'React; Node.js' }],
      skills: [{ name: 'Cloud', keywords: 'Patience (S3, EC2), Docker' }],
      projects: [{ name: 'Kelp', keywords: 'Go' }],
    },
    {
      experience: [{ skills: ['React', 'Node.js'] }],
      skills: [{ name: 'Patience (S3, EC2)', group: 'Cloud' }, { name: 'Docker' }],
      projects: [{ tags: ['Go'] }],
    },
  ],
  [
    'skills, with the logos of devicon',
    { skills: Object.keys(logos) },
    { skills: Object.values(logos).map((logo) => ({ image: `icon:${logo}` })) },
  ],
  [
    'a skill that is written twice',
    {
      skills: [
        'Python',
        { name: 'python', level: '80.5 %' },
        { name: 'Data', keywords: ['PYTHON'] },
        { name: 'Web', keywords: ['Python'] },
      ],
    },
    {
      skills: [
        { name: 'Python', level: 80.5, group: 'Data' },
        { name: 'Python', group: 'Web' },
      ],
    },
  ],
  [
    'bullets at the start of highlights',
    { work: [{ name: 'Reef', highlights: ['• Dived', '- Swam\n- Sang', 'Half-done'] }] },
    { experience: [{ highlights: ['Dived', 'Swam', 'Sang', 'Half-done'] }] },
  ],
  [
    'languages with name and level',
    { languages: [{ name: 'Hindi', level: 'Native (C2)' }, 'English'] },
    { owner: { languages: [{ name: 'Hindi', level: 'Native, C2' }, { name: 'English' }] } },
  ],
  [
    'an entry instead of a list, a place with a country, a project with title and link, a profile as text',
    {
      basics: { profiles: ['https://dev.to/ana'], location: { address: 'Pier 1' } },
      volunteer: {
        organization: 'Reef',
        location: { city: 'Cebu', region: 'Cebu', countryCode: 'ph' },
      },
      projects: [{ title: 'Kelp', link: 'https://kelp.dev' }],
      certificates: [{ title: 'Scrum' }],
    },
    {
      contact: { location: 'Pier 1', social: [{ name: 'dev.to', href: 'https://dev.to/ana' }] },
      experience: [{ company: 'Reef', location: 'Cebu, Philippines' }],
      projects: [{ title: 'Kelp', demoLink: 'https://kelp.dev' }],
      certificates: [{ name: 'Scrum' }],
    },
  ],
  [
    'profiles that have only a network and a user name',
    { basics: { profiles: profileRows.map(([network, username]) => ({ network, username })) } },
    { contact: { social: profileRows.map(([name, , href]) => ({ name, href })) } },
  ],
  [
    'a job that has only a role, and links to the code and to the demo of projects',
    {
      volunteer: [{ position: 'Diver', type: 'weekends' }],
      projects: [...codeAddresses, 'https://kelp.dev'].map((url) => ({ name: 'Kelp', url })),
    },
    {
      experience: [{ company: 'Diver', role: 'Diver', type: 'weekends' }],
      projects: [
        ...codeAddresses.map((repoLink, index) =>
          index < 2
            ? { repoLink, featured: true }
            : expect.not.objectContaining({ featured: true }),
        ),
        { demoLink: 'https://kelp.dev' },
      ],
    },
  ],
  ['a text that ends like a shortened one', { basics: { summary: 'I dive, and…' } }, {}],
];

it('takes over all forms in which résumés write something', () => {
  const imported = forms.map(([form, resume]) => ({ form, ...read(resume) }));
  expect(imported).toMatchObject(
    forms.map(([form, , content]) => ({ form, content, remarks: [] })),
  );
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
