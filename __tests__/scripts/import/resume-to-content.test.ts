/** @jest-environment node */
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json';
import sample from '@jsonresume/schema/sample.resume.json';
import fc from 'fast-check';
import { contentFaults } from '@/lib/content/check';
import { resumeToContent } from '@/scripts/import/resume-to-content';

const today = '2026-11-20';
const read = (resume: unknown) => resumeToContent(resume, today);

describe('A résumé in the JSON Resume form', () => {
  const { content, notes, unplaced, missing } = read(sample);

  it('gives a content without faults', () => {
    expect(contentFaults(content)).toEqual([]);
    expect(notes).toEqual([
      'basics.profiles[0].url: is only https://www.twitter.com; https://twitter.com/neutralthoughts was taken',
    ]);
  });

  it('says who the owner is and where to reach him, but not his street', () => {
    expect(content.owner).toMatchObject({ name: 'Richard Hendriks', firstNames: 'Richard' });
    expect(content.contact).toMatchObject({
      email: 'richard.hendriks@mail.com',
      phone: '(912) 555-4321',
      location: 'San Francisco, California, United States',
      social: [{ name: 'Twitter' }, { name: 'SoundCloud' }],
    });
    expect(JSON.stringify(content)).not.toContain('Broadway');
  });

  it('says enough on the first screen, and goes on in About', () => {
    const { owner, about } = content;
    expect(owner.headline).toEqual(['a Programmer']);
    expect(owner.intro).toMatch(/^Richard hails from Tulsa\. .*developer\.$/);
    expect(about.paragraphs).toEqual([expect.stringMatching(/^While his work .*conversation!$/)]);
  });

  it('lists paid and voluntary work, with what was done', () => {
    expect(content.experience.map(({ company, type }) => [company, type])).toEqual([
      ['Pied Piper', undefined],
      ['CoderDojo', 'volunteer'],
    ]);
    expect(content.experience[0]).toMatchObject({
      period: { from: '2013-12', to: '2014-12' },
      highlights: expect.arrayContaining(['Successfully won Techcrunch Disrupt']),
    });
  });

  it('lists schools, awards, languages and skills in their groups', () => {
    expect(content.education[0]).toMatchObject({ school: 'University of Oklahoma' });
    expect(content.certificates.map(({ name }) => name)).toContain(
      'Digital Compression Pioneer Award',
    );
    expect(content.owner.languages).toEqual([{ name: 'English', level: 'Native speaker' }]);
    expect(content.skills[0]).toEqual({
      name: 'HTML',
      image: 'icon:html5',
      group: 'Web Development',
    });
  });

  it('names what found no place and what is missing', () => {
    expect(unplaced).toContain('work[0].description: "Awesome compression company"');
    expect(unplaced).toContain('references[0].name: "Erlich Bachman"');
    expect(missing).toContainEqual(expect.stringContaining('pictures of your projects'));
  });
});

it('a résumé of somebody who has just begun: education and projects first', () => {
  const { content } = read(newGraduate);
  expect(contentFaults(content)).toEqual([]);
  expect(content.education).not.toEqual([]);
});

