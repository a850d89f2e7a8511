/** @jest-environment node */
import sample from '@jsonresume/schema/sample.resume.json';
import { schemaFaults } from '@/lib/content/check';
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
  expect(content.owner.intro).toBe(
    `I wrote ${docs}. They are [good. Really](https://docs.example/b).`,
  );
  expect(content.about.paragraphs).toEqual(['So I moved.']);
  expect(content.site.description).toContain('I wrote the docs.');
  const points = { description: 'Dived.', highlights: [`Sent ${label}.`, docs] };
  expect(content.experience).toMatchObject([points]);
  expect(content.projects[0]?.description).toMatch(/word the docs is…$/);
  expect(content.projects[1]?.description).toBe('w'.repeat(590));
});

it('lists what is missing in an empty résumé, and the English words that the owner must translate', () => {
  const { content } = read({ volunteer: [{ organization: 'Hafen' }] });
  const missing = missingIn(content).join('\n');
  expect(missing).toMatch(/your name[\s\S]*your role[\s\S]*portrait[\s\S]*address[\s\S]*e-mail/);
  expect(missing).toMatch(
    /language of your texts.* translate the greeting "Hello, I’m" and the type "volunteer"/,
  );
});

it('reads fields of versions before JSON Resume 1.0, and apostrophes in addresses', () => {
  const website = 'https://harbour.example';
  const work = [{ company: 'Harbour', position: 'Clerk', website }];
  const { content } = read({ basics: { email: "o'brien@example.org" }, work });
  expect(content.contact.email).toBe("o'brien@example.org");
  expect(content.experience).toMatchObject([{ company: 'Harbour', link: website }]);
});

it.each([
  ['Dr. Tomás P. Novák', 'Tomás', 'Novák'],
  ['José María de la Cruz y Santos, MBA', 'José', undefined],
])('keeps the name "%s" and finds the first name %s', (name, firstNames, familyName) => {
  const { content } = read({ basics: { name, label: 'Clerk' } });
  expect(content.owner).toMatchObject({ name, firstNames });
  expect(content.owner.familyName).toBe(familyName);
  expect(content.site.description).toBe(`${name}, Clerk.`);
});

it.each([
  [
    'I wrote [how. And why](https://harbour.example/?a.b). I build forms. They are short.',
    'I wrote [how. And why](https://harbour.example/?a.b). I build forms.',
    'They are short.',
  ],
  [
    'I build forms:\n• Launched 3 products\n- Led a team of 4!\n● Wrote tests',
    'I build forms: Launched 3 products. Led a team of 4!',
    'Wrote tests.',
  ],
])('the summary %j begins in the intro and ends in the biography', (summary, intro, paragraph) => {
  const { owner, about } = read({ basics: { summary } }).content;
  expect([owner.intro, about.paragraphs]).toEqual([intro, [paragraph]]);
});

it('sorts certificates, publications and awards, the newest first, and keeps unreadable dates', () => {
  const awards = ['2019', 'Summer 2021', '2020-05', '', '2023-01-02'].map((date) => ({
    title: `of ${date}`,
    date,
  }));
  const { content } = read({ awards });
  const dates = ['2023-01-02', 'Summer 2021', '2020-05', '2019', undefined];
  expect(content.awards.map(({ date }) => date)).toEqual(dates);
});

