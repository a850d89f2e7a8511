/** @jest-environment node */
import sample from '@jsonresume/schema/sample.resume.json';
import resumeSchema from '@jsonresume/schema/schema.json';
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

type JsonSchema = {
  $ref?: string;
  format?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/**
 * A value for each field of a JSON schema, and for one that it does not have.
 * @param mark returns three other digits at each call
 */
function filled({ $ref, format, items, properties }: JsonSchema, mark: () => string): unknown {
  if ($ref !== undefined) return `2${mark()}`;
  if (items !== undefined) return [filled(items, mark), filled(items, mark)];
  if (properties !== undefined) {
    const fields = Object.entries({ ...properties, extra: {} });
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, mark)]));
  }
  if (format === 'email') return `#${mark()}@reef.dev`;
  return format === 'uri' ? `https://reef.dev/#${mark()}` : `Say #${mark()}`;
}

it('each value of a résumé is either in the content, or named as not taken over', () => {
  let count = 0;
  const mark = () => String(++count).padStart(3, '0');
  // `$schema` and `meta` describe the file.
  const { $schema, meta, ...properties } = resumeSchema.properties as Record<string, JsonSchema>;
  const { content, remarks } = read(filled({ properties }, mark));
  const inContent = JSON.stringify(content);
  const inRemarks = remarks.join('\n');
  const marks = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));
  const isIn = (text: string) => (mark: string) => new RegExp(`[#2]${mark}\\b`).test(text);
  expect(marks.filter(isIn(inContent)).length).toBeGreaterThan(90);
  expect(marks.filter(isIn(inRemarks)).length).toBeGreaterThan(50);
  expect(marks.filter((mark) => isIn(inContent)(mark) === isIn(inRemarks)(mark))).toEqual([]);
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

const ten = 'one two three four five six seven eight nine ten ';
const paragraphs = Array.from({ length: 9 }, (_, index) => `Paragraph ${index} is here.`);
const highlights = Array.from({ length: 22 }, (_, index) => `Did ${index}.`);

it.each<[value: string, resume: object, remarks: string[]]>([
  [
    'a text that is no telephone number',
    { basics: { phone: 'call 98450' } },
    ['basics, phone: "call 98450" (must be a phone number '],
  ],
  [
    'a field that the page does not have',
    { education: [{ institution: 'IIT', gpa: 8.9 }] },
    ['education 1, gpa: "8.9" (the page has no place for it)'],
  ],
  [
    'a level in words',
    { skills: [{ name: 'Go', level: 'Master' }] },
    ['skills 1, level: "Master" (a level is a percentage, like "80%")'],
  ],
  [
    'an address without a host, and a date that cannot be read',
    { work: [{}, { name: 'Reef', url: 'intranet', endDate: 'Summer' }] },
    ['work 2, url: "intranet" (it is no web address)', 'kept as text: work 2, endDate: "Summer" ('],
  ],
  [
    'an entry without a name',
    { awards: [{ date: '2019' }] },
    ['awards 1, date: "2019" (the entry has no title)'],
  ],
  [
    'a period that ends before it starts',
    { education: [{ institution: 'Night School', startDate: '2024', endDate: '2022-06' }] },
    ['kept as text: education 1, endDate: "2022-06" (the period ends before it starts)'],
  ],
  [
    'a user name on an unknown network',
    { basics: { profiles: [{ network: 'Friendster', username: 'ana' }] } },
    ['basics, profiles 1: "Friendster", "ana" (the page has no place for it)'],
  ],
  [
    'a greeting as the summary',
    { basics: { summary: 'Hi!' } },
    ['basics, summary: "Hi!" (it is only a greeting)'],
  ],
  [
    'more paragraphs than the page shows',
    { basics: { summary: paragraphs.join('\n\n') } },
    ['basics, summary: "Paragraph 7 is here.", "Paragraph 8 is here." (at most 6 fit)'],
  ],
  [
    'more highlights than the page shows',
    { work: [{ name: 'Reef', highlights }] },
    ['work 1, highlights: "Did 20.", "Did 21." (at most 20 fit)'],
  ],
  [
    'a text that is too long',
    { work: [{ name: ten.repeat(3) }] },
    [
      'shortened: work 1, name: "one two three four five six seven eight nine ten one two…" (to 120 ',
    ],
  ],
  [
    'a link in a name',
    { projects: [{ name: '<a href="https://kelp.dev">Kelp</a>' }] },
    ['shortened: projects 1, name: "[Kelp](https://kelp.dev)" (without its link)'],
  ],
  [
    'an expired certificate',
    {
      certificates: [
        { name: 'Scrum', endDate: '2026-10' },
        { name: 'Go', endDate: '2026-11' },
      ],
    },
    [
      'certificates 1: "Scrum", "2026-10" (it expired: 2026-10)',
      'certificates 2, endDate: "2026-11"',
    ],
  ],
  [
    'a part that the page does not have',
    { interests: [{ name: 'Chess' }, { name: 'Go', keywords: highlights }] },
    [
      `interests: "Chess", "Go", "Did 0.", "Did 1.", "Did 2.", "Did 3.", "Did 4.", "Did 5.", "Did 6.", "Did 7.", and 14 more (`,
    ],
  ],
  ['no text that ends like a shortened one', { basics: { summary: 'I dive, and then…' } }, []],
])('names %s', (_, resume, expected) => {
  const lines = expected.map((line) =>
    expect.stringContaining(/^(shortened|kept)/.test(line) ? line : `not taken over: ${line}`),
  );
  expect(read(resume).remarks).toEqual(lines);
});

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
        profiles: [
          ['GitHub', 'ana'],
          ['GitLab', 'ana'],
          ['LinkedIn', 'ana-s'],
          ['X', '@ana'],
          ['Twitter', 'ana'],
          ['Mastodon', '@ana@reef.social'],
          ['Medium', '@ana'],
          ['Kaggle', 'ana'],
          ['Stack Overflow', '42'],
        ].map(([network, username]) => ({ network, username })),
      },
    },
    {
      contact: {
        social: [
          { name: 'GitHub', href: 'https://github.com/ana' },
          { href: 'https://gitlab.com/ana' },
          { href: 'https://www.linkedin.com/in/ana-s' },
          { name: 'X', href: 'https://x.com/ana' },
          { name: 'Twitter', href: 'https://x.com/ana' },
          { href: 'https://reef.social/@ana' },
          { href: 'https://medium.com/@ana' },
          { href: 'https://www.kaggle.com/ana' },
          { href: 'https://stackoverflow.com/users/42' },
        ],
      },
    },
  ],
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
