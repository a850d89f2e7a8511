/** @jest-environment node */
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json';
import sample from '@jsonresume/schema/sample.resume.json';
import fc from 'fast-check';
import { contentFaults } from '@/lib/content/check';
import { resumeToContent } from '@/scripts/import/resume-to-content';

/** What an import makes of a résumé, which must always be content that builds. */
function read(resume: unknown) {
  const imported = resumeToContent(resume, '2026-11-20');
  expect(contentFaults(imported.content)).toEqual([]);
  return imported;
}

describe('A résumé in the JSON Resume form', () => {
  const { content, notes, unplaced, missing } = resumeToContent(sample, '2026-11-20');

  it('says who the owner is and where to reach him, but not his street', () => {
    expect(content.owner).toMatchObject({
      name: 'Richard Hendriks',
      firstNames: 'Richard',
      role: 'Programmer',
      headline: ['Programmer'],
      languages: [{ name: 'English', level: 'Native speaker' }],
    });
    expect(content.contact).toMatchObject({
      email: 'richard.hendriks@mail.com',
      phone: '(912) 555-4321',
      location: 'San Francisco, California, United States',
      social: [
        { name: 'Twitter', href: 'https://www.twitter.com/neutralthoughts' },
        { name: 'SoundCloud' },
      ],
    });
    expect(JSON.stringify(content)).not.toContain('Broadway');
  });

  it('lists work and skills, and goes on in About', () => {
    expect(content.about.paragraphs).toEqual([expect.stringMatching(/^While his work /)]);
    expect(content.experience).toMatchObject([
      {
        company: 'Pied Piper',
        highlights: expect.arrayContaining(['Successfully won Techcrunch Disrupt']),
      },
      { company: 'CoderDojo', type: 'volunteer' },
    ]);
    expect(content.skills[0]).toEqual({
      name: 'HTML',
      image: 'icon:html5',
      group: 'Web Development',
    });
  });

  it('names what was changed, what found no place and what is missing', () => {
    expect(notes).toEqual([
      expect.stringContaining('check https://www.twitter.com/neutralthoughts'),
      expect.stringContaining('"Digital Compression Pioneer Award" stands among the certificates'),
    ]);
    expect(unplaced).toContain('work[0].description: "Awesome compression company"');
    expect(unplaced).toContain('references[0].name: "Erlich Bachman"');
    expect(missing).toContainEqual(expect.stringContaining('pictures of your projects'));
  });
});

it('a grade finds no place; it is no course', () => {
  const { content, unplaced } = read(newGraduate);
  const { score } = newGraduate.education[0] ?? {};
  expect(unplaced).toContainEqual(expect.stringContaining(`education[0].score: "${score}`));
  expect(JSON.stringify(content.education)).not.toContain('Grade');
});

it('names its fields as before JSON Resume 1.0, too', () => {
  const website = 'https://harbour.example';
  const { content, unplaced } = read({
    work: [{ company: 'Harbour', position: 'Clerk', website }],
  });
  expect(content.experience).toMatchObject([{ company: 'Harbour', link: website }]);
  expect(unplaced).toEqual([]);
});

it.each([
  ['jane..doe@mail.com', (email: string) => ({ basics: { email } })],
  ['tomas@-example.org', (email: string) => ({ basics: { email } })],
  ['2026-02-30', (lastModified: string) => ({ meta: { lastModified } })],
  ['javascript:alert(1)', (url: string) => ({ projects: [{ name: 'Kelp', url }] })],
  ['../../x', (username: string) => ({ basics: { profiles: [{ network: 'X', username }] } })],
])('"%s" would break the content, so it is left out and named', (bad, resume) => {
  const { content, unplaced } = read(resume(bad));
  expect(unplaced.join('\n')).toContain(`: "${bad}"`);
  expect(JSON.stringify(content)).not.toContain(bad);
});

it('an address may hold an apostrophe', () => {
  const email = "o'brien@example.org";
  expect(read({ basics: { email } }).content.contact.email).toBe(email);
});

describe('Names', () => {
  it.each([
    ['Dr. Tomás Novák', 'Dr. Tomás Novák', 'Tomás'],
    ['García Márquez, Gabriel', 'Gabriel García Márquez', 'Gabriel'],
    ['Ana Santos, PhD', 'Ana Santos, PhD', 'Ana'],
  ])('"%s" is %s, whom friends call %s', (given, name, firstNames) => {
    const { content, unplaced } = read({ basics: { name: given, label: 'Clerk' } });
    expect(content.owner).toMatchObject({ name, firstNames });
    expect(content.site.description).toBe(`${name}, Clerk.`);
    expect(unplaced).toEqual([]);
  });
});

