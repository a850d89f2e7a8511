/** @jest-environment node */
import sample from '@jsonresume/schema/sample.resume.json';
import { schemaFaults } from '@/lib/content/check';
import { templateContent } from '@/lib/content/template';
import { missingIn } from '@/tools/import/missing';
import { resumeToContent } from '@/tools/import/to-content';

/** Turns a résumé into content, and expects that the content builds. */
function read(resume: unknown) {
  const imported = resumeToContent(resume, '2026-11-20');
  expect(schemaFaults(imported.content)).toEqual([]);
  return imported;
}

it('turns a résumé in the JSON Resume format into content', () => {
  const { content } = read(sample);
  expect(content).toMatchObject({
    owner: {
      name: 'Richard Hendriks',
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
  expect(missingIn(content).join('\n')).toMatch(
    /your name[\s\S]*your role[\s\S]*portrait[\s\S]*the greeting "Hello, I’m" and the type "volunteer"[\s\S]*language of your texts[\s\S]*the address;[\s\S]*e-mail/,
  );
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
    site: { language: 'de', description: expect.stringContaining('Ich baue Formulare.') },
    contact: { location: 'Deutschland' },
  });
  expect(missingIn(german, 'de').join('\n')).toMatch(
    /content\/de\/owner\.ts: .* greeting "Hello, /,
  );
});

it.each([
  ['2024-08', undefined, '2024-08', 'present'],
  ['2024-08', 'Present', '2024-08', 'present'],
  ['2024-08', 'ongoing', '2024-08', 'present'],
  ['2024-08', 'till date', '2024-08', 'present'],
  ['2024-08', 'current', '2024-08', 'present'],
  ['2024-08', 'today', '2024-08', 'present'],
  ['2023-05-17', '2023-05-30', '2023-05', '2023-05'],
  ['2021-03-01T00:00:00.000Z', 2022, '2021-03', '2022'],
  [undefined, '2020-01', '2020-01', '2020-01'],
  ['Sept. 2023', 'December 2024', '2023-09', '2024-12'],
  ['2021-3', '2022-8-1', '2021-03', '2022-08'],
  ['2021/03', '03/2025', '2021-03', '2025-03'],
  ['Mar 14, 2025', '', '2025-03', 'present'],
  // Unreadable dates are kept as text, and do not become "present".
  ['2024-08', '2023-01', '2024-08 – 2023-01', ''],
  ['2018-05', 'Summer 2019', '2018-05 – Summer 2019', ''],
  ['Spring 2018', '2019-05', 'Spring 2018 – 2019-05', ''],
  ['2024-02-31', undefined, '2024-02-31', ''],
  [undefined, undefined, undefined, ''],
])('a job from %j to %j has the period "%s" "%s"', (startDate, endDate, from, to) => {
  const work = [{ name: 'Harbour', position: 'Clerk', startDate, endDate }];
  const [job] = read({ work }).content.experience;
  expect(job?.period).toEqual(to === '' ? from : { from, to });
});

it.each(['long', 'short'] as const)('reads the %s names of all months', (month) => {
  const months = Array.from(
    { length: 12 },
    (_, index) => `2025-${`${index + 1}`.padStart(2, '0')}`,
  );
  const { format } = new Intl.DateTimeFormat('en', { month, year: 'numeric', timeZone: 'UTC' });
  const written = months.map((title) => ({ title, date: format(new Date(title)) }));
  const { awards } = read({ awards: written }).content;
  expect(awards).toEqual(months.map((title) => ({ title, date: title })).reverse());
});

it('merges paid and voluntary work, and puts the latest first', () => {
  const newest = { name: 'Newest', startDate: '2018-01', endDate: 'now' };
  const oldest = { name: 'Oldest', startDate: '2019-01', endDate: '2020-01' };
  const between = { name: 'Between', startDate: '2022-01', endDate: '2023-01' };
  const unread = { name: 'Unread', startDate: '2017', endDate: 'Summer 2021' };
  const dates = ['2019', 'Summer 2021', '2020-05', '', '2023-01-02'];
  const { content } = read({
    work: [oldest, unread, newest],
    volunteer: [between],
    education: [oldest, newest],
    awards: dates.map((date) => ({ title: `of ${date}`, date })),
  });
  expect(content.education.map(({ school }) => school)).toEqual(['Newest', 'Oldest']);
  const companies = content.experience.map(({ company }) => company);
  expect(companies).toEqual(['Newest', 'Between', 'Unread', 'Oldest']);
  const latest = ['2023-01-02', 'Summer 2021', '2020-05', '2019', undefined];
  expect(content.awards.map(({ date }) => date)).toEqual(latest);
});

it.each([
  ['https://ana.example', 'https://ana.example', []],
  ['ana.example', 'https://ana.example', []],
  // A page below a site of others is a profile.
  ['https://de.linkedin.com/in/ana', 'https://your-name.example', ['de.linkedin.com']],
  ['https://ana.github.io/me', 'https://your-name.example', ['ana.github.io']],
])('the address %s gives the site %s and the profiles %j', (url, address, profiles) => {
  const { site, contact } = read({ basics: { url } }).content;
  expect([site.url, contact.social.map(({ name }) => name)]).toEqual([address, profiles]);
});

it.each([
  ['es-MX', 'es-MX', 'Hola, soy'],
  // There are no words in these languages.
  ['klingon!', 'en', 'Hello, I’m'],
  ['日本語', 'en', 'Hello, I’m'],
])('the language "%s" gives "%s" and the greeting "%s"', (stated, language, greeting) => {
  const { content } = read({ meta: { language: stated } });
  expect([content.site.language, content.owner.greeting]).toEqual([language, greeting]);
});

it('leaves out a certificate after the day, month or year of its end', () => {
  const certificates = ['2026', '2026-11', '2026-11-20', '2025', '2026-10', '2026-11-19'].map(
    (endDate) => ({ name: endDate, endDate }),
  );
  const names = read({ certificates }).content.certificates.map(({ name }) => name);
  expect(names.sort()).toEqual(['2026', '2026-11', '2026-11-20']);
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

it.each<[form: string, resume: object, content: object]>([
  [
    'HTML',
    {
      basics: {
        summary:
          '<p>I build <b>forms</b>&nbsp;&amp; nets.</p>\n<ul><li>Fast</li><li>See <a href="https://reef.dev/a">this</a></li></ul>',
      },
      work: [
        {
          name: 'Reef &amp; Sons',
          summary: '<div>Dived.</div><ul><li><p>Counted kelp</p></li><li>Led &lt;4&gt;</li></ul>',
          highlights: ['Used List<String>', 'A <kolam> and<br>an &lt;hr&gt;'],
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
          highlights: ['Counted kelp', 'Led <4>', 'Used List<String>', 'A <kolam> and\nan <hr>'],
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
    'titles and letters after the name',
    { basics: { name: 'Dr. Tomás P. Novák', label: 'Clerk' } },
    { owner: { firstNames: 'Tomás', familyName: 'Novák', role: 'Clerk' } },
  ],
  [
    'fields of versions before JSON Resume 1.0',
    { work: [{ company: 'Harbour', position: 'Clerk', website: 'https://harbour.example' }] },
    { experience: [{ company: 'Harbour', link: 'https://harbour.example' }] },
  ],
  [
    'an apostrophe in an address, a telephone number in brackets, and a place as one text',
    { basics: { email: "o'brien@reef.dev", phone: '(+91) 98450-12345', location: 'Cebu' } },
    { contact: { email: "o'brien@reef.dev", phone: '(+91) 98450-12345', location: 'Cebu' } },
  ],
  [
    'keywords as one text',
    {
      work: [{ name: 'Reef', keywords: 'React, Node.js' }],
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
      skills: ['Python', { name: 'python', level: '80%' }, { name: 'Data', keywords: ['PYTHON'] }],
    },
    { skills: [{ name: 'Python', level: 80, group: 'Data' }] },
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
      basics: { profiles: ['https://dev.to/ana'] },
      volunteer: { organization: 'Reef', location: { city: 'Cebu', countryCode: 'PH' } },
      projects: [{ title: 'Kelp', link: 'https://kelp.dev' }],
      certificates: [{ title: 'Scrum' }],
    },
    {
      contact: { social: [{ name: 'dev.to', href: 'https://dev.to/ana' }] },
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
      projects: ['https://gitlab.com/ana/kelp', 'https://kelp.dev', 'https://tide.dev'].map(
        (url) => ({ name: 'Kelp', url }),
      ),
    },
    {
      experience: [{ company: 'Diver', role: 'Diver', type: 'weekends' }],
      projects: [
        { repoLink: 'https://gitlab.com/ana/kelp', featured: true },
        { demoLink: 'https://kelp.dev', featured: true },
        expect.not.objectContaining({ featured: true }),
      ],
    },
  ],
  ['a text that ends like a shortened one', { basics: { summary: 'I dive, and…' } }, {}],
])('takes over %s', (_, resume, content) => {
  const imported = read(resume);
  expect(imported.content).toMatchObject(content);
  expect(imported.remarks).toEqual([]);
});

it.each([
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
])('a résumé with %j in any field becomes content that builds', (other) => {
  const text = JSON.stringify(sample);
  for (let place = 0, visited = 1; place < visited; place += 1) {
    visited = 0;
    read(JSON.parse(text, (_, value) => (visited++ === place ? other : value)));
  }
});
