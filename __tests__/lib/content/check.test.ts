/** @jest-environment node */
import { content } from '@/lib/content';
import { checkContent, contentFaults } from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';

/** A copy of the content, changed as an owner might; `any` stands for what types would forbid. */
function changed(change: (copy: Loose) => void): Record<keyof Content, unknown> {
  const copy = structuredClone(content) as unknown as Loose;
  change(copy);
  return copy as unknown as Record<keyof Content, unknown>;
}

/** Content without its types: every field can be read, set and deleted. */
interface Loose {
  [key: string]: Loose & (string | number | boolean | undefined | null);
}
const set = (target: unknown, key: string, value: unknown) => {
  (target as Record<string, unknown>)[key] = value;
};

const arkha = 'content/projects.ts › entry 1 ("Arkha")';
const react = 'content/skills.ts › entry 1 ("React")';

const mistakes: [name: string, change: (copy: Loose) => void, sentence: string][] = [
  [
    'a level of 150',
    (copy) => set(copy.skills?.[0], 'level', 150),
    `${react} › level: must be between 0 and 100; given: 150`,
  ],
  [
    'a level of 101',
    (copy) => set(copy.skills?.[0], 'level', 101),
    `${react} › level: must be between 0 and 100; given: 101`,
  ],
  [
    'a level below zero',
    (copy) => set(copy.skills?.[0], 'level', -1),
    `${react} › level: must be between 0 and 100; given: -1`,
  ],
  [
    'a level in quotes',
    (copy) => set(copy.skills?.[0], 'level', '90'),
    `${react} › level: must be a number without quotes; given: "90"`,
  ],
  [
    'a level that is no number',
    (copy) => set(copy.skills?.[0], 'level', Number.NaN),
    `${react} › level: must be a number without quotes; given: NaN`,
  ],
  [
    'an ftp link',
    (copy) => set(copy.projects?.[0], 'demoLink', 'ftp://example.com/arkha'),
    `${arkha} › demoLink: must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"; given: "ftp://example.com/arkha"`,
  ],
  [
    'a script as a link',
    (copy) => set(copy.projects?.[0], 'repoLink', 'javascript:alert(1)'),
    `${arkha} › repoLink: must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"; given: "javascript:alert(1)"`,
  ],
  [
    'a link without https',
    (copy) => set(copy.contact?.social?.[0], 'href', 'github.com/juan'),
    'content/contact.ts › social.0.href: must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"; given: "github.com/juan"',
  ],
  [
    'a file that is not there',
    (copy) => set(copy.projects?.[4], 'apkLink', '/pathfinder.apk'),
    'content/projects.ts › entry 5 ("Pathfinder CCC") › apkLink: must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"; given: "/pathfinder.apk"',
  ],
  [
    'a renamed image',
    (copy) => set(copy.projects?.[0]?.image, 'src', '/images/arkha-2.png'),
    `${arkha} › image.src: no such file in public/ (write it like "/images/name.png"); given: "/images/arkha-2.png"`,
  ],
  [
    'an image in the wrong letter case',
    (copy) => set(copy.projects?.[0]?.image, 'src', '/Images/ARKHA.png'),
    `${arkha} › image.src: no such file in public/, but there is "/images/arkha.png"; upper and lower case count; given: "/Images/ARKHA.png"`,
  ],
  [
    'a path out of public/',
    (copy) => set(copy.projects?.[0]?.image, 'src', '/../package.json'),
    `${arkha} › image.src: no such file in public/ (write it like "/images/name.png"); given: "/../package.json"`,
  ],
  [
    'a folder as an image',
    (copy) => set(copy.experience?.[0], 'logo', '/images/logos'),
    'content/experience.ts › entry 1 ("Quality Assurance Tester") › logo: no such file in public/ (write it like "/images/name.png"); given: "/images/logos"',
  ],
  [
    'an empty image, in one sentence and not in two',
    (copy) => set(copy.projects?.[0]?.image, 'src', ''),
    `${arkha} › image.src: must not be empty; given: ""`,
  ],
  [
    'an image without a description',
    (copy) => set(copy.projects?.[0]?.image, 'alt', ' '),
    `${arkha} › image.alt: must not be empty; given: " "`,
  ],
  [
    'a logo that does not exist',
    (copy) => set(copy.skills?.[0], 'image', 'icon:reactjs'),
    `${react} › image: devicon has no such logo, but there is "icon:react"; a file in public/ like "/images/name.svg" works too; given: "icon:reactjs"`,
  ],
  [
    'an empty title',
    (copy) => set(copy.projects?.[0], 'title', ''),
    'content/projects.ts › entry 1 › title: must not be empty; given: ""',
  ],
  [
    'a duplicate title, whatever its case',
    (copy) => set(copy.projects?.[1], 'title', 'ARKHA '),
    'content/projects.ts › entry 2 ("ARKHA ") › title: stands twice; each must be different; given: "ARKHA "',
  ],
  [
    'a title that is too long',
    (copy) => set(copy.projects?.[0], 'title', 'A'.repeat(101)),
    `content/projects.ts › entry 1 ("${'A'.repeat(76)}…) › title: must be at most 100 characters long; given: "${'A'.repeat(76)}…`,
  ],
  [
    'an unknown field',
    (copy) => set(copy.projects?.[0], 'demolink', 'https://example.com'),
    `${arkha} › demolink: is not a known field; did you mean "demoLink"?`,
  ],
  [
    'an unknown field in an entry within an entry',
    (copy) => set(copy.projects?.[0]?.image, 'scr', '/images/arkha.png'),
    `${arkha} › image.scr: is not a known field; did you mean "src"?`,
  ],
  [
    'an unknown field in a list within a file',
    (copy) => set(copy.contact?.social?.[0], 'hreff', 'https://example.com'),
    'content/contact.ts › social.0.hreff: is not a known field; did you mean "href"?',
  ],
  [
    'an unknown field that resembles none',
    (copy) => set(copy.projects?.[0], 'colour', 'red'),
    `${arkha} › colour: is not a known field`,
  ],
  [
    'a field that is missing',
    (copy) => {
      delete copy.projects?.[0]?.description;
    },
    `${arkha} › description: is missing`,
  ],
  [
    'yes instead of true',
    (copy) => set(copy.projects?.[0], 'featured', 'yes'),
    `${arkha} › featured: must be true or false; given: "yes"`,
  ],
  [
    'tags in one text',
    (copy) => set(copy.projects?.[0], 'tags', 'React, Python'),
    `${arkha} › tags: must be a list in square brackets: [ … ]; given: "React, Python"`,
  ],
  [
    'a path where a picture belongs',
    (copy) => set(copy.projects?.[0], 'image', '/images/arkha.png'),
    `${arkha} › image: must be an entry in braces: { … }; given: "/images/arkha.png"`,
  ],
  [
    'too many tags',
    (copy) => set(copy.projects?.[0], 'tags', Array(21).fill('x')),
    `${arkha} › tags: must hold at most 20 entries; given: [${'"x",'.repeat(19)}…`,
  ],
  [
    'a period that nobody can read',
    (copy) => set(copy.experience?.[0], 'period', 'last summer'),
    'content/experience.ts › entry 1 ("Quality Assurance Tester") › period: must read like "Sept 2025 – Present", "2023 – 2024", "03/2022 – 06/2023" or "Summer 2024", the start before the end; given: "last summer"',
  ],
  [
    'a period of data without an end',
    (copy) => set(copy.experience?.[0], 'period', { from: '2024-08' }),
    'content/experience.ts › entry 1 ("Quality Assurance Tester") › period: must be a text like "Sept 2025 – Present" or data like { from: \'2024-08\', to: \'present\' }, the start before the end; given: {"from":"2024-08"}',
  ],
  [
    'a date that nobody can read',
    (copy) => set(copy, 'certificates', [{ name: 'First aid', date: 'recently' }]),
    'content/certificates.ts › entry 1 ("First aid") › date: must read like "May 2024", "2024" or "2024-05"; given: "recently"',
  ],
  [
    'a phone number of words',
    (copy) => set(copy.contact, 'phone', 'call me'),
    'content/contact.ts › phone: must be a phone number like "+63 900 000 0000" or "+63 2 000 0000 ext. 12"; given: "call me"',
  ],
  [
    'a part of a photo that nobody can find',
    (copy) => set(copy.owner?.portrait, 'focus', 'my face'),
    'content/owner.ts › portrait.focus: must be like "top", "bottom left" or "30% 20%" (from the left, from the top); given: "my face"',
  ],
  [
    'two networks of one name, which nobody could tell apart',
    (copy) => set(copy.contact?.social?.[1], 'name', 'github'),
    'content/contact.ts › social.1.name: stands twice; each must be different; given: "github"',
  ],
  [
    'a mail link without an address',
    (copy) => set(copy.contact?.social?.[0], 'href', 'mailto:nobody'),
    'content/contact.ts › social.0.href: must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"; given: "mailto:nobody"',
  ],
  [
    'an e-mail address without @',
    (copy) => set(copy.contact, 'email', 'juan.example.com'),
    'content/contact.ts › email: must be an e-mail address; given: "juan.example.com"',
  ],
  [
    'a site address without https',
    (copy) => set(copy.site, 'url', 'juan.example'),
    'content/site.ts › url: must be an address starting with https:// (or http://), like "https://name.example"; given: "juan.example"',
  ],
  [
    'a site address with a path',
    (copy) => set(copy.site, 'url', 'https://juan.example/portfolio'),
    'content/site.ts › url: must be the bare address without a path; a sub-path goes into BASE_PATH; given: "https://juan.example/portfolio"',
  ],
  ...['en-12', 'EN', 'english', 'en_GB', 'en-a', 'x', 'de-1'].map(
    (language): (typeof mistakes)[number] => [
      `the language "${language}"`,
      (copy) => set(copy.site, 'language', language),
      `content/site.ts › language: must be a language tag like "en"; given: "${language}"`,
    ],
  ),
  [
    'text that runs backwards',
    (copy) => set(copy.owner, 'role', 'Developer \u202egnp.exe'),
    'content/owner.ts › role: must not hold control or direction-override characters; given: "Developer \u202egnp.exe"',
  ],
  [
    'no headline phrase',
    (copy) => set(copy.owner, 'headline', []),
    'content/owner.ts › headline: must hold 1 to 6 entries; given: []',
  ],
  [
    'a list that is gone altogether',
    (copy) => {
      delete copy.projects;
    },
    'content/projects.ts: is missing',
  ],
];