it('a headline as on LinkedIn gives a role and what is looked for; the rest is named', () => {
  const label = 'Developer at Reef | React, Vue • Open to work';
  const { content, unplaced } = read({ basics: { label } });
  expect(content.owner).toMatchObject({
    role: 'Developer',
    headline: ['Developer'],
    availability: 'Open to work',
  });
  expect(unplaced).toEqual([`basics.label: "${label}"`]);
});

describe('Work', () => {
  it.each([
    [{ startDate: '2024-08' }, { from: '2024-08', to: 'present' }, 0],
    [{ startDate: '2024-08', endDate: 'Present' }, { from: '2024-08', to: 'present' }, 0],
    [{ startDate: '2023', endDate: '2024' }, { from: '2023', to: '2024' }, 0],
    [{ startDate: '2023-05-17', endDate: '2023-05-30' }, { from: '2023-05', to: '2023-05' }, 0],
    [{ startDate: '2021-03-01T00:00:00.000Z', endDate: 2022 }, { from: '2021-03', to: '2022' }, 0],
    [{ endDate: '2020-01' }, { from: '2020-01', to: '2020-01' }, 0],
    [{ startDate: 'Sep 2023', endDate: 'Dec 2024' }, { from: '2023-09', to: '2024-12' }, 0],
    [{ startDate: '2024-08', endDate: '2023-01' }, { from: '2024-08', to: '2024-08' }, 1],
    [{ startDate: '2024-02-31' }, undefined, 1],
    [{ startDate: 'soon' }, undefined, 1],
    [{}, undefined, 0],
  ])('with the dates %j lasts %j', (dates, period, unplacedDates) => {
    const { content, unplaced } = read({
      work: [{ name: 'Harbour', position: 'Clerk', ...dates }],
    });
    expect(content.experience.map((entry) => entry.period)).toEqual([period]);
    expect(unplaced).toHaveLength(unplacedDates);
  });

  it('paid and voluntary, stands in one list, the latest first', () => {
    const work = (name: string, startDate: string) => ({ name, position: 'Clerk', startDate });
    const { content } = read({
      work: [work('Newest', '2025-01'), work('Oldest', '2019-01')],
      volunteer: [{ organization: 'Between', position: 'Helper', startDate: '2022-01' }],
    });
    expect(content.experience.map(({ company }) => company)).toEqual([
      'Newest',
      'Between',
      'Oldest',
    ]);
  });

  it('has the lines of its summary that begin with a dash as its points', () => {
    const summary = 'A post office.\n- Built the tracker\n• Kept it up';
    const { content, unplaced } = read({ work: [{ name: 'Harbour', summary }] });
    expect(content.experience).toMatchObject([
      { description: 'A post office.', highlights: ['Built the tracker', 'Kept it up'] },
    ]);
    expect(unplaced).toEqual([]);
  });
});

it('skills find their logos under the names that people give them', () => {
  const icons = {
    AWS: 'amazonwebservices',
    Golang: 'go',
    '.NET': 'dotnetcore',
    Tailwind: 'tailwindcss',
    Vue: 'vuejs',
    'React.js': 'react',
    'C++': 'cplusplus',
    'Structured Query Language (MySQL)': 'mysql',
  };
  const names = [...Object.keys(icons), 'Patience', 'aws'];
  const { skills } = read({ skills: names.map((name) => ({ name })) }).content;
  expect(skills.map(({ image }) => image)).toEqual([
    ...Object.values(icons).map((icon) => `icon:${icon}`),
    undefined,
  ]);
});

describe('Projects', () => {
  it.each([
    ['https://github.com/ana/kelp', 'repoLink'],
    ['https://youtu.be/abc', 'videoLink'],
    ['https://ana.example/kelp.apk', 'apkLink'],
    ['https://kelp.example', 'demoLink'],
  ])('%s is its %s', (url, field) => {
    const [project] = read({ projects: [{ name: 'Kelp', url }] }).content.projects;
    expect(project).toHaveProperty(field, url);
  });

  it('keep twenty points; the others are named', () => {
    const points = Array.from({ length: 22 }, (_, index) => `Counted kelp number ${index}`);
    const { content, unplaced } = read({ projects: [{ name: 'Kelp', highlights: points }] });
    expect(content.projects[0]).toEqual({
      title: 'Kelp',
      highlights: points.slice(0, 20),
      tags: [],
      featured: true,
    });
    expect(unplaced).toEqual([
      'projects[0].highlights[20]: "Counted kelp number 20"',
      'projects[0].highlights[21]: "Counted kelp number 21"',
    ]);
  });

  it('of one title get what tells them apart', () => {
    const { content, notes } = read({
      projects: [{ name: 'Kelp' }, { name: 'kelp ', startDate: '2023-05' }, { name: 'KELP' }],
    });
    expect(content.projects.map(({ title }) => title)).toEqual(['Kelp', 'kelp (2023)', 'KELP (2)']);
    expect(notes).toEqual([
      'projects: the second "kelp" became "kelp (2023)"',
      'projects: the second "KELP" became "KELP (2)"',
    ]);
  });
});