describe('Work', () => {
  const periods = (work: object[]) => read({ work }).content.experience.map(({ period }) => period);

  it.each([
    [{ startDate: '2024-08' }, { from: '2024-08', to: 'present' }],
    [
      { startDate: '2023', endDate: '2024' },
      { from: '2023', to: '2024' },
    ],
    [
      { startDate: '2023-05-17', endDate: '2023-05-30' },
      { from: '2023-05', to: '2023-05' },
    ],
    [{ endDate: '2020-01' }, { from: '2020-01', to: '2020-01' }],
    [
      { startDate: 'Sep 2023', endDate: 'Dec 2024' },
      { from: '2023-09', to: '2024-12' },
    ],
    [
      { startDate: '2024-08', endDate: '2023-01' },
      { from: '2024-08', to: '2024-08' },
    ],
    [{ startDate: 'soon' }, undefined],
    [{}, undefined],
  ])('with the dates %j lasts %j', (dates, period) => {
    expect(periods([{ name: 'Harbour', position: 'Clerk', ...dates }])).toEqual([period]);
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
});

it('skills find their logos under the names that people give them', () => {
  const names = [
    'AWS',
    'GCP',
    'Golang',
    'K8s',
    '.NET',
    'Postgres',
    'Tailwind',
    'Vue',
    'C++',
    'Patience',
  ];
  const { skills } = read({ skills: names.map((name) => ({ name })) }).content;
  expect(skills.map(({ image }) => image)).toEqual([
    ...['amazonwebservices', 'googlecloud', 'go', 'kubernetes', 'dotnetcore', 'postgresql'].map(
      (icon) => `icon:${icon}`,
    ),
    'icon:tailwindcss',
    'icon:vuejs',
    'icon:cplusplus',
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

  it('tell as sentences what they have as points, as far as it fits', () => {
    const { content, unplaced } = read({
      projects: [
        {
          name: 'Kelp',
          description: 'Counts kelp',
          highlights: ['Won a prize!', 'Runs on a buoy', 'word '.repeat(130)],
          roles: ['Lead', 'Design'],
        },
      ],
    });
    expect(content.projects[0]).toMatchObject({
      description: 'Counts kelp. Won a prize! Runs on a buoy.',
      role: 'Lead, Design',
    });
    expect(unplaced).toEqual([expect.stringMatching(/^projects\[0\]\.highlights\[2\]: /)]);
  });

  it('with an address that no page may carry has no link, and the address is named', () => {
    const { content, unplaced } = read({
      projects: [{ name: 'Kelp', url: 'javascript:alert(1)' }],
    });
    expect(JSON.stringify(content.projects)).not.toContain('javascript:');
    expect(unplaced).toEqual(['projects[0].url: "javascript:alert(1)"']);
  });
});

describe('Profiles elsewhere', () => {
  const social = (...profiles: object[]) => {
    const { content, unplaced } = read({ basics: { profiles } });
    return [content.contact.social.map(({ href }) => href), unplaced.length];
  };

  it('without an address are found by network and name, where the network is known', () => {
    expect(social({ network: 'GitHub', username: 'ana-codes', url: '' })).toEqual([
      ['https://github.com/ana-codes'],
      0,
    ]);
    expect(social({ network: 'Dev.to', username: '@ana' })).toEqual([['https://dev.to/ana'], 0]);
    expect(social({ network: 'Friendster', username: 'ana' })).toEqual([[], 2]);
    expect(social({ network: 'constructor', username: 'ana' })).toEqual([[], 2]);
    expect(social({ network: 'GitHub', username: '../../x' })).toEqual([[], 2]);
  });

  it('with an address keep it', () => {
    const url = 'https://ana.example/';
    expect(social({ network: 'Blog', username: 'ana', url })).toEqual([[url], 0]);
  });
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
    expect(missing).toContain('content/site.ts: the address of your site');
    expect(content.contact.social).toEqual([
      { name: 'linkedin.com', href: 'https://www.linkedin.com/in/ana' },
    ]);
  });
});

describe('The headline', () => {
  it.each([
    ['Programmer', ['a Programmer']],
    ['Engineer', ['an Engineer']],
    ['UX Designer', ['a UX Designer']],
    ['SQL Developer', ['an SQL Developer']],
    ['European Champion', ['a European Champion']],
    ['The Nut', ['The Nut']],
    [
      'Developer at Reef | React, Vue • Speaker',
      ['a Developer at Reef', 'a React, Vue', 'a Speaker'],
    ],
    [`Developer ${'and more '.repeat(9)}`, [expect.stringMatching(/^Developer .{30,49}…$/)]],
  ])('of "%s" is typed as %j', (label, phrases) => {
    expect(read({ basics: { label } }).content.owner.headline).toEqual(phrases);
  });
});

describe('The language of the page', () => {
  const language = (resume: object) => read(resume).content.site.language;
  const spanish =
    'Hago páginas que cargan rápido en cualquier teléfono y escribo pruebas para ellas. Desde 2019 trabajo en Madrid.';

  it('is what the résumé says, else what it is written in, else English', () => {
    expect(language({ meta: { language: 'es-MX' } })).toBe('es-MX');
    expect(language({ basics: { label: 'Desarrolladora', summary: spanish } })).toBe('es');
    expect(language({ basics: { label: 'Desarrolladora' } })).toBe('en');
  });

  it('stays English, so that the page can be built, where the interface has no words yet', () => {
    const { content, missing } = read({ meta: { language: 'is' } });
    expect(content.site.language).toBe('en');
    expect(missing).toContainEqual(expect.stringContaining('the words of the page in is'));
  });

  it.each(['klingon!', 'e', 'en-', 'en-x-aaaaaaaaaaaaaaaaaaaaaaaa', '日本語'])(
    '"%s" is no language, and is named as not placed',
    (given) => {
      const { content, unplaced } = read({ meta: { language: given } });
      expect(content.site.language).toBe('en');
      expect(unplaced).toEqual([expect.stringMatching(/^meta\.language: /)]);
    },
  );

  it('that is not English leaves roles without an article, and a greeting to be written', () => {
    const { content, missing } = read({ basics: { label: 'Desarrolladora', summary: spanish } });
    expect(content.owner.headline).toEqual(['Desarrolladora']);
    expect(missing).toContainEqual(expect.stringContaining('a greeting in es'));
  });
});

it('an empty résumé gives a page that says what is missing', () => {
  const { content, missing } = read({});
  expect(contentFaults(content)).toEqual([]);
  expect(missing.join('\n')).toMatch(/your name[\s\S]*your role[\s\S]*address[\s\S]*e-mail/);
});

it('a summary longer than an intro goes on in the biography', () => {
  const sentence = 'I build screens that people on cheap phones can use. ';
  const { content } = read({ basics: { summary: sentence.repeat(30) } });
  expect(content.owner.intro.length).toBeLessThanOrEqual(600);
  expect([content.owner.intro, ...content.about.paragraphs].join(' ')).toBe(
    sentence.repeat(30).trim(),
  );
});

it('texts that are too long are cut at a word, and this is said', () => {
  const { content, notes } = read({ work: [{ name: 'Word '.repeat(60), position: 'Clerk' }] });
  expect(content.experience[0]?.company).toMatch(/^(Word )+Word…$/);
  expect(notes).toEqual(['work[0].name: 299 characters, cut to 120']);
});

it('whatever JSON holds, no fault of it stops the import', () => {
  const key = fc.constantFrom(
    ...['basics', 'work', 'volunteer', 'education', 'skills', 'projects', 'name', 'label', 'url'],
    ...['summary', 'startDate', 'endDate', 'keywords', 'highlights', 'position', 'level', 'email'],
  );
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 900 }),
    fc.constantFrom('2024-13', '2024-02', '\u202eevil', ' ', 'https://a.example/x', '90%'),
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
      expect(contentFaults(read(resume).content)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