describe('A mistake in the content is named in one plain sentence', () => {
  it.each(mistakes)('%s', (_, change, sentence) => {
    expect(contentFaults(changed(change))).toEqual([sentence]);
  });
});

it('The title that was misspelt and the one that is missing are both named', () => {
  const input = changed((copy) => {
    set(copy.projects?.[0], 'titel', copy.projects?.[0]?.title);
    delete copy.projects?.[0]?.title;
  });
  expect(contentFaults(input)).toEqual([
    'content/projects.ts › entry 1 › title: is missing',
    'content/projects.ts › entry 1 › titel: is not a known field; did you mean "title"?',
  ]);
});

describe('The content check', () => {
  it('names all faults at once, wherever they are', () => {
    const input = changed((copy) => {
      set(copy.skills?.[0], 'level', 150);
      set(copy.skills?.[7], 'level', -5);
      set(copy.projects?.[0], 'title', '');
      set(copy.contact, 'email', 'nobody');
    });
    expect(contentFaults(input)).toHaveLength(4);
    expect(() => checkContent(input)).toThrow(
      /4 faults:\ncontent\/skills\.ts › entry 1 \("React"\)/,
    );
  });

  it.each(['experience', 'skills', 'projects'])('takes an empty list of %s', (list) => {
    expect(contentFaults(changed((copy) => set(copy, list, [])))).toEqual([]);
  });

  it.each([
    ['about.services', (copy: Loose) => set(copy.about, 'services', [])],
    ['about.paragraphs', (copy: Loose) => set(copy.about, 'paragraphs', [])],
    ['contact.social', (copy: Loose) => set(copy.contact, 'social', [])],
    ['a project’s tags', (copy: Loose) => set(copy.projects?.[0], 'tags', [])],
  ])('takes an empty list of %s', (_, change) => {
    expect(contentFaults(changed(change))).toEqual([]);
  });

  it.each(['en', 'fil', 'en-PH', 'zh-Hant-TW', 'es-419', 'de-CH-1996'])(
    'takes the language %s, which Intl takes too',
    (language) => {
      const input = changed((copy) => {
        set(copy.site, 'language', language);
        set(copy.site, 'words', {});
      });
      expect(contentFaults(input)).toEqual([]);
      expect(() => new Intl.ListFormat(language)).not.toThrow();
    },
  );

  it.each([0, 100])('takes a level of %i', (level) => {
    expect(contentFaults(changed((copy) => set(copy.skills?.[0], 'level', level)))).toEqual([]);
  });

  it('takes a project without any link', () => {
    const input = changed((copy) => {
      delete copy.projects?.[0]?.demoLink;
      delete copy.projects?.[0]?.repoLink;
    });
    expect(contentFaults(input)).toEqual([]);
  });

  it('takes what an entry cannot do without, and nothing else', () => {
    const input = changed((copy) => {
      set(copy, 'experience', [{ company: 'Tidal', role: 'Tester', skills: [] }]);
      set(copy, 'education', [{ school: 'Lakeshore City College' }]);
      set(copy, 'certificates', [{ name: 'First aid' }]);
      set(copy, 'skills', [{ name: 'Patience' }]);
      set(copy, 'projects', [{ title: 'Tide', description: 'Says when.', tags: [] }]);
      for (const key of ['phone', 'location', 'emailService']) delete copy.contact?.[key];
      for (const key of ['portrait', 'cv']) delete copy.owner?.[key];
      delete copy.about?.photo;
    });
    expect(contentFaults(input)).toEqual([]);
  });

  it('takes a content older than education and certificates for one without any', () => {
    const { education, certificates, ...older } = structuredClone(content);
    expect(checkContent(older)).toMatchObject({ education: [], certificates: [] });
  });

  it('reads months in the language of the page', () => {
    const input = changed((copy) => {
      set(copy.site, 'language', 'de');
      set(copy.site, 'words', {});
      set(copy.experience?.[0], 'period', 'März 2024 – heute');
    });
    expect(contentFaults(input)).toEqual([]);
  });

  it('hands the content on as it was given', () => {
    expect(checkContent(structuredClone(content))).toEqual(content);
  });
});