it('profiles without an address are found by network and name, where the network is known', () => {
  const profiles = [
    { network: 'GitHub', username: 'ana-codes', url: '' },
    { network: 'GitHub', username: 'ana-works' },
    { network: 'Blog', url: 'https://ana.example/' },
    { network: 'Friendster', username: 'ana' },
  ];
  const { content, unplaced } = read({ basics: { profiles } });
  expect(content.contact.social).toEqual([
    { name: 'GitHub', href: 'https://github.com/ana-codes' },
    { name: 'GitHub (ana-works)', href: 'https://github.com/ana-works' },
    { name: 'Blog', href: 'https://ana.example/' },
  ]);
  expect(unplaced).toEqual([
    'basics.profiles[3].network: "Friendster"',
    'basics.profiles[3].username: "ana"',
  ]);
});

describe('The address of the site', () => {
  const at = (url: string) => read({ basics: { url } });

  it('is the résumé’s, without a path', () => {
    expect(at('https://ana.example').content.site.url).toBe('https://ana.example');
    const { content, notes } = at('https://college.example/~ana');
    expect(content.site.url).toBe('https://college.example');
    expect(notes).toEqual([expect.stringContaining('for a page below /~ana set BASE_PATH')]);
  });

  it('is not a network’s, which is a profile', () => {
    const { content, missing } = at('https://www.linkedin.com/in/ana');
    expect(content.site.url).toBe('https://your-name.example');
    expect(missing).toContainEqual(expect.stringContaining('the address of your site'));
    expect(content.contact.social).toEqual([
      { name: 'linkedin.com', href: 'https://www.linkedin.com/in/ana' },
    ]);
  });
});

describe('The language of the page', () => {
  it('is what the résumé says, and so is that of the greeting', () => {
    const { site, owner } = read({ meta: { language: 'es-MX' } }).content;
    expect([site.language, owner.greeting]).toEqual(['es-MX', 'Hola, soy']);
  });

  it.each(['is', 'klingon!', 'en-x-aaaaaaaaaaaaaaaaaaaaaaaa', '日本語'])(
    'stays English, and this is said, where the page has no words of it: "%s"',
    (language) => {
      const { content, notes, unplaced } = read({ meta: { language } });
      expect(content.site.language).toBe('en');
      expect([...notes, ...unplaced].join('\n')).toContain(`meta.language: "${language}"`);
    },
  );
});

it('an empty résumé gives a page that says what is missing', () => {
  expect(read({}).missing.join('\n')).toMatch(
    /your name[\s\S]*your role[\s\S]*address[\s\S]*e-mail/,
  );
});

it('a summary longer than an intro goes on in the biography, behind a sentence', () => {
  const sentence = 'I build screens that people on cheap phones can use. ';
  const long = `I work for Dr. ${'Novák and '.repeat(30)}others. `;
  const { owner, about } = read({ basics: { summary: long + sentence.repeat(30) } }).content;
  expect(owner.intro).toBe(long.trim());
  expect(about.paragraphs).toEqual([sentence.repeat(30).trim()]);
});

it('texts that are too long are cut at a word, and named', () => {
  const name = Array.from({ length: 60 }, (_, index) => `Word${index}`).join(' ');
  const { content, unplaced } = read({ work: [{ name, position: 'Clerk' }] });
  expect(content.experience[0]?.company).toMatch(/^(Word\d+ )+Word\d+…$/);
  expect(unplaced).toEqual([expect.stringMatching(/^work\[0\]\.name: "Word0 Word1 .*…"$/)]);
});

it('whatever JSON holds, the result is content that builds', () => {
  const key = fc.constantFrom(
    ...['basics', 'work', 'volunteer', 'education', 'skills', 'projects', 'name', 'label', 'url'],
    ...['summary', 'startDate', 'endDate', 'keywords', 'highlights', 'position', 'level', 'email'],
    ...['company', 'website', 'title', 'awards', 'certificates', 'profiles', 'network', 'meta'],
  );
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 900 }),
    fc.constantFrom('2024-13', '2024-02', '\u202eevil', ' ', 'https://a.example/x', '90%', 'a, B'),
    fc.integer(),
    fc.constant(null),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(key, tree), (resume) => {
      read(resume);
    }),
    { numRuns: 150 },
  );
});