it.each([
  ['2024-08', undefined, '2024-08', 'present'],
  ['2024-08', 'Present', '2024-08', 'present'],
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

it('merges paid and voluntary work, and sorts jobs and schools by their end, current ones first', () => {
  const newest = { name: 'Newest', startDate: '2018-01' };
  const oldest = { name: 'Oldest', startDate: '2019-01', endDate: '2020-01' };
  const between = { name: 'Between', startDate: '2022-01', endDate: '2023-01' };
  const unread = { name: 'Unread', startDate: '2017', endDate: 'Summer 2021' };
  const schools = [oldest, newest, unread].map((each) => ({ ...each, institution: each.name }));
  const work = [oldest, unread, newest];
  const { content } = read({ work, volunteer: [between], education: schools });
  const companies = content.experience.map(({ company }) => company);
  expect(companies).toEqual(['Newest', 'Between', 'Unread', 'Oldest']);
  expect(content.education.map(({ school }) => school)).toEqual(['Newest', 'Unread', 'Oldest']);
});

it.each([
  ['AWS', 'icon:amazonwebservices'],
  ['.NET', 'icon:dotnetcore'],
  ['Vue', 'icon:vuejs'],
  ['React.js', 'icon:react'],
  ['C++', 'icon:cplusplus'],
  ['Structured Query Language (MySQL)', 'icon:mysql'],
  ['Patience', undefined],
])('gives the skill "%s" the logo %s', (name, image) => {
  expect(read({ skills: [{ name }] }).content.skills).toEqual([{ name, image }]);
});

it.each([
  ['https://ana.example', 'https://ana.example', []],
  ['ana.example', 'https://ana.example', []],
  // A page below a site of others is a profile.
  ['https://de.linkedin.com/in/ana', 'https://your-name.example', ['de.linkedin.com']],
  ['https://x.example/ana', 'https://your-name.example', ['x.example']],
  ['https://ana.github.io/me', 'https://your-name.example', ['ana.github.io']],
])('the address %s gives the site %s and the profiles %j', (url, address, profiles) => {
  const withoutAddress = { network: 'Friendster' };
  const { site, contact } = read({ basics: { url, profiles: [withoutAddress] } }).content;
  expect([site.url, contact.social.map(({ name }) => name)]).toEqual([address, profiles]);
});

it.each([
  ['es-MX', 'es-MX', 'Hola, soy', false],
  // There are no words in these languages.
  ['klingon!', 'en', 'Hello, I’m', true],
  ['日本語', 'en', 'Hello, I’m', true],
])('the language "%s" gives "%s" and the greeting "%s"', (stated, language, greeting, isAsked) => {
  const { content } = read({ meta: { language: stated } });
  expect([content.site.language, content.owner.greeting]).toEqual([language, greeting]);
  const missing = missingIn(content).join('\n');
  expect(missing.includes('the language of your texts')).toBe(isAsked);
});

const userNames = {
  GitHub: 'ana',
  GitLab: 'ana',
  LinkedIn: 'ana-s',
  X: '@ana',
  Twitter: 'ana',
  Mastodon: '@ana@reef.social',
  Medium: '@ana',
  Kaggle: 'ana',
  'Stack Overflow': '42',
};

const profileAddresses = [
  'https://github.com/ana',
  'https://gitlab.com/ana',
  'https://www.linkedin.com/in/ana-s',
  'https://x.com/ana',
  'https://x.com/ana',
  'https://reef.social/@ana',
  'https://medium.com/@ana',
  'https://www.kaggle.com/ana',
  'https://stackoverflow.com/users/42',
];

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
          highlights: [
            '<strong>Cut</strong> costs<br>',
            'Used List<String>',
            'A <kolam> and<br>an &lt;hr&gt;',
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
            'Cut costs',
            'Used List<String>',
            'A <kolam> and\nan <hr>',
          ],
        },
      ],
    },
  ],
  [
    'keywords as one text',
    {
      work: [{ name: 'Reef', keywords: 'React, Node.js' }],
      skills: [{ name: 'Cloud', keywords: 'AWS (S3, EC2), Docker' }],
      projects: [{ name: 'Kelp', keywords: 'Go' }],
    },
    {
      experience: [{ skills: ['React', 'Node.js'] }],
      skills: [{ name: 'AWS (S3, EC2)', group: 'Cloud' }, { name: 'Docker' }],
      projects: [{ tags: ['Go'] }],
    },
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
    { languages: [{ name: 'Hindi', level: 'Native' }, 'English'] },
    { owner: { languages: [{ name: 'Hindi', level: 'Native' }, { name: 'English' }] } },
  ],
  [
    'a telephone number in brackets',
    { basics: { phone: '(+91) 98450-12345' } },
    { contact: { phone: '(+91) 98450-12345' } },
  ],
  [
    'profiles that have only a network and a user name',
    {
      basics: {
        profiles: Object.entries(userNames).map(([network, username]) => ({ network, username })),
      },
    },
    {
      contact: {
        social: Object.keys(userNames).map((name, index) => ({
          name,
          href: profileAddresses[index],
        })),
      },
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

it('asks for a translation of the English words that it wrote into another language', () => {
  const location = { city: 'München', countryCode: 'DE' };
  const basics = { summary: 'Hallo! Ich baue Formulare.', location };
  const volunteer = [{ organization: 'Hafen', startDate: '2019-10' }];
  const languages = [{ language: 'Deutsch', fluency: 'Muttersprache (C2)' }];
  const resume = { basics, volunteer, languages };
  const { content } = resumeToContent(resume, '2026-11-20', 'de');
  expect(content.site).toMatchObject({ language: 'de' });
  expect(content.site.description).toContain('Ich baue Formulare.');
  expect(content.contact.location).toBe('München, Deutschland');
  expect(content.owner.languages).toEqual([{ name: 'Deutsch', level: 'Muttersprache, C2' }]);
  expect(content.experience[0]?.period).toEqual({ from: '2019-10', to: 'present' });
  expect(missingIn(content, 'de')).toContain(
    'content/de/owner.ts: the greeting "Hello, I’m" and the type "volunteer" in experience.ts in your language',
  );
});
